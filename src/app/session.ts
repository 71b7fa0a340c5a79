/** One sitting at the table: match, director, stage and saves, wired together for as long as the table is open. */
import { CATALOG } from '../content/catalog.ts';
import { createDirector, type Director } from '../director/director.ts';
import { type Tempo, tempoOf } from '../director/pacing.ts';
import { createEngine, type Engine, type Seat } from '../engine/index.ts';
import { createStage, type TableStage } from '../scene/stage/createStage.ts';
import { createMatch, type Match } from '../store/match.ts';
import type { Pacing } from '../store/pace.ts';
import { type Autosave, createAutosave } from '../store/saves/autosave.ts';
import type { SaveSlots } from '../store/saves/slots.ts';
import type { SettingsStore } from '../store/settings.ts';
import { createUi, type Ui } from '../store/ui.ts';
import { AUTOSAVE_SLOT, type Play } from './play.ts';

export interface SessionParts {
  readonly play: Play;
  readonly slots: SaveSlots;
  readonly settings: SettingsStore;
  readonly pacing?: Pacing | undefined;
  readonly now?: () => number;
  /** The tab is out of sight: nobody watches, so nothing is played out. */
  readonly isHidden?: () => boolean;
  readonly asksForLessMotion?: () => boolean;
  readonly onProblem?: (problem: unknown) => void;
}

export interface Session {
  readonly engine: Engine;
  readonly match: Match;
  readonly ui: Ui;
  readonly settings: SettingsStore;
  readonly stage: TableStage;
  readonly autosave: Autosave;
  readonly tempo: () => Tempo;
  /** The story begins, once there is a table to be seen; always the same director. */
  begin(): Director;
  /** Whoever draws the table hears when a frame is wanted. */
  onWake(wake: () => void): () => void;
  dispose(): void;
}

/** A save that cannot be restored is told as a problem; the table then shows nothing that was not there. */
export async function openSession(parts: SessionParts): Promise<Session | undefined> {
  const { play, slots, settings, onProblem = () => {} } = parts;
  const engine = createEngine(CATALOG);
  const match = createMatch(engine);
  if (play.kind === 'new') match.start(play.options);
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
  const wakers = new Set<() => void>();
  const { shown } = match.store.getState();
  const stage = createStage({
    state: shown,
    viewer: viewerOf(engine, match) ?? (0 as Seat),
    now,
    wake: () => {
      for (const wake of wakers) wake();
    },
  });
  const tempo = (): Tempo => {
    const asked = tempoOf(settings.store.getState().settings, { asksForLess: asksForLessMotion() });
    const pacing = isHidden() ? 'instant' : (parts.pacing ?? asked.pacing);
    return { ...asked, pacing };
  };
  let director: Director | undefined;
  const begin = (): Director => {
    director ??= createDirector({
      match,
      stage,
      tempo,
      ...(parts.onProblem === undefined ? {} : { onProblem: parts.onProblem }),
    });
    return director;
  };
  const autosave = createAutosave({ match, slots: parts.slots, slotOf: () => AUTOSAVE_SLOT, now: () => Date.now() });
  const stopSeating = seatViewers({ engine, match, ui, stage });
  ui.show('table');
  return {
    engine,
    match,
    ui,
    settings,
    stage,
    autosave,
    tempo,
    begin,
    onWake: (wake) => {
      wakers.add(wake);
      return () => wakers.delete(wake);
    },
    dispose: () => {
      stopSeating();
      director?.dispose();
      autosave.dispose();
      wakers.clear();
    },
  };
}

const viewerOf = (engine: Engine, match: Match): Seat | undefined => engine.seatToAct(match.store.getState().truth);

/** Whoever has to act sits near, as soon as everything before it has been shown. */
function seatViewers({ engine, match, ui, stage }: Pick<Session, 'engine' | 'match' | 'ui' | 'stage'>): () => void {
  const follow = (): void => {
    const { timeline } = match.store.getState();
    const seat = timeline.length > 0 ? undefined : viewerOf(engine, match);
    if (seat !== undefined && ui.store.getState().curtain === undefined) ui.look(seat);
  };
  const stopMatch = match.store.subscribe(follow);
  const stopUi = ui.store.subscribe(({ looking }) => {
    if (looking !== undefined) stage.seatViewer(looking);
  });
  follow();
  return () => {
    stopMatch();
    stopUi();
  };
}
