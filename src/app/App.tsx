/** The composition root: decides what this browser can show, and shows it. */
import { lazy, Suspense, useState } from 'react';
import { detectDrawingPower, qualityFor } from '../scene/webgl.ts';
import { createIndexedDbSlots } from '../store/saves/indexedDb.ts';
import { createSettings } from '../store/settings.ts';
import { browserStorage } from '../store/storage.ts';
import { WORDS } from '../ui/words.ts';
import { readPageOptions } from './pageOptions.ts';
import type { Play } from './play.ts';
import { TitleScreen } from './screens/TitleScreen.tsx';

const TableScreen = lazy(async () => ({ default: (await import('./screens/TableScreen.tsx')).TableScreen }));

const power = detectDrawingPower();
const options = readPageOptions(window.location.search);
const quality = power === 'none' ? undefined : (options.quality ?? qualityFor(power));
const slots = createIndexedDbSlots();
const settings = createSettings(browserStorage());

export function App() {
  const [play, setPlay] = useState<Play>();
  const [notice, setNotice] = useState<string>();
  if (play === undefined || quality === undefined) {
    return <TitleScreen quality={quality} slots={slots} notice={notice} onPlay={setPlay} />;
  }
  const leave = (why?: string) => {
    setNotice(why);
    setPlay(undefined);
  };
  return (
    <Suspense fallback={<p className="table__wait">{WORDS.layingTable}</p>}>
      <TableScreen
        play={play}
        power={power}
        quality={options.quality}
        slots={slots}
        settings={settings}
        pacing={options.pacing}
        onLeave={leave}
      />
    </Suspense>
  );
}
