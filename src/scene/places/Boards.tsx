/** The printed boards: city, scoreboard, one for each player, the Guard's. Plain paper until the press has done its work. */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { type BufferGeometry, MeshStandardMaterial, SRGBColorSpace, Texture } from 'three';
import type { GameState, Seat } from '../../engine/index.ts';
import type { SeatColour } from '../../store/seats.ts';
import { type Furniture, furnitureAt } from '../layout/furniture.ts';
import { CITY, GUARD_BOARD, PLAYER_BOARD, SCOREBOARD, type Slab } from '../layout/measures.ts';
import { type FaceId, sizeOf } from '../print/faces/ids.ts';
import { isGivenUp, type PrintQueue } from '../print/queue/printQueue.ts';
import type { QualitySettings } from '../quality.ts';
import { boardGeometry } from './boardGeometry.ts';
import { PAPER, PRINT_TINT } from './paper.ts';
import { SEAT_CLOTH } from './seatCloth.ts';

type Props = {
  readonly state: GameState;
  readonly viewer: Seat;
  readonly colours: readonly SeatColour[];
  readonly queue: PrintQueue;
  readonly settings: QualitySettings;
};

interface Board {
  readonly furniture: Furniture;
  readonly slab: Slab;
  readonly face: FaceId;
  readonly priority: number;
}

export function Boards({ state, viewer, colours, queue, settings }: Props) {
  const boards = boardsOf(state, viewer, colours);
  return boards.map((board) => (
    <BoardMesh key={board.furniture.name} board={board} queue={queue} settings={settings} />
  ));
}

function boardsOf(state: GameState, viewer: Seat, colours: readonly SeatColour[]): Board[] {
  return furnitureAt(state, viewer).flatMap((furniture): Board[] => {
    const [word, seat] = furniture.name.split(':');
    switch (word) {
      case 'city':
        return [{ furniture, slab: CITY, face: 'city', priority: 100 }];
      case 'scoreboard':
        return [{ furniture, slab: SCOREBOARD, face: 'score', priority: 80 }];
      case 'guardBoard':
        return [{ furniture, slab: GUARD_BOARD, face: 'guard', priority: 85 }];
      case 'playerBoard':
        return [
          { furniture, slab: PLAYER_BOARD, face: `player/${SEAT_CLOTH[colours[Number(seat)] ?? 'red']}`, priority: 90 },
        ];
      default:
        return [];
    }
  });
}

const GEOMETRIES = new Map<Slab, BufferGeometry>();

function geometryOf(slab: Slab): BufferGeometry {
  const known = GEOMETRIES.get(slab);
  if (known !== undefined) return known;
  const made = boardGeometry(slab);
  GEOMETRIES.set(slab, made);
  return made;
}

/** The print ends at the bevel: the core has no picture, which would smear over it. */
function createBoardMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    color: PAPER,
    vertexColors: true,
    roughness: 0.72,
    envMapIntensity: 0.8,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <map_fragment>',
      `#ifdef USE_MAP
        diffuseColor *= mix(vec4(1.), texture2D(map, vMapUv), step(.95, vColor.r));
      #endif`,
    );
  };
  material.customProgramCacheKey = () => 'board';
  return material;
}

type BoardProps = Pick<Props, 'queue' | 'settings'> & { readonly board: Board };

function BoardMesh({ board: { furniture, slab, face, priority }, queue, settings }: BoardProps) {
  const invalidate = useThree((three) => three.invalidate);
  const maxAnisotropy = useThree((three) => three.gl.capabilities.getMaxAnisotropy());
  const material = useMemo(createBoardMaterial, []);
  const { boardTexels, anisotropy } = settings;
  useEffect(() => {
    const abort = new AbortController();
    const pixelHeight = Math.round(sizeOf(face).height * boardTexels);
    queue
      .request({ face, pixelHeight, priority, signal: abort.signal })
      .then(({ bitmap }) => {
        const map = new Texture(bitmap);
        map.colorSpace = SRGBColorSpace;
        map.flipY = false;
        map.anisotropy = Math.min(anisotropy, maxAnisotropy);
        map.needsUpdate = true;
        material.map = map;
        material.color.set(PRINT_TINT);
        material.needsUpdate = true;
        invalidate();
      })
      .catch((error: unknown) => {
        if (!isGivenUp(error)) throw error;
      });
    return () => {
      abort.abort();
      material.map?.dispose();
      material.map = null;
    };
  }, [queue, face, priority, boardTexels, anisotropy, maxAnisotropy, material, invalidate]);
  useEffect(() => () => material.dispose(), [material]);
  const { x, y, z, turn } = furniture;
  return (
    <mesh
      geometry={geometryOf(slab)}
      material={material}
      position={[x, y, z]}
      rotation-y={turn}
      receiveShadow
      castShadow
    />
  );
}
