/** From the table to the screen and back, through the camera that draws it; nothing is made on the way. */
import { type Camera, Raycaster, Vector2, Vector3 } from 'three';

export interface MutablePoint {
  x: number;
  y: number;
  z: number;
}

export interface Eyes {
  /** Pixels of the page; `z` is negative in front of the camera's near plane only. False: behind the camera. */
  project(x: number, y: number, z: number, out: MutablePoint): boolean;
  /** Where a pixel meets the level `height`; false: the sky. */
  ground(x: number, y: number, height: number, out: MutablePoint): boolean;
}

export interface EyesParts {
  readonly camera: () => Camera;
  /** Where the picture is on the page. */
  readonly frame: () => {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

const FARTHEST = 200;

export function createEyes({ camera, frame }: EyesParts): Eyes {
  const point = new Vector3();
  const spot = new Vector2();
  const caster = new Raycaster();
  return {
    project: (x, y, z, out) => {
      const { left, top, width, height } = frame();
      point.set(x, y, z).project(camera());
      out.x = left + ((point.x + 1) / 2) * width;
      out.y = top + ((1 - point.y) / 2) * height;
      out.z = point.z;
      return point.z < 1;
    },
    ground: (x, y, height, out) => {
      const { left, top, width, height: tall } = frame();
      spot.set(((x - left) / width) * 2 - 1, 1 - ((y - top) / tall) * 2);
      caster.setFromCamera(spot, camera());
      const { origin, direction } = caster.ray;
      const length = (height - origin.y) / direction.y;
      if (!(length > 0 && length < FARTHEST)) return false;
      out.x = origin.x + direction.x * length;
      out.y = height;
      out.z = origin.z + direction.z * length;
      return true;
    },
  };
}
