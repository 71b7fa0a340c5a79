/** Playing from the table in words: whom to take, where to put them, with the focus led from one to the other. */
import { useState } from 'react';
import type { MeepleId } from '../../engine/index.ts';
import { usePart } from '../kit/usePart.ts';
import {
  groupName,
  type MeepleGroup,
  meepleGroups,
  nextGroup,
  type PlaceOffer,
  placeOffers,
  powerOffers,
} from '../model/twinActing.ts';
import { PLAY } from '../words/play.ts';
import { TWIN } from '../words/twin.ts';
import type { TwinEntry } from './TwinList.tsx';
import { useLooking, useMatchPart, useTable, useTelling } from './table.ts';

export interface ActingTwin {
  /** Undefined: whoever is at the screen has nothing to place. */
  readonly groups: readonly TwinEntry[] | undefined;
  /** The chosen one's name. */
  readonly chosen: string | undefined;
  readonly open: readonly TwinEntry[];
  readonly closed: readonly TwinEntry[];
  readonly powers: readonly TwinEntry[];
  /** A new object whenever the focus has to be led somewhere. */
  readonly refocus: { readonly key: string } | undefined;
  letGo(): void;
}

const NOTHING = { groups: undefined, chosen: undefined, open: [], closed: [], powers: [], letGo: () => {} } as const;

export function useActingTwin(): ActingTwin {
  const { engine, match, ui } = useTable();
  const truth = useMatchPart((state) => state.truth);
  const looking = useLooking();
  const telling = useTelling();
  const selection = usePart(ui.store, (state) => state.selection);
  const [refocus, lead] = useState<{ readonly key: string }>();
  const { step, seat } = truth.turn;
  if (looking !== seat || step !== 'assigning' || truth.choice !== undefined || truth.outcome !== undefined) {
    return { ...NOTHING, refocus };
  }
  const groups = meepleGroups(engine, truth, telling);
  const chosen = groups.find(({ meeples }) => selection.some((id) => meeples.includes(id)));
  const [meeple] = chosen?.meeples ?? [];

  const leadTo = (key: string | undefined): void => {
    const next = nextGroup(meepleGroups(engine, match.store.getState().truth, telling), key);
    if (next !== undefined) lead({ key: next.key });
  };
  const letGo = (): void => {
    ui.select([]);
    leadTo(chosen?.key);
  };
  const choose = (group: MeepleGroup): void => {
    const [first] = group.meeples;
    if (first === undefined) return;
    if (group === chosen) {
      letGo();
      return;
    }
    ui.select([first]);
    const goal = placeOffers(engine, truth, first, telling).find(({ refusal }) => refusal === undefined);
    const key = goal?.place ?? (group.place === undefined ? undefined : 'home');
    if (key !== undefined) lead({ key: `to ${key}` });
  };
  const takeBack = (id: MeepleId): void => {
    ui.select([]);
    match.submit({ type: 'takeBack', seat, meeple: id });
    leadTo(undefined);
  };
  const put = ({ place, refusal }: PlaceOffer): void => {
    if (meeple === undefined) return;
    match.submit({ type: 'placeMeeple', seat, meeple, to: place });
    if (refusal !== undefined) return;
    ui.select([]);
    leadTo(chosen?.key);
  };

  const entryOf = (offer: PlaceOffer): TwinEntry => ({
    key: `to ${offer.place}`,
    words: offer.words,
    at: offer.place,
    thing: offer.place,
    isClosed: offer.refusal !== undefined,
    press: () => put(offer),
  });
  const offers = meeple === undefined ? [] : placeOffers(engine, truth, meeple, telling);
  const home: TwinEntry[] =
    meeple === undefined || chosen?.place === undefined
      ? []
      : [{ key: 'to home', words: TWIN.home, at: `tavern:${seat}`, press: () => takeBack(meeple) }];
  return {
    groups: groups.map((group) => ({
      key: group.key,
      words: group.words,
      at: group.meeples[0] === undefined ? undefined : `meeple:${group.meeples[0]}`,
      thing: group.meeples[0] === undefined ? undefined : `meeple:${group.meeples[0]}`,
      isChosen: group === chosen,
      press: () => choose(group),
      takeBack: group.place === undefined ? undefined : () => takeBack(group.meeples[0] as MeepleId),
    })),
    chosen: chosen === undefined ? undefined : groupName(chosen),
    open: [...offers.filter(({ refusal }) => refusal === undefined).map(entryOf), ...home],
    closed: closedEntries(offers, entryOf),
    powers: powerOffers(engine, truth, telling).map(({ hero, words, isOpen }) => ({
      key: `power ${hero}`,
      words,
      isClosed: !isOpen,
      at: `hero:${seat}:${hero}`,
      thing: `hero:${seat}:${hero}`,
      press: () => void match.submit({ type: 'useHeroPower', seat, hero }),
    })),
    refocus,
    letGo,
  };
}

/** Nobody wants to hear of every door of the city that it is shut until the next phase. */
function closedEntries(offers: readonly PlaceOffer[], entryOf: (offer: PlaceOffer) => TwinEntry): readonly TwinEntry[] {
  const closed = offers.filter(({ refusal }) => refusal !== undefined);
  const isLater = ({ refusal }: PlaceOffer): boolean => refusal?.code === 'wrongPhase';
  const [later, ...others] = closed.filter(isLater);
  if (later?.refusal?.code !== 'wrongPhase' || others.length === 0) return closed.map(entryOf);
  const words = TWIN.otherPhase(others.length + 1, PLAY.phases[later.refusal.facts.opensIn]);
  const { press, isClosed = true } = entryOf(later);
  return [
    ...closed.filter((offer) => !isLater(offer)).map(entryOf),
    { key: 'another phase', words, isClosed, ...(press && { press }) },
  ];
}
