/** What the page's address asks for. */
import { QUALITIES, type Quality } from '../scene/quality.ts';
import { PACINGS, type Pacing } from '../store/pace.ts';

export type PageOptions = {
  readonly quality: Quality | undefined;
  /** Over whatever the settings say. */
  readonly pacing: Pacing | undefined;
};

export function readPageOptions(query: string): PageOptions {
  const asked = new URLSearchParams(query);
  return {
    quality: QUALITIES.find((quality) => quality === asked.get('quality')),
    pacing: PACINGS.find((pacing) => pacing === asked.get('pacing')),
  };
}
