/** Who may sound: so many at a time, the important and the young before the rest. */
import { BUSES, type Bus } from './sound.ts';

export interface Claim {
  readonly bus: Bus;
  /** Seconds on the audio clock. */
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface VoiceTable {
  /** A free place, else one of the least that is not more important; nothing if all are. */
  claim(claim: Claim): number | undefined;
  /** Places that have ended by now. */
  ended(now: number): readonly number[];
  free(place: number): void;
  count(now: number): number;
}

const rank = (bus: Bus): number => BUSES.indexOf(bus);

export function createVoiceTable(limit: number): VoiceTable {
  const places: (Claim | undefined)[] = Array.from({ length: limit }, () => undefined);

  function least(bus: Bus): number | undefined {
    let found: number | undefined;
    for (const [place, held] of places.entries()) {
      if (held === undefined || rank(held.bus) > rank(bus)) continue;
      const best = found === undefined ? undefined : places[found];
      const isLess =
        best === undefined ||
        rank(held.bus) < rank(best.bus) ||
        (held.bus === best.bus && held.startsAt < best.startsAt);
      if (isLess) found = place;
    }
    return found;
  }

  return {
    claim(claim) {
      const open = places.findIndex((held) => held === undefined || held.endsAt <= claim.startsAt);
      const place = open >= 0 ? open : least(claim.bus);
      if (place !== undefined) places[place] = claim;
      return place;
    },
    ended: (now) =>
      [...places.entries()].filter(([, held]) => held !== undefined && held.endsAt <= now).map(([place]) => place),
    free(place) {
      places[place] = undefined;
    },
    count: (now) => places.filter((held) => held !== undefined && held.endsAt > now).length,
  };
}
