/** Makes a picture small enough to travel, as well as its size allows. */
import sharp from 'sharp';

const QUALITIES = [90, 84, 78, 70, 60, 50];

export async function squeeze(picture: Buffer, limitBytes: number): Promise<Buffer> {
  let squeezed = picture;
  for (const quality of QUALITIES) {
    squeezed = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (squeezed.length <= limitBytes) return squeezed;
  }
  throw new Error(`a picture of ${squeezed.length} bytes cannot be made smaller than ${limitBytes}`);
}
