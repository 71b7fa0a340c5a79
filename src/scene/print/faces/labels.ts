/** What a district is called on a face, without its article. */
import type { District } from '../../../engine/index.ts';

export const DISTRICT_LABELS: Readonly<Record<District, string>> = {
  castle: 'Castle',
  villages: 'Villages',
  cathedral: 'Cathedral',
  university: 'University',
};
