/** Buildings, towers, markers, tray and fountain: everything carved, in one draw. */
import { useEffect, useMemo } from 'react';
import { Color, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { District } from '../../engine/index.ts';
import type { SeatColour } from '../../store/seatColours.ts';
import type { Furniture } from '../layout/furniture.ts';
import type { PieceKey } from '../layout/pieces.ts';
import { useGeometries } from '../materials/models.ts';
import { useCarvedWood } from '../materials/useWood.ts';
import { DISTRICT_WOOD, districtUnder, SEAT_WOOD } from '../pieces/carvedTint.ts';
import { createPieceBatch, type PieceBatch } from '../pieces/pieceBatch.ts';
import { type CastPiece, createSlots, type Role, roleIn } from './casting.ts';
import { familyOf } from './pieceIndex.ts';

const CAPACITY = 140;
const SEAT_MARKS = { red: 'mark-rowan', blue: 'mark-oak', green: 'mark-pine', gold: 'mark-acorn' } as const;

export interface CarvedCompany {
  readonly batch: PieceBatch;
  readonly cast: CastPiece;
  /** Tray and fountain, which only move when another player sits near. */
  furnish(furniture: readonly Furniture[]): void;
}

interface Carving {
  readonly model: string;
  readonly paint: string;
}

/** Undefined: it is not carved, or there is no such model. */
export function carvingOf(key: PieceKey, colours: readonly SeatColour[]): Carving | undefined {
  const [, id = ''] = key.split(':');
  const colour = colours[Number(id)] ?? 'red';
  switch (familyOf(key)) {
    case 'diorama':
      return { model: id, paint: '#ffffff' };
    case 'storey':
      return { model: 'storey', paint: DISTRICT_WOOD[id as District] };
    case 'roof':
      return { model: `roof-${id}`, paint: DISTRICT_WOOD[id as District] };
    case 'score':
      return { model: 'score-keep', paint: SEAT_WOOD[id === 'guard' ? 'guard' : colour] };
    case 'mark':
      return { model: SEAT_MARKS[colour], paint: SEAT_WOOD[colour] };
    default:
      return undefined;
  }
}

const FURNITURE = ['tray', 'fountain', 'construct', 'level-up'] as const;

export function useCarvedCompany(colours: readonly SeatColour[]): CarvedCompany {
  const pieces = useGeometries('pieces.glb');
  const dioramas = useGeometries('dioramas.glb');
  const material = useCarvedWood();
  const company = useMemo((): CarvedCompany => {
    const models = new Map([...pieces, ...dioramas]);
    const batch = createPieceBatch<string>({ name: 'carved', models, material, capacity: CAPACITY });
    const slotOf = createSlots(CAPACITY, FURNITURE.length);
    return {
      batch,
      cast: (key) => {
        const carving = carvingOf(key, colours);
        if (carving === undefined || !models.has(carving.model)) return undefined;
        const slot = slotOf(key);
        if (slot === undefined) return undefined;
        const paint = new Color(carving.paint);
        const role = roleIn(batch, slot, carving.model, paint);
        return familyOf(key) === 'diorama' ? tintedByDistrict(role, batch, slot, paint) : role;
      },
      furnish: (furniture) => {
        FURNITURE.forEach((model, slot) => {
          const thing = furniture.find(({ name }) => name === model);
          batch.setVisible(slot, thing !== undefined);
          if (thing === undefined) return;
          batch.setModel(slot, model);
          batch.setMatrix(slot, stood(thing));
        });
      },
    };
  }, [pieces, dioramas, material, colours]);
  useEffect(() => () => company.batch.dispose(), [company]);
  return company;
}

/** A building takes the colour of the district it is built in. */
function tintedByDistrict(role: Role, batch: PieceBatch, slot: number, paint: Color): Role {
  let known: District | undefined;
  return {
    ...role,
    setMatrix: (matrix) => {
      const district = districtUnder(matrix.elements[12], matrix.elements[14]);
      if (district !== known) batch.setTint(slot, paint.set(DISTRICT_WOOD[district]));
      known = district;
      role.setMatrix(matrix);
    },
  };
}

const up = new Vector3(1, 1, 1);

function stood({ x, y, z, turn }: Furniture): Matrix4 {
  return new Matrix4().compose(new Vector3(x, y, z), new Quaternion().setFromEuler(new Euler(0, turn, 0)), up);
}
