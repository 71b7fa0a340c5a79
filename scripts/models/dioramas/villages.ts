/** Homely buildings: Splinter Yard, Branch & Root Inn, Greenwood Lodge, Box Office, Notice Trunk. */

import {
  along,
  BARK,
  BRASS,
  DARK,
  IRON,
  LEAVES,
  NEEDLES,
  OAK,
  PARCHMENT,
  PLASTER,
  RED,
  STONE,
  THATCH,
  TIMBER,
  TINTED,
} from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { ball, block, chip, cone, pipe, sawn, turned } from '../carving/shapes.ts';
import { bent, type Vec3 } from '../carving/wood.ts';
import {
  arch,
  barrel,
  chimney,
  crate,
  decal,
  door,
  gable,
  pine,
  rope,
  shield,
  stake,
  sword,
  window,
} from './vocabulary.ts';

export function splinterYard(): Part[] {
  const disc = (radius: number, z: number, paint: typeof OAK) =>
    part(turned([radius, 0, radius, 0.03, radius * 0.94, 0.045], 10), paint, { y: 0.42, z, tilt: Math.PI / 2 });
  const target = [
    part(pipe([-0.14, 0, 0.1, 0, 0.66, 0], 0.025, { sides: 4, steps: 1 }), TIMBER),
    part(pipe([0.14, 0, 0.1, 0, 0.66, 0], 0.025, { sides: 4, steps: 1 }), TIMBER),
    disc(0.26, 0.06, PARCHMENT),
    disc(0.19, 0.085, TINTED),
    disc(0.12, 0.11, PARCHMENT),
    disc(0.055, 0.135, RED),
  ];
  const dummy = [
    part(block(0.07, 0.5, 0.07, { bevel: 0.012 }), TIMBER),
    part(block(0.62, 0.07, 0.07, { hangs: true, bevel: 0.014 }), along(OAK, 'x'), { y: 0.56, roll: 0.06 }),
    part(turned([0.1, 0.3, 0.15, 0.36, 0.16, 0.56, 0.11, 0.66], 8), THATCH),
    part(ball(0.125, { detail: 0, rough: 0.05 }), THATCH, { y: 0.78 }),
    part(turned([0.135, 0, 0.13, 0.05, 0.07, 0.13, 0, 0.15], 9), IRON, { y: 0.8 }),
    ...shield({ x: -0.3, y: 0.52, z: 0.07 }, { radius: 0.14 }),
    ...sword({ x: 0.33, y: 0.62, z: 0.05, roll: -0.2 }, { length: 0.6 }),
  ];
  const fence = Array.from({ length: 10 }, (_, i) =>
    stake({ x: -0.82 + i * 0.182, z: -0.22, turn: i }, { height: 0.52 + 0.06 * Math.sin(i * 2.4), radius: 0.07 }),
  );
  return [
    ...fence,
    part(block(1.7, 0.06, 0.04, { hangs: true, bevel: 0.01 }), along(TIMBER, 'x'), { y: 0.3, z: -0.16 }),
    ...placed(target, { x: -0.48, z: -0.02, turn: 0.12 }),
    ...placed(dummy, { x: 0.2, z: 0.02 }),
    part(block(0.05, 0.36, 0.05, { bevel: 0.01 }), TIMBER, { x: 0.56, z: 0.08 }),
    part(block(0.05, 0.36, 0.05, { bevel: 0.01 }), TIMBER, { x: 0.84, z: 0.08 }),
    part(block(0.38, 0.05, 0.06, { hangs: true, bevel: 0.01 }), along(OAK, 'x'), { x: 0.7, y: 0.3, z: 0.08 }),
    ...sword({ x: 0.63, y: 0.5, z: 0.13, roll: Math.PI + 0.12 }, { length: 0.6 }),
    ...sword({ x: 0.77, y: 0.5, z: 0.13, roll: Math.PI - 0.12 }, { length: 0.6 }),
  ];
}

