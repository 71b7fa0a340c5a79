/** The composition root: decides what this browser can show, and shows it. */
import { detectDrawingPower, qualityFor } from '../scene/webgl.ts';
import { readPageOptions } from './pageOptions.ts';
import { TitleScreen } from './screens/TitleScreen.tsx';

const power = detectDrawingPower();
const options = readPageOptions(window.location.search);
const quality = power === 'none' ? undefined : (options.quality ?? qualityFor(power));

export function App() {
  return <TitleScreen quality={quality} />;
}
