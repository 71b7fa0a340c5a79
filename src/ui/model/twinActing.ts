/** What whoever acts may do with their meeples, in words: whom to take, where each may go and why not elsewhere. */
import { sentence } from '../../content/words/grammar.ts';
import { refusalWords } from '../../content/words/refusals.ts';
import { kindName, meepleName, meeplesWords, placeName, type Telling } from '../../content/words/telling.ts';
import {
  type Engine,
  type GameState,
  isUnit,
  type Kind,
  kindOf,
  type MeepleId,
  type PlaceId,
  type PlaceStatus,
  playerOf,
  type Refusal,
  readPlace,
} from '../../engine/index.ts';
import { heroPowers } from '../../store/selectors/heroPowers.ts';
import { liftableMeeples, previewAt, targetsOf } from '../../store/selectors/places.ts';
import { TWIN } from '../words/twin.ts';
import { chipOf } from './chips.ts';
import { levelWords } from './levelUp.ts';
import { placeTitle } from './telling.ts';

/** Alike and in the same place: one of them is as good as another. */
export interface MeepleGroup {
  readonly key: string;
  readonly kind: Kind;
  readonly words: string;
  readonly meeples: readonly MeepleId[];
  /** Undefined: at home. */
  readonly place: PlaceId | undefined;
}

export interface PlaceOffer {
  readonly place: PlaceId;
  readonly words: string;
  readonly refusal: Refusal | undefined;
}

export function meepleGroups(engine: Engine, state: GameState, telling: Telling): readonly MeepleGroup[] {
  const { tavern } = playerOf(state, state.turn.seat);
  const groups = new Map<string, MeepleGroup>();
  const inOrder = [...liftableMeeples(engine, state)].sort((a, b) => rank(state, a) - rank(state, b));
  for (const id of inOrder) {
    const place = placeOf(state, id);
    const where = place ?? (tavern.includes(id) ? 'tavern' : 'lodgings');
    const key = `${kindOf(id)}@${where}`;
    const meeples = [...(groups.get(key)?.meeples ?? []), id];
    const spot = place === undefined ? (where === 'tavern' ? TWIN.tavern : TWIN.lodgings) : placeName(place, telling);
    groups.set(key, {
      key,
      kind: kindOf(id),
      words: TWIN.group(meeples.length === 1 ? meepleName(id) : meeplesWords(meeples), spot),
      meeples,
      place,
    });
  }
  return [...groups.values()];
}

/** The Tavern first, then the draft, then whom a Warrior could call. */
function rank(state: GameState, id: MeepleId): number {
  if (placeOf(state, id) !== undefined) return 1;
  return playerOf(state, state.turn.seat).tavern.includes(id) ? 0 : 2;
}

function placeOf({ turn }: GameState, id: MeepleId): PlaceId | undefined {
  return turn.assignments.find(({ meeples }) => meeples.some((placed) => placed.id === id))?.place;
}

/** Every place of the table: what it would mean to stand there, or why it may not be. */
export function placeOffers(
  engine: Engine,
  state: GameState,
  meeple: MeepleId,
  telling: Telling,
): readonly PlaceOffer[] {
  const open = targetsOf(engine, state, meeple);
  const from = placeOf(state, meeple);
  return engine
    .places(state)
    .filter((place) => place !== from)
    .map((place): PlaceOffer => {
      const preview = previewAt(engine, state, meeple, place);
      if (preview.ok && open.has(place)) {
        return { place, words: offerWords(preview.value, telling), refusal: undefined };
      }
      const refusal = preview.ok ? undefined : preview.error;
      const why = refusal === undefined ? '' : refusalWords(refusal, telling.catalog, telling.names);
      const name = placeTitle(place, telling);
      return { place, words: why.startsWith(name) ? why : `${name}: ${why}`, refusal };
    });
}

function offerWords(status: PlaceStatus, telling: Telling): string {
  const { figure, title, note } = chipOf(status, telling);
  const isCapitol = readPlace(status.place)?.kind === 'construct' || readPlace(status.place)?.kind === 'levelUp';
  const said = isCapitol && status.isComplete ? placeTitle(status.place, telling) : title;
  return [figure === undefined ? said : `${said} (${figure})`, note].filter(Boolean).join('; ');
}

export interface PowerOffer {
  readonly hero: ReturnType<typeof heroPowers>[number]['hero'];
  readonly words: string;
  readonly isOpen: boolean;
}

export function powerOffers(engine: Engine, state: GameState, telling: Telling): readonly PowerOffer[] {
  return heroPowers(engine, state).map(({ hero, level, refusal }) => {
    const card = engine.catalog.heroes.find(({ kind }) => kind === hero)?.levels.find((each) => each.level === level);
    const words = TWIN.power(kindName(hero), card === undefined ? '' : levelWords(engine.catalog, hero, card));
    if (refusal === undefined) return { hero, words, isOpen: true };
    return {
      hero,
      words: TWIN.notNow(sentence(words), refusalWords(refusal, telling.catalog, telling.names)),
      isOpen: false,
    };
  });
}

/** The one the keyboard goes on with after a placement: another of the same kind, else the next at home. */
export function nextGroup(groups: readonly MeepleGroup[], key: string | undefined): MeepleGroup | undefined {
  return (
    groups.find((group) => group.key === key) ??
    groups.find(({ place, meeples: [first] }) => place === undefined && first !== undefined && isUnit(first)) ??
    groups[0]
  );
}

export const groupName = ({ meeples: [first] }: MeepleGroup): string => (first === undefined ? '' : meepleName(first));
