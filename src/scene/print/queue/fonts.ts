/** The two typefaces of the print, loaded from the game's own files before the first face is set. */

import grenze500Italic from '@fontsource/grenze/files/grenze-latin-500-italic.woff2?url';
import grenze500 from '@fontsource/grenze/files/grenze-latin-500-normal.woff2?url';
import grenze600 from '@fontsource/grenze/files/grenze-latin-600-normal.woff2?url';
import grenze700 from '@fontsource/grenze/files/grenze-latin-700-normal.woff2?url';
import newRocker from '@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff2?url';

type Cut = { readonly family: string; readonly url: string; readonly weight: string; readonly style: string };

const CUTS: readonly Cut[] = [
  { family: 'New Rocker', url: newRocker, weight: '400', style: 'normal' },
  { family: 'Grenze', url: grenze500, weight: '500', style: 'normal' },
  { family: 'Grenze', url: grenze600, weight: '600', style: 'normal' },
  { family: 'Grenze', url: grenze700, weight: '700', style: 'normal' },
  { family: 'Grenze', url: grenze500Italic, weight: '500', style: 'italic' },
];

let loading: Promise<void> | undefined;

async function load(fonts: FontFaceSet): Promise<void> {
  const faces = CUTS.map(({ family, url, weight, style }) => new FontFace(family, `url(${url})`, { weight, style }));
  await Promise.all(
    faces.map(async (face) => {
      fonts.add(await face.load());
    }),
  );
}

/** `fonts` is the page's or the worker's own set. */
export function loadFonts(fonts: FontFaceSet): Promise<void> {
  loading ??= load(fonts);
  return loading;
}
