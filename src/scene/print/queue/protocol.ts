/** What a page and its printing worker say to each other. */
import type { FaceId } from '../faces/ids.ts';
import type { TextEntry } from '../text/report.ts';

export type PrintOrder = { readonly job: number; readonly face: FaceId; readonly scale: number };

export type PrintedFace = {
  readonly bitmap: ImageBitmap;
  /** Where the words of the face lie. */
  readonly texts: readonly TextEntry[];
  readonly ms: number;
};

export type PrintAnswer =
  | ({ readonly job: number; readonly ok: true } & PrintedFace)
  | { readonly job: number; readonly ok: false; readonly message: string };
