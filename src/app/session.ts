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
import { ok, type Result } from '../shared/result.ts';
import { createMatch, type Match } from '../store/match.ts';
import type { Pacing } from '../store/pace.ts';
import { type Autosave, createAutosave } from '../store/saves/autosave.ts';
import type { SlotProblem } from '../store/saves/slots.ts';
import type { HeldTable } from '../store/saves/tables.ts';
import type { SettingsStore } from '../store/settings.ts';
import { resultOf, type SoloRecord } from '../store/soloRecord.ts';
import { createUi, type Ui } from '../store/ui.ts';
import { WORDS } from '../ui/words.ts';
import { createBell } from './bell.ts';
import { createInHand } from './inHand.ts';
import type { Keeping } from './keeping.ts';
import { lightSelection } from './lightSelection.ts';
import { newSlotId, type Play } from './play.ts';
import { newSeed } from './seeds.ts';

/** Of the story, or of a save that cannot be taken up. */
export type SessionProblem = DirectorProblem | SlotProblem | SaveProblem | { readonly kind: 'openElsewhere' };

export interface SessionParts {
  readonly play: Play;
  readonly keeping: Keeping;
  readonly settings: SettingsStore;
  readonly pacing?: Pacing | undefined;
  readonly now?: () => number;
  /** The tab is out of sight: nobody watches, so nothing is played out. */
  readonly isHidden?: () => boolean;
  readonly asksForLessMotion?: () => boolean;
  /** Calls back whenever the device asks for less motion, or no longer does; returns how to stop. */
  readonly onMotionAsked?: (changed: () => void) => () => void;
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
  /** Without a picture of the table the story is told in words alone, at once. */
  setPicture(isThere: boolean): void;
  /** Every command of the hand, as it is given. */
  onHand(listener: (command: DragCommand) => void): () => void;
  onBagSound(listener: (noise: BagNoise) => void): () => void;
  /** Where the match on the table is kept. */
  slot(): string;
  /** The same seats play again from a new seed; who begins is the rules' business (S9). */
  rematch(): void;
  dispose(): void;
}

/** A save that cannot be taken up is told as a problem; the table then shows nothing that was not there. */
export async function openSession(parts: SessionParts): Promise<Session | undefined> {
  const { play, keeping, settings, onProblem = () => {} } = parts;
  const held = await keeping.tables.hold(play.slot);
  if (held === undefined) {
    onProblem({ kind: 'openElsewhere' });
    return undefined;
  }
  const engine = createEngine(CATALOG);
  const match = createMatch(engine);
  const begun = await beginMatch(match, parts);
  if (!begun.ok) {
    held.release();
    onProblem(begun.error);
    return undefined;
  }
  return wire(engine, match, settings, parts, held);
}

async function beginMatch(
  match: Match,
  { play, keeping: { slots, told } }: SessionParts,
): Promise<Result<void, SlotProblem | SaveProblem>> {
  if (play.kind === 'new') {
    match.start(play.options, play.seats);
    return ok(undefined);
  }
  const slot = await slots.get(play.slot);
  if (!slot.ok) return slot;
  const loaded = match.load(slot.value.text);
  // What only the journal had: the moves of a tab that was killed.
  if (loaded.ok) void slots.put(slot.value);
  // A turn of the Guard that was broken off goes on where it was.
  const next = loaded.ok ? told.next(play.slot, match.store.getState()) : undefined;
  if (next !== undefined) match.showFrom(next, 'anew');
  return loaded;
}

