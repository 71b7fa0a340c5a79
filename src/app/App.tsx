/** The composition root: decides what this browser can show, and shows it. */
import { lazy, Suspense, useState } from 'react';
import { detectDrawingPower, qualityFor } from '../scene/webgl.ts';
import { createLastTable } from '../store/lastTable.ts';
import { createShelf } from '../store/saves/shelf.ts';
import { createSettings } from '../store/settings.ts';
import { browserStorage } from '../store/storage.ts';
import { WORDS } from '../ui/words.ts';
import { createKeeping } from './keeping.ts';
import { readPageOptions } from './pageOptions.ts';
import { newSlotId, type Play } from './play.ts';
import { TitleScreen } from './screens/TitleScreen.tsx';

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

export function App() {
  const [play, setPlay] = useState<Play>();
  const [notice, setNotice] = useState<string>();
  const [isAskingAnew, setAskingAnew] = useState(false);
  if (play === undefined || quality === undefined) {
    return (
      <TitleScreen
        quality={quality}
        shelf={shelf}
        settings={settings}
        lastTable={lastTable}
        soloRecord={keeping.soloRecord}
        notice={notice}
        isAskingAnew={isAskingAnew}
        onPlay={setPlay}
      />
    );
  }
  const leave = (why?: string, isAnew = false) => {
    setAskingAnew(isAnew);
    setNotice(why);
    setPlay(undefined);
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
        onLeave={(why) => leave(why)}
        onPlay={setPlay}
        onNewGame={() => leave(undefined, true)}
      />
    </Suspense>
  );
}
