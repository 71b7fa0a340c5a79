/** What a candle is made of: wax lit from within, brass, a flame brighter than white, and its halo. */
import {
  AdditiveBlending,
  Color,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SpriteMaterial,
  SRGBColorSpace,
} from 'three';
import { LANES, type MoodLanes } from '../lights/moodLanes.ts';
import { alongStops, dataTexture, radialTexture, type Stop } from './dataTexture.ts';

/** Light through the wax, from the foot to the rim. */
const waxStops: readonly Stop[] = [
  [0, 0, 0, 0],
  [0.5, 58, 20, 5],
  [0.82, 194, 90, 24],
  [1, 255, 180, 90],
];

const haloStops: readonly Stop[] = [
  [0, 255, 236, 196, 255],
  [0.06, 255, 206, 140, 158],
  [0.18, 255, 176, 96, 66],
  [0.42, 255, 150, 70, 20],
  [0.7, 255, 140, 60, 5],
  [1, 255, 140, 60, 0],
];

const waxRows = 64;
const haloTexels = 128;

function waxGlow() {
  return dataTexture(
    1,
    waxRows,
    (_, y) => {
      const [red = 0, green = 0, blue = 0] = alongStops(waxStops, y / (waxRows - 1));
      return [red, green, blue, 255];
    },
    SRGBColorSpace,
  );
}

function haloDisc() {
  return radialTexture(
    haloTexels,
    (radius) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = alongStops(haloStops, radius);
      return [red, green, blue, alpha];
    },
    SRGBColorSpace,
  );
}

export type CandleMaterials = ReturnType<typeof createCandleMaterials>;

const waxLight = new Color('#ffd9b0');
const haloLight = new Color('#ffd2a0');
const warm = new Color();

export function createCandleMaterials() {
  return {
    wax: new MeshStandardMaterial({
      color: '#c4ad80',
      roughness: 0.45,
      emissive: waxLight,
      emissiveMap: waxGlow(),
      emissiveIntensity: 0.85,
    }),
    brass: new MeshStandardMaterial({ color: '#b98432', metalness: 1, roughness: 0.32, envMapIntensity: 1.6 }),
    flame: new MeshBasicMaterial({ color: new Color(5, 2.6, 0.9), toneMapped: false }),
    halo: new SpriteMaterial({
      map: haloDisc(),
      color: haloLight,
      blending: AdditiveBlending,
      depthWrite: false,
      depthTest: false,
      toneMapped: false,
      opacity: 0.3,
    }),
  };
}

/** Near white with a share of the candles' own colour: saturated, the halo would clip to a red ring. */
export function warmCandles({ wax, halo }: CandleMaterials, lanes: Readonly<MoodLanes>): void {
  warm.fromArray(lanes, LANES.candleColor);
  wax.emissive.copy(waxLight).lerp(warm, 0.25);
  halo.color.copy(haloLight).lerp(warm, 0.35);
}

export function disposeCandleMaterials(materials: CandleMaterials): void {
  materials.wax.emissiveMap?.dispose();
  materials.halo.map?.dispose();
  for (const material of Object.values(materials)) material.dispose();
}
