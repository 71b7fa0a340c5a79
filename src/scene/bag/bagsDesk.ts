/** Where the drawn bags meet whoever has to do with them: bags come and go with the picture, the desk stays. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BagActor } from './bagActor.ts';
import type { BagCompany, BagKey } from './bagCompany.ts';
import type { Point } from './bagState.ts';

export interface BagsPort {
  readonly company: BagCompany;
  readonly actors: ReadonlyMap<BagKey, BagActor>;
}

export interface BagNews {
  /** Whose draw waits for a hand. */
  readonly inviting: BagKey | undefined;
  /** Somebody has it in hand, or has had it since it invites. */
  readonly isTouched: boolean;
  /** How many meeples are in each bag just now, in the middle of a draw as well. */
  readonly inside: ReadonlyMap<BagKey, number>;
}

export interface BagsDesk {
  readonly news: StoreApi<BagNews>;
  /** The picture's. */
  lend(port: BagsPort | undefined): void;
  /** The picture's: something about a bag has changed. */
  tell(): void;
  /** Opens the bag that waits for it; false if none does. */
  pull(): boolean;
  /** The bag that waits, else this one. */
  shake(bag: BagKey, strength: number): void;
  sway(bag: BagKey, acceleration: Point): void;
  touches(bag: BagKey): number;
}

const NO_NEWS: BagNews = { inviting: undefined, isTouched: false, inside: new Map() };

export function createBagsDesk(): BagsDesk {
  const news = createStore<BagNews>(() => NO_NEWS);
  let lent: BagsPort | undefined;
  let touchesBefore = 0;

  function read(): BagNews {
    if (lent === undefined) return NO_NEWS;
    const { actors, company } = lent;
    const inviting = [...actors.keys()].find((bag) => company.isInviting(bag));
    const touches = inviting === undefined ? 0 : (actors.get(inviting)?.touches() ?? 0);
    if (inviting !== news.getState().inviting) touchesBefore = touches;
    return {
      inviting,
      isTouched: touches !== touchesBefore,
      inside: new Map([...actors].map(([bag, actor]) => [bag, actor.state().inside.length])),
    };
  }

  const tell = (): void => {
    const next = read();
    if (!isSame(next, news.getState())) news.setState(next);
  };
  const actor = (bag: BagKey): BagActor | undefined => lent?.actors.get(bag);
  const meant = (bag: BagKey): BagActor | undefined => actor(news.getState().inviting ?? bag);

  return {
    news,
    lend: (port) => {
      lent = port;
      tell();
    },
    tell,
    pull: () => {
      const { inviting } = news.getState();
      if (inviting === undefined) return false;
      actor(inviting)?.pull();
      return true;
    },
    shake: (bag, strength) => meant(bag)?.shake(strength),
    sway: (bag, acceleration) => meant(bag)?.sway(acceleration),
    touches: (bag) => actor(bag)?.touches() ?? 0,
  };
}

function isSame(a: BagNews, b: BagNews): boolean {
  if (a.inviting !== b.inviting || a.isTouched !== b.isTouched || a.inside.size !== b.inside.size) return false;
  return [...a.inside].every(([bag, n]) => b.inside.get(bag) === n);
}
