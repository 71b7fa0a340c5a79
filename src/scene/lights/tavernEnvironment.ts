/** The room that polished things reflect: a few glowing panels in a dark box, prefiltered once. */
import {
  BackSide,
  BoxGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  type RenderTarget,
  Scene,
  type Side,
  type WebGLRenderer,
} from 'three';
import type { Mood, Vector } from './mood.ts';

const glowing = (color: string, intensity: number, side: Side = DoubleSide) =>
  new MeshBasicMaterial({ color: new Color(color).multiplyScalar(intensity), side });

function panel(width: number, height: number, position: Vector, material: MeshBasicMaterial): Mesh {
  const mesh = new Mesh(new PlaneGeometry(width, height), material);
  mesh.position.set(...position);
  mesh.lookAt(0, 0, 0);
  return mesh;
}

function tavern({ environment: { warm, cool, room } }: Mood): Scene {
  const scene = new Scene();
  const walls = new Mesh(new BoxGeometry(40, 24, 40), glowing(room, 1.4, BackSide));
  walls.position.y = 8;
  const floor = new Mesh(new PlaneGeometry(40, 40), glowing('#3a2413', 0.8));
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -1;
  const hearth = glowing(warm.color, warm.intensity);
  const candle = glowing(warm.color, warm.intensity * 2.2);
  const ceiling = glowing(warm.color, warm.intensity * 0.5);
  const window = glowing(cool.color, cool.intensity);
  scene.add(
    walls,
    floor,
    panel(10, 7, [-18, 7, 6], hearth),
    panel(1.6, 2.6, [-10, 8, -14], candle),
    panel(1.6, 2.6, [-3, 7, 17], candle),
    panel(14, 3, [4, 15, 10], ceiling),
    panel(4, 9, [12, 9, -17], window),
    panel(4, 9, [17, 9, -11], window),
  );
  return scene;
}

function prefiltered(renderer: WebGLRenderer, mood: Mood): RenderTarget {
  const generator = new PMREMGenerator(renderer);
  const scene = tavern(mood);
  const target = generator.fromScene(scene, 0.03, 0.1, 100);
  generator.dispose();
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    (object.material as MeshBasicMaterial).dispose();
  });
  return target;
}

/** Undo goes back a mood: the last two are kept. */
const keptRooms = 2;

export interface Reflections {
  of(mood: Mood): RenderTarget['texture'];
  /** A lost context has taken what was drawn with it: there is nothing left to give back. */
  forget(): void;
  dispose(): void;
}

export function createReflections(renderer: WebGLRenderer): Reflections {
  const rooms = new Map<Mood, RenderTarget>();
  return {
    of(mood) {
      const target = rooms.get(mood) ?? prefiltered(renderer, mood);
      rooms.delete(mood);
      rooms.set(mood, target);
      for (const [oldest, room] of rooms) {
        if (rooms.size <= keptRooms) break;
        rooms.delete(oldest);
        room.dispose();
      }
      return target.texture;
    },
    forget: () => rooms.clear(),
    dispose() {
      for (const room of rooms.values()) room.dispose();
      rooms.clear();
    },
  };
}
