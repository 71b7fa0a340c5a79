/** Draws the icons that an installed game has, from public/icon.svg, into public/icons: npm run app-icons */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const NIGHT = '#120c08';
const folder = 'public/icons';
const svg = readFileSync('public/icon.svg');

/** `margin`: what a round or rounded cut may take away, as a part of the width. */
async function draw(name: string, size: number, { margin = 0, isOpaque = false } = {}): Promise<void> {
  const inner = Math.round(size * (1 - 2 * margin));
  const picture = await sharp(svg, { density: (72 * inner) / 112 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = isOpaque ? NIGHT : { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`);
}

mkdirSync(folder, { recursive: true });
await draw('icon-192', 192);
await draw('icon-512', 512);
await draw('maskable-512', 512, { margin: 0.1, isOpaque: true });
await draw('touch-180', 180, { isOpaque: true });