export function branchAndRootInn(): Part[] {
  const beam = (x: number, y: number, width: number, height: number, roll = 0) =>
    part(chip(width, height, 0.02), TIMBER, { x, y, z: 0.245, roll });
  return [
    part(block(0.86, 0.36, 0.4), STONE, { x: 0.02 }),
    part(block(0.98, 0.3, 0.48, { hangs: true }), PLASTER, { x: 0.02, y: 0.34 }),
    beam(0.02, 0.34, 0.98, 0.045),
    beam(0.02, 0.6, 0.98, 0.04),
    ...[-0.44, -0.16, 0.2, 0.48].map((x) => beam(x, 0.37, 0.045, 0.24)),
    beam(-0.36, 0.385, 0.035, 0.24, -0.55),
    beam(0.4, 0.385, 0.035, 0.24, 0.55),
    ...gable({ width: 1.1, height: 0.4, depth: 0.6 }, { x: 0.02, y: 0.63 }),
    ...chimney({ x: 0.36, y: 0.7, z: -0.1 }, { height: 0.42 }),
    door({ x: -0.08, z: 0.19 }, { width: 0.2, height: 0.29, paint: TIMBER }),
    window({ x: 0.02, y: 0.43, z: 0.247 }, { width: 0.1, height: 0.14, paint: { color: '#e0962f' } }),
    window({ x: 0.3, y: 0.43, z: 0.247 }, { width: 0.09, height: 0.13 }),
    window({ x: 0.26, y: 0.12, z: 0.203 }, { width: 0.11, height: 0.16, paint: { color: '#e0962f' } }),
    window({ x: -0.32, y: 0.12, z: 0.203 }, { width: 0.09, height: 0.14 }),
    part(block(0.3, 0.04, 0.04, { hangs: true, bevel: 0.008 }), along(TIMBER, 'x'), { x: -0.6, y: 0.6, z: 0.16 }),
    part(turned([0.14, 0, 0.14, 0.03, 0.12, 0.045], 8), TINTED, { x: -0.66, y: 0.44, z: 0.14, tilt: Math.PI / 2 }),
    part(block(0.09, 0.12, 0.03, { hangs: true, bevel: 0.01 }), BRASS, { x: -0.66, y: 0.38, z: 0.19 }),
    ...barrel({ x: 0.66, z: 0.1 }),
    ...barrel({ x: 0.8, z: -0.08, turn: 1 }, { height: 0.32 }),
    part(
      pipe([0.5, 0.02, -0.2, 0.66, 0.4, -0.18, 0.62, 0.74, -0.12, 0.76, 0.98, -0.08], 0.05, { sides: 5, steps: 6 }),
      BARK,
    ),
    part(ball(0.18, { detail: 1, rough: 0.1, seed: 4 }), LEAVES, { x: 0.74, y: 1.0, z: -0.08 }),
    part(ball(0.11, { detail: 0, rough: 0.09, seed: 7 }), LEAVES, { x: 0.6, y: 0.86, z: 0 }),
    part(pipe([-0.42, 0.24, 0.14, -0.6, 0.12, 0.2, -0.84, 0.0, 0.16], 0.045, { sides: 5, steps: 5 }), BARK),
  ];
}

