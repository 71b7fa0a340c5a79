/** Who is meant, as a line begins with it. */
import { capital } from '../../content/words/grammar.ts';
import { playerName, type Telling } from '../../content/words/telling.ts';
import type { Seat } from '../../engine/index.ts';

export const nameOf = (who: Seat | 'guard', telling: Telling): string => capital(playerName(who, telling));
