/** Two things of a draft that have no piece of their own: what a Shaman stands in for, and whom a Location's bonus is for. */
import { capital } from '../../content/words/grammar.ts';
import { kindName, locationName, meepleName, placeName } from '../../content/words/telling.ts';
import {
  BASIC_KINDS,
  type Intent,
  kindOf,
  type LocationId,
  type MeepleId,
  type Placed,
  type PlaceId,
  readPlace,
} from '../../engine/index.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { PLAY } from '../words/play.ts';
import { useMatchPart, useTable, useTelling } from './table.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly intent: Intent;
}

interface Adjuster {
  readonly key: string;
  /** Where it hangs. */
  readonly place: PlaceId;
  /** In the little room there is on the table. */
  readonly short: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
}

export function DraftAdjusters() {
  const { anchors, match } = useTable();
  return useAdjusters().map(({ key, place, short, label, value, choices }) => (
    <Anchored key={key} anchors={anchors} at={place} className="anchored--here">
      <label className="adjust slip">
        <span aria-hidden="true">{short}</span>
        <select
          aria-label={label}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen !== undefined) match.submit(chosen.intent);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    </Anchored>
  ));
}

function useAdjusters(): readonly Adjuster[] {
  const { engine } = useTable();
  const truth = useMatchPart((state) => state.truth);
  const telling = useTelling();
  const { seat, step, assignments } = truth.turn;
  if (step !== 'assigning' || truth.choice !== undefined) return [];
  const isLegal = ({ intent }: Choice): boolean => engine.check(truth, intent) === undefined;

  const shamanAt = ({ id, as }: Placed, place: PlaceId): Adjuster => ({
    key: `shaman-${id}`,
    place,
    short: PLAY.shamanAs,
    label: `${PLAY.standsFor}, ${placeName(place, telling)}`,
    value: as ?? 'auto',
    choices: (['auto', ...BASIC_KINDS] as const)
      .map((role) => ({
        value: role,
        label: role === 'auto' ? PLAY.standsForAuto : kindName(role),
        intent: { type: 'nameStandIn' as const, seat, meeple: id, as: role },
      }))
      .filter((choice) => choice.value === (as ?? 'auto') || isLegal(choice)),
  });

  const bonusOf = (location: LocationId, chosen: MeepleId | undefined): Adjuster[] => {
    const choices = assignments
      .flatMap(({ place, meeples }) => meeples.map(({ id }) => ({ id, place })))
      .map(({ id, place }) => ({
        value: `${id}`,
        label: `${meepleName(id)}, ${placeName(place, telling)}`,
        intent: { type: 'chooseBonusUnit' as const, seat, location, meeple: id },
      }))
      .filter(isLegal);
    const [first] = choices;
    if (first === undefined) return [];
    const label = capital(PLAY.bonusGoesTo(locationName(location, telling)));
    return [
      {
        key: `bonus-${location}`,
        place: `location:${location}`,
        short: PLAY.bonusFor,
        label,
        value: chosen === undefined ? first.value : `${chosen}`,
        choices,
      },
    ];
  };

  return assignments.flatMap(({ place, meeples, chosen }) => {
    const shamans = meeples.filter(({ id }) => kindOf(id) === 'shaman').map((placed) => shamanAt(placed, place));
    const ref = readPlace(place);
    return ref?.kind === 'location' ? [...shamans, ...bonusOf(ref.id, chosen)] : shamans;
  });
}
