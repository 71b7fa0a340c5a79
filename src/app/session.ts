/** One sitting at the table: match, director, stage and saves, wired together for as long as the table is open. */
import { CATALOG } from '../content/catalog.ts';
import { createDirector, type Director, type DirectorProblem } from '../director/director.ts';
import { type Tempo, tempoOf } from '../director/pacing.ts';
import type { Shot } from '../director/stage.ts';
import { createEngine, type Engine, type GameState, type SaveProblem, type Seat } from '../engine/index.ts';
import type { BagSound } from '../scene/bag/bagActor.ts';
import { createBagsDesk } from '../scene/bag/bagsDesk.ts';
import { type CameraModel, createCameraModel } from '../scene/camera/cameraModel.ts';
import { cameraTable } from '../scene/camera/cameraTable.ts';
import type { DragCommand } from '../scene/drag/model.ts';
import { createPlaceMarks } from '../scene/places/placeMarks.ts';
import { createPrinter } from '../scene/print/queue/printers.ts';
import { createPrintQueue } from '../scene/print/queue/printQueue.ts';
import { createAnchors } from '../scene/stage/anchors.ts';
import { createStage, type TableStage } from '../scene/stage/createStage.ts';
import type { TablePorts } from '../scene/tablePorts.ts';
import { createMatch, type Match } from '../store/match.ts';
import type { Pacing } from '../store/pace.ts';
import { type Autosave, createAutosave } from '../store/saves/autosave.ts';
import type { SaveSlots, SlotProblem } from '../store/saves/slots.ts';
import type { SettingsStore } from '../store/settings.ts';
import { createUi, type Ui } from '../store/ui.ts';
import { WORDS } from '../ui/words.ts';
import { createBell } from './bell.ts';
import { AUTOSAVE_SLOT, type Play } from './play.ts';

/** Of the story, or of a save that cannot be taken up. */
export type SessionProblem = DirectorProblem | SlotProblem | SaveProblem;

export interface SessionParts {
  readonly play: Play;
  readonly slots: SaveSlots;
  readonly settings: SettingsStore;
  readonly pacing?: Pacing | undefined;
  readonly now?: () => number;
  /** The tab is out of sight: nobody watches, so nothing is played out. */
  readonly isHidden?: () => boolean;
  readonly asksForLessMotion?: () => boolean;
  readonly onProblem?: (problem: SessionProblem) => void;
}

export interface BagNoise {
  readonly sound: BagSound;
  readonly strength: number;
}

/** Until the picture knows its own size. */
const FIRST_SCREEN = { width: 1280, height: 720 };

export interface Session {
  readonly engine: Engine;
  readonly match: Match;
  readonly ui: Ui;
  readonly settings: SettingsStore;
  readonly ports: TablePorts;
  readonly autosave: Autosave;
  readonly tempo: () => Tempo;
  /** The story begins, once there is a table to be seen; always the same director. */
  begin(): Director;
  /** Every command of the hand, as it is given. */
  onHand(listener: (command: DragCommand) => void): () => void;
  onBagSound(listener: (noise: BagNoise) => void): () => void;
  dispose(): void;
}

/** A save that cannot be restored is told as a problem; the table then shows nothing that was not there. */
export async function openSession(parts: SessionParts): Promise<Session | undefined> {
  const { play, slots, settings, onProblem = () => {} } = parts;
  const engine = createEngine(CATALOG);
  const match = createMatch(engine);
  if (play.kind === 'new') match.start(play.options, play.seats);
  else {
    const slot = await slots.get(play.slot);
    const loaded = slot.ok ? match.load(slot.value.text) : slot;
    if (!loaded.ok) {
      onProblem(loaded.error);
      return undefined;
    }
  }
  return wire(engine, match, settings, parts);
}

function wire(engine: Engine, match: Match, settings: SettingsStore, parts: SessionParts): Session {
  const { now = () => performance.now(), isHidden = () => false, asksForLessMotion = () => false } = parts;
  const ui = createUi();
  const wakers = createBell<void>();
  const hands = createBell<DragCommand>();
  const shots = createBell<Shot>();
  const bagSounds = createBell<BagNoise>();
  const truth = (): GameState => match.store.getState().truth;
  const stage = createStage({
    state: match.store.getState().shown,
    viewer: engine.seatToAct(truth()) ?? (0 as Seat),
    now,
    wake: () => wakers.ring(),
  });
  const tempo = (): Tempo => {
    const asked = tempoOf(settings.store.getState().settings, { asksForLess: asksForLessMotion() });
    return { ...asked, pacing: isHidden() ? 'instant' : (parts.pacing ?? asked.pacing) };
  };
  let director: Director | undefined;
  const begin = (): Director => {
    if (director === undefined) {
      const { onProblem = () => {} } = parts;
      director = createDirector({ match, stage, tempo, onProblem });
      director.onShot(shots.ring);
    }
    return director;
  };
  const viewer = (): Seat => stage.laid().viewer;
  const marks = createPlaceMarks({ truth, viewer });
  const queue = createPrintQueue(createPrinter());
  const camera = createCameraModel(cameraTable(truth()), FIRST_SCREEN);
  const ports: TablePorts = {
    label: WORDS.table,
    engine,
    match,
    stage,
    marks,
    camera,
    queue,
    viewer,
    anchors: createAnchors({ book: stage.book, index: stage.index, table: stage.laid }),
    onWake: wakers.on,
    finishBeats: () => director?.skip(),
    tell: (command) => {
      marks.hear(command);
      hands.ring(command);
    },
    onShot: shots.on,
    isMotionReduced: () => tempo().reducedMotion,
    bags: createBagsDesk(),
    onBagSound: (sound, strength) => bagSounds.ring({ sound, strength }),
  };
  const autosave = createAutosave({ match, slots: parts.slots, slotOf: () => AUTOSAVE_SLOT, now: () => Date.now() });
  const stopSeating = seatViewers(ui, stage);
  const stopHelp = helpCamera(camera, settings, tempo);
  ui.show('table');
  return {
    engine,
    match,
    ui,
    settings,
    ports,
    autosave,
    tempo,
    begin,
    onHand: hands.on,
    onBagSound: bagSounds.on,
    dispose: () => {
      stopSeating();
      stopHelp();
      queue.dispose();
      director?.dispose();
      autosave.dispose();
    },
  };
}

/** The table turns behind the curtain, before whoever acts next lifts it. */
function seatViewers(ui: Ui, stage: TableStage): () => void {
  return ui.store.subscribe(({ looking, curtain }) => {
    const seat = looking ?? curtain;
    if (seat !== undefined) stage.seatViewer(seat);
  });
}

function helpCamera(camera: CameraModel, { store }: SettingsStore, tempo: () => Tempo): () => void {
  const apply = (): void => {
    camera.setHelp(store.getState().settings.cameraHelp);
    camera.setReducedMotion(tempo().reducedMotion);
  };
  apply();
  return store.subscribe(apply);
}