export function greenwoodLodge(): Part[] {
  const log = (y: number, length: number, z: number, x = 0) =>
    part(turned([0.056, 0, 0.056, length], 6), along(OAK, 'y'), { x: x - length / 2, y, z, roll: -Math.PI / 2 });
  const beamEnd = (x: number, y: number) =>
    part(turned([0.056, 0, 0.056, 0.44, 0.045, 0.46], 6), along(OAK, 'y'), { x, y, z: -0.21, tilt: Math.PI / 2 });
  const antler = (side: number) =>
    part(
      pipe([0, 0, 0, side * 0.1, 0.05, 0.01, side * 0.15, 0.16, 0, side * 0.12, 0.24, -0.01], 0.018, {
        sides: 4,
        steps: 4,
      }),
      { color: '#e8dcc0' },
      { y: 0.62, z: 0.27 },
    );
  const tine = (side: number) =>
    part(
      pipe([side * 0.11, 0.06, 0, side * 0.2, 0.1, 0.01], 0.014, { sides: 4, steps: 1 }),
      { color: '#e8dcc0' },
      { y: 0.62, z: 0.27 },
    );
  return [
    part(block(0.8, 0.46, 0.32, { bevel: 0.01 }), DARK, { z: -0.02 }),
    ...[0.05, 0.155, 0.26, 0.365].flatMap((y) => [log(y, 0.98, 0.17), ...[-0.4, 0.4].map((x) => beamEnd(x, y + 0.05))]),
    ...gable({ width: 1.08, height: 0.46, depth: 0.6 }, { y: 0.44 }),
    part(sawn(arch(0.2, 0.33), 0.05, { hasBack: false }), TIMBER, { x: 0.02, z: 0.22 }),
    part(ball(0.018, { detail: 0, rough: 0 }), BRASS, { x: 0.07, y: 0.15, z: 0.25 }),
    part(block(0.14, 0.13, 0.03, { hangs: true, bevel: 0.01 }), { color: '#e0962f' }, { x: 0.27, y: 0.16, z: 0.215 }),
    part(sawn([-0.06, 0, 0.06, 0, 0.08, 0.09, 0, 0.13, -0.08, 0.09], 0.05, { bevel: 0.012 }), OAK, {
      y: 0.53,
      z: 0.26,
    }),
    antler(1),
    antler(-1),
    tine(1),
    tine(-1),
    ...pine({ x: 0.7, z: -0.04 }, { height: 1.16, paint: NEEDLES }),
    ...pine({ x: -0.68, z: -0.1, turn: 0.6 }, { height: 0.86, paint: NEEDLES }),
    ...[0, 1, 2].map((i) => log(0.0 + (i === 2 ? 0.1 : 0), 0.3, 0.2 + (i === 1 ? -0.11 : i === 2 ? -0.055 : 0), -0.7)),
  ];
}

export function boxOffice(): Part[] {
  const awning = Array.from({ length: 5 }, (_, i) =>
    part(block(0.168, 0.045, 0.3, { hangs: true, bevel: 0.012 }), i % 2 ? PARCHMENT : TINTED, {
      x: -0.336 + i * 0.168,
      y: 0.74,
      z: 0.16,
      tilt: 0.42,
    }),
  );
  const post = (x: number, z: number) => [
    part(turned([0.07, 0, 0.018, 0.04, 0.018, 0.34, 0.04, 0.36, 0, 0.41], 5), BRASS, { x, z }),
  ];
  return [
    part(block(0.74, 0.3, 0.42), TINTED, { z: -0.04 }),
    part(block(0.82, 0.05, 0.5, { hangs: true, bevel: 0.016 }), along(OAK, 'x'), { y: 0.3, z: -0.02 }),
    part(block(0.7, 0.42, 0.36), PLASTER, { y: 0.33, z: -0.06 }),
    part(decal(arch(0.36, 0.32)), DARK, { y: 0.36, z: 0.123 }),
    ...[-0.26, 0.26].map((x) => part(block(0.05, 0.42, 0.05, { bevel: 0.01 }), TIMBER, { x, y: 0.34, z: 0.12 })),
    ...[-0.24, 0, 0.24].map((x) =>
      part(decal([-0.05, 0.04, 0.05, 0.04, 0.05, 0.2, -0.05, 0.2]), PARCHMENT, { x, y: 0.03, z: 0.173 }),
    ),
    ...awning,
    part(block(0.8, 0.06, 0.44, { hangs: true, bevel: 0.018 }), along(TIMBER, 'x'), { y: 0.8, z: -0.08 }),
    part(turned([0.34, 0, 0.3, 0.08, 0.16, 0.16, 0.06, 0.2], 8, 0.39), TINTED, { y: 0.85, z: -0.08 }),
    part(turned([0.16, 0, 0.16, 0.04, 0.14, 0.055], 10), PARCHMENT, { y: 1.06, z: -0.02, tilt: Math.PI / 2 }),
    part(turned([0.1, 0, 0.1, 0.03, 0.08, 0.04], 8), RED, { y: 1.06, z: 0.03, tilt: Math.PI / 2 }),
    ...crate({ x: -0.68, z: 0.02, turn: 0.2 }, 0.28),
    ...crate({ x: -0.64, y: 0.28, z: 0, turn: -0.3 }, 0.2),
    ...crate({ x: -0.6, z: 0.2, turn: 0.9 }, 0.14),
    ...post(0.54, 0.16),
    ...post(0.84, 0.06),
    rope([0.55, 0.32, 0.16, 0.69, 0.2, 0.11, 0.84, 0.32, 0.06], 0.02, RED),
  ];
}

