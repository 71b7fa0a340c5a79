/** Which drawn thing plays which piece: assigned when a piece is first seen, kept for good. */
import { type Color, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { PieceKey } from '../layout/pieces.ts';
import type { PieceBatch } from '../pieces/pieceBatch.ts';
import type { Jolts } from './jolts.ts';
import type { PieceIndex } from './pieceIndex.ts';
import type { PoseBook } from './poseBook.ts';
import { AT, CHANNELS } from './stance.ts';

/** One instance of a batch. */
export interface Role {
  setMatrix(matrix: Matrix4): void;
  setVisible(isVisible: boolean): void;
  setShine(shine: number): void;
}

/** Undefined: nobody here plays it. */
export type CastPiece = (key: PieceKey, piece: number) => Role | undefined;

const place = new Vector3();
const turned = new Quaternion();
const turns = new Euler(0, 0, 0, 'YXZ');
const size = new Vector3();
const matrix = new Matrix4();

export interface Casting {
  /** Writes what has changed since the last time; true if anything was drawn anew. */
  write(): boolean;
  /** Everything is written again, as for a new company or a restored context. */
  recast(companies: readonly CastPiece[]): void;
}

export function createCasting(book: PoseBook, jolts: Jolts, index: PieceIndex): Casting {
  const roles: (Role | undefined)[] = [];
  const isCast: boolean[] = [];
  let companies: readonly CastPiece[] = [];

  function roleOf(piece: number): Role | undefined {
    if (isCast[piece]) return roles[piece];
    const key = index.keyOf(piece);
    if (key === undefined) return undefined;
    isCast[piece] = true;
    for (const cast of companies) {
      const role = cast(key, piece);
      if (role === undefined) continue;
      roles[piece] = role;
      return role;
    }
    return undefined;
  }

  function writePiece(piece: number): void {
    const role = roleOf(piece);
    if (role === undefined) return;
    const isVisible = book.isVisible[piece] === 1;
    role.setVisible(isVisible);
    if (!isVisible) return;
    const at = piece * CHANNELS;
    const { now } = book;
    place.set(now[at + AT.x] ?? 0, (now[at + AT.y] ?? 0) + (jolts.lift[piece] ?? 0), now[at + AT.z] ?? 0);
    turns.set(
      (now[at + AT.tilt] ?? 0) + (jolts.tilt[piece] ?? 0),
      (now[at + AT.turn] ?? 0) + (jolts.turn[piece] ?? 0),
      now[at + AT.roll] ?? 0,
    );
    const girth = now[at + AT.girth] ?? 1;
    size.set(girth, now[at + AT.height] ?? 1, girth);
    role.setMatrix(matrix.compose(place, turned.setFromEuler(turns), size));
    role.setShine(jolts.shine[piece] ?? 1);
  }

  return {
    write: () => {
      const count = book.changedCount();
      for (let i = 0; i < count; i++) writePiece(book.changed[i] ?? 0);
      book.clean();
      return count > 0;
    },
    recast: (next) => {
      companies = next;
      roles.length = 0;
      isCast.length = 0;
      for (let piece = 0; piece < index.count(); piece++) book.touch(piece);
    },
  };
}

/** A batch of several shapes, as the pieces folder makes them. */
export type Batch<Model extends string> = Pick<
  PieceBatch<Model>,
  'setMatrix' | 'setVisible' | 'setTint' | 'setShine' | 'setModel'
>;

/** Gives every piece one instance of a batch, the same whenever it is cast again; undefined: there is none left. */
export function createSlots(capacity: number, first = 0): (key: PieceKey) => number | undefined {
  const slots = new Map<PieceKey, number>();
  return (key) => {
    const known = slots.get(key);
    if (known !== undefined) return known;
    const next = first + slots.size;
    if (next >= capacity) return undefined;
    slots.set(key, next);
    return next;
  };
}

/** One instance of it, given to a piece for good. */
export function roleIn<Model extends string>(batch: Batch<Model>, slot: number, model: Model, paint?: Color): Role {
  let shown = 1;
  batch.setModel(slot, model);
  if (paint !== undefined) batch.setTint(slot, paint);
  return {
    setMatrix: (to) => batch.setMatrix(slot, to),
    setVisible: (isVisible) => batch.setVisible(slot, isVisible),
    setShine: (shine) => {
      if (shine === shown) return;
      shown = shine;
      batch.setShine(slot, shine);
    },
  };
}
