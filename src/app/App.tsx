/** The composition root: decides what this browser can show, and shows it. */
import { lazy, Suspense, useState } from 'react';
import { detectDrawingPower, qualityFor } from '../scene/webgl.ts';
import { createLastTable } from '../store/lastTable.ts';
import { createShelf } from '../store/saves/shelf.ts';
import { createSettings } from '../store/settings.ts';
import { browserStorage } from '../store/storage.ts';
import { WORDS } from '../ui/words.ts';
import { createKeeping } from './keeping.ts';
import { noticeOf } from './lostMatch.ts';
import { keepOffline } from './offline/offline.ts';
import { readPageOptions } from './pageOptions.ts';
import { newSlotId, type Play } from './play.ts';
import { TitleScreen, type TitleSheet } from './screens/TitleScreen.tsx';
import type { SessionProblem } from './session.ts';

const TableScreen = lazy(async () => ({ default: (await import('./screens/TableScreen.tsx')).TableScreen }));

const power = detectDrawingPower();
const options = readPageOptions(window.location.search);
const quality = power === 'none' ? undefined : (options.quality ?? qualityFor(power));
const storage = browserStorage();
const keeping = createKeeping(storage);
const settings = createSettings(storage);
const lastTable = createLastTable(storage);
const shelf = createShelf({
  slots: keeping.slots,
  read: async (file) => (await import('./readFile.ts')).readFile(file),
  newId: newSlotId,
  now: () => Date.now(),
});

const offline = keepOffline({
  container: import.meta.env.PROD ? navigator.serviceWorker : undefined,
  script: `${import.meta.env.BASE_URL}sw.js`,
  reload: () => window.location.reload(),
  isLoaded: new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  }),
});

export function App() {
  const [play, setPlay] = useState<Play>();
  const [notice, setNotice] = useState<string>();
  const [sheet, setSheet] = useState<TitleSheet>();
  if (play === undefined || quality === undefined) {
    return (
      <TitleScreen
        quality={quality}
        shelf={shelf}
        settings={settings}
        lastTable={lastTable}
        soloRecord={keeping.soloRecord}
        offline={offline}
        notice={notice}
        firstSheet={sheet}
        onPlay={setPlay}
      />
    );
  }
  const leave = (why?: string, next?: TitleSheet) => {
    setSheet(next);
    setNotice(why);
    setPlay(undefined);
  };
  const lose = (problem: SessionProblem | undefined) => {
    const why = noticeOf(problem);
    if (why === undefined) void shelf.examine(play.slot);
    leave(why, why === undefined ? 'saves' : undefined);
  };
  return (
    <Suspense fallback={<p className="table__wait">{WORDS.layingTable}</p>}>
      <TableScreen
        key={play.slot}
        play={play}
        power={power}
        quality={options.quality}
        keeping={keeping}
        shelf={shelf}
        settings={settings}
        pacing={options.pacing}
        onLeave={() => leave()}
        onLost={lose}
        onPlay={setPlay}
        onNewGame={() => leave(undefined, 'newGame')}
      />
    </Suspense>
  );
}
