/** The interface over a plain ground: a real engine, match, director and press, and a table that is only imagined. */
import { createRoot } from 'react-dom/client';
import { createRandom } from '../../src/bots/random.ts';
import { CATALOG } from '../../src/content/catalog.ts';
import { createDirector } from '../../src/director/director.ts';
import { createNullStage } from '../../src/director/nullStage.ts';
import { type ChoiceKind, createEngine, createRng, type MatchOptions, seedRng } from '../../src/engine/index.ts';
import { createIdlePrinter } from '../../src/scene/print/queue/printers.ts';
import { createPrintQueue } from '../../src/scene/print/queue/printQueue.ts';
import { createMatch } from '../../src/store/match.ts';
import { createSettings } from '../../src/store/settings.ts';
import { createUi } from '../../src/store/ui.ts';
import { createHandNews } from '../../src/ui/handNews.ts';
import { NewGameDialog } from '../../src/ui/menus/NewGameDialog.tsx';
import type { Anchors, Faces, ScreenSpot } from '../../src/ui/ports.ts';
import { TableHud } from '../../src/ui/TableHud.tsx';
import '../../src/ui/styles/all.css';

const engine = createEngine(CATALOG);
const match = createMatch(engine);
const ui = createUi();
const settings = createSettings({ read: () => undefined, write: () => true });
const hand = createHandNews((piece) => ui.inspect(`meeple:${piece}`));
const director = createDirector({
  match,
  stage: createNullStage(),
  tempo: () => ({ pacing: 'instant', guardPace: 'instant', reducedMotion: false }),
});

/** Somewhere in the middle of the screen, always the same for the same name. */
function imagined(name: string): ScreenSpot {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  if (name.startsWith('bag:')) return { x: innerWidth * 0.8, y: innerHeight * 0.76, isSeen: true };
  const x = 0.18 + 0.6 * ((hash % 97) / 97);
  return { x: innerWidth * x, y: innerHeight * (0.22 + 0.45 * ((hash % 89) / 89)), isSeen: true };
}

const anchors: Anchors = {
  watch: (name, listener) => {
    listener(imagined(name));
    return () => {};
  },
};

const queue = createPrintQueue(createIdlePrinter());
const faces: Faces = {
  watch: (face, pixelHeight, listener) => {
    const wish = new AbortController();
    queue.request({ face, pixelHeight, signal: wish.signal }).then(
      ({ bitmap }) => {
        const canvas = document.createElement('canvas');
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        listener(canvas.toDataURL());
      },
      () => {},
    );
    return () => wish.abort();
  },
};

const bot = createRandom();
const rng = createRng(seedRng('hud', 'bots'));

/** Plays at random until the question is of this kind, or somebody has this many moves behind them. */
function playUntil(kind: ChoiceKind | undefined, moves: number): boolean {
  for (let i = 0; i < moves; i++) {
    const { truth } = match.store.getState();
    const seat = engine.seatToAct(truth);
    if (seat === undefined) return false;
    if (kind !== undefined && truth.choice?.kind === kind) return true;
    match.submit(bot.act(engine, truth, seat, rng));
  }
  return false;
}

const seats = [{ name: 'Ada' }, { name: 'Bruno' }, { name: 'Cleo' }, { name: 'Moss' }];

declare global {
  interface Window {
    rowanHud?: typeof handle;
  }
}

const handle = {
  engine,
  match,
  ui,
  hand,
  settings,
  director,
  playUntil,
  start: (options: MatchOptions) => match.start(options, seats),
  left: 0,
};
window.rowanHud = handle;
document.body.style.background = 'radial-gradient(#5a3a22, #120c08)';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the interface');
const table = (
  <TableHud
    match={match}
    engine={engine}
    director={director}
    settings={settings}
    ui={ui}
    anchors={anchors}
    faces={faces}
    hand={hand}
    onLeave={() => {
      handle.left += 1;
    }}
  />
);

const newGame = (
  <NewGameDialog seed="amber-anvil-1234" newSeed={() => 'jolly-rowan-4321'} onBegin={() => {}} onClose={() => {}} />
);
createRoot(root).render(location.search === '?newGame' ? newGame : table);