function wire(engine: Engine, match: Match, settings: SettingsStore, parts: SessionParts, held: HeldTable): Session {
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
  let hasPicture = true;
  const isUnseen = (): boolean => isHidden() || !hasPicture;
  const tempo = (): Tempo => {
    const asked = tempoOf(settings.store.getState().settings, { asksForLess: asksForLessMotion() });
    const pacing = isUnseen() ? 'instant' : (parts.pacing ?? asked.pacing);
    // What is shown again is there to be read, whatever the pace.
    if (match.store.getState().again === undefined || isUnseen()) return { ...asked, pacing };
    return { ...asked, pacing: pacing === 'instant' ? 'fast' : pacing, guardPace: 'step' };
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
  const marks = createPlaceMarks({ truth, viewer, shown: () => match.store.getState().shown });
  const queue = createPrintQueue(createPrinter());
  const camera = createCameraModel(cameraTable(truth()), FIRST_SCREEN);
  const inHand = createInHand();
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
      inHand.hear(command);
      marks.hear(command);
      hands.ring(command);
    },
    handIsFree: () => inHand.isEmpty() && ui.store.getState().selection.length === 0,
    inspect: ui.inspect,
    onShot: shots.on,
    isMotionReduced: () => tempo().reducedMotion,
    bags: createBagsDesk(),
    onBagSound: (sound, strength) => bagSounds.ring({ sound, strength }),
  };
  let { slot } = parts.play;
  const holding: Promise<HeldTable | undefined>[] = [Promise.resolve(held)];
  const autosave = openAutosave(match, parts, () => slot);
  const stopTelling = parts.keeping.told.follow(match, () => slot);
  const stopRecord = recordSolo(match, parts.keeping.soloRecord, () => slot);
  const stopSeating = seatViewers(ui, stage);
  const stopHelp = helpCamera(camera, settings, tempo, parts.onMotionAsked);
  const stopLighting = lightSelection({ engine, match, ui, marks });
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
    setPicture: (isThere) => {
      hasPicture = isThere;
      if (!isThere) director?.skip();
    },
    onHand: hands.on,
    onBagSound: bagSounds.on,
    slot: () => slot,
    rematch: () => {
      const { seats } = match.store.getState();
      // What has been played stays in its slot.
      slot = newSlotId();
      holding.push(parts.keeping.tables.hold(slot));
      match.start({ ...truth().options, seed: newSeed() }, seats);
    },
    dispose: () => {
      stopTelling();
      stopRecord();
      stopSeating();
      stopHelp();
      stopLighting();
      queue.dispose();
      director?.dispose();
      autosave.dispose();
      // Nobody may take the match up before its last move is written.
      void autosave.flush().finally(() => letGo(holding));
    },
  };
}

async function letGo(holding: readonly Promise<HeldTable | undefined>[]): Promise<void> {
  for (const table of await Promise.all(holding)) table?.release();
}

function openAutosave(
  match: Match,
  { play, keeping: { slots, journal } }: SessionParts,
  slotOf: () => string,
): Autosave {
  const autosave = createAutosave({ match, slots, journal, slotOf, now: () => Date.now() });
  if (play.kind === 'new') autosave.keep();
  return autosave;
}

/** A match against the Guard is entered in the record once it is over. */
function recordSolo(match: Match, record: SoloRecord, slotOf: () => string): () => void {
  return match.store.subscribe(({ truth, source }, before) => {
    if (source !== 'setup' || truth === before.truth) return;
    const result = resultOf(truth, slotOf(), Date.now());
    if (result !== undefined) record.add(result);
  });
}

/** The table turns behind the curtain, before whoever acts next lifts it. */
function seatViewers(ui: Ui, stage: TableStage): () => void {
  return ui.store.subscribe(({ looking, curtain }) => {
    const seat = looking ?? curtain;
    if (seat !== undefined) stage.seatViewer(seat);
  });
}

function helpCamera(
  camera: CameraModel,
  { store }: SettingsStore,
  tempo: () => Tempo,
  onMotionAsked: SessionParts['onMotionAsked'],
): () => void {
  const apply = (): void => {
    camera.setHelp(store.getState().settings.cameraHelp);
    camera.setReducedMotion(tempo().reducedMotion);
  };
  apply();
  const stops = [store.subscribe(apply), onMotionAsked?.(apply)];
  return () => {
    for (const stop of stops) stop?.();
  };
}