export function noticeTrunk(): Part[] {
  const gnarl = ([x, y, z]: Vec3): Vec3 => {
    const angle = Math.atan2(x, z);
    const flare =
      1 + 0.3 * Math.max(0, Math.cos(angle * 4)) * Math.max(0, 1 - y / 0.24) + 0.05 * Math.sin(angle * 5 + y * 3);
    const torn = y > 0.9 ? y + 0.13 * Math.sin(angle * 3 + 0.4) : y;
    return [x * flare + 0.05 * Math.sin(y * 4), torn, z * flare * 0.85];
  };
  const trunk = turned([0.32, 0, 0.25, 0.16, 0.22, 0.5, 0.24, 0.8, 0.22, 1.0, 0.1, 0.9], 12);
  const sheet = (x: number, y: number, turn: number, roll: number, width = 0.15, height = 0.2) => [
    part(block(width, height, 0.02, { hangs: true, bevel: 0.006 }), PARCHMENT, {
      x,
      y,
      z: 0.235 + Math.cos(x * 4) * 0.015,
      turn,
      roll,
    }),
    part(ball(0.016, { detail: 0, rough: 0 }), IRON, { x: x - roll * height, y: y + height * 0.88, z: 0.26 }),
    part(chip(width * 0.64, 0.014, 0.01), DARK, { x, y: y + height * 0.52, z: 0.256, turn, roll }),
    part(chip(width * 0.5, 0.014, 0.01), DARK, { x, y: y + height * 0.36, z: 0.256, turn, roll }),
  ];
  return [
    part(bent(trunk, gnarl), BARK),
    part(pipe([0.1, 0.66, 0, 0.34, 0.84, 0.02, 0.48, 1.08, 0], 0.055, { sides: 5, steps: 4 }), BARK),
    part(pipe([0.32, 0.82, 0.02, 0.5, 0.84, 0.06], 0.035, { sides: 5, steps: 1 }), BARK),
    part(pipe([-0.1, 0.78, 0, -0.32, 0.92, 0, -0.36, 1.06, 0.02], 0.05, { sides: 5, steps: 4 }), BARK),
    part(ball(0.1, { detail: 1, rough: 0.1, seed: 3 }), LEAVES, { x: 0.5, y: 1.1 }),
    ...sheet(-0.09, 0.5, -0.2, 0.1),
    ...sheet(0.1, 0.44, 0.2, -0.08),
    ...sheet(-0.02, 0.72, 0, -0.05, 0.17, 0.16),
    ...sheet(0.02, 0.22, 0.05, 0.06, 0.16, 0.18),
    part(turned([0.035, 0, 0.03, 0.02], 7), TINTED, { x: 0.14, y: 0.47, z: 0.265, tilt: Math.PI / 2 }),
    part(turned([0.035, 0, 0.03, 0.02], 7), TINTED, { x: -0.02, y: 0.75, z: 0.265, tilt: Math.PI / 2 }),
    part(block(0.06, 0.56, 0.06, { bevel: 0.012 }), TIMBER, { x: -0.68, z: -0.02 }),
    part(sawn([-0.26, 0, 0.16, 0, 0.26, 0.09, 0.16, 0.18, -0.26, 0.18], 0.05), TINTED, { x: -0.66, y: 0.36, z: 0.03 }),
    part(sawn([0.22, 0, -0.12, 0, -0.2, 0.07, -0.12, 0.14, 0.22, 0.14], 0.05), along(OAK, 'x'), {
      x: -0.7,
      y: 0.18,
      z: 0.03,
    }),
    ...barrel({ x: 0.62, z: 0.04 }, { radius: 0.16, height: 0.24 }),
    ...[-0.06, 0.03, 0.09].map((x, i) =>
      part(turned([0.032, 0, 0.032, 0.32], 6), PARCHMENT, {
        x: 0.62 + x,
        y: 0.16,
        z: 0.04 - i * 0.03,
        roll: -x * 4,
        tilt: 0.1 * i,
      }),
    ),
    part(cone(6, 0.09, 0.14), STONE, { x: 0.8, z: 0.16 }),
  ];
}
