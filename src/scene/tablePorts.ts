/** What the drawn table needs of the sitting it shows; the app gives it. */
import type { Shot } from '../director/stage.ts';
import type { Engine, Seat } from '../engine/index.ts';
import type { Match } from '../store/match.ts';
import type { ThingName } from '../store/ui.ts';
import type { BagSound } from './bag/bagActor.ts';
import type { BagsDesk } from './bag/bagsDesk.ts';
import type { CameraModel } from './camera/cameraModel.ts';
import type { DragCommand } from './drag/model.ts';
import type { PlaceMarks } from './places/placeMarks.ts';
import type { PrintQueue } from './print/queue/printQueue.ts';
import type { Anchors } from './stage/anchors.ts';
import type { TableStage } from './stage/createStage.ts';

export interface TablePorts {
  /** What the picture is called for whoever cannot see it. */
  readonly label: string;
  readonly engine: Engine;
  readonly match: Match;
  readonly stage: TableStage;
  readonly anchors: Anchors;
  readonly marks: PlaceMarks;
  readonly camera: CameraModel;
  /** The press: boards and cards of the table, crisp faces of the interface. */
  readonly queue: PrintQueue;
  /** Who sits near. */
  readonly viewer: () => Seat;
  /** A frame is wanted. */
  readonly onWake: (wake: () => void) => () => void;
  /** Whatever is being played ends, for a hand has something else to do. */
  readonly finishBeats: () => void;
  /** Everything the hand does, for words, sounds and inspection. */
  readonly tell: (command: DragCommand) => void;
  /** The hand holds nothing. */
  readonly handIsFree: () => boolean;
  /** Somebody wants to see it closely. */
  readonly inspect: (thing: ThingName) => void;
  readonly onShot: (listener: (shot: Shot) => void) => () => void;
  readonly isMotionReduced: () => boolean;
  readonly bags: BagsDesk;
  readonly onBagSound: (sound: BagSound, strength: number) => void;
}
