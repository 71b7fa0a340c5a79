/** What a plan must remember besides the meeples it has used: defeats, activations, prey, things done once a turn. */
import { MONSTER_TYPES, type MonsterType } from '../../engine/index.ts';

/** What one assignment adds to the memory or asks of it. */
export interface Deed {
  readonly fights?: MonsterType;
  readonly activates?: boolean;
  /** C5: calls the Peasant, once a turn. */
  readonly calls?: boolean;
  /** L4: takes the bonus for one chosen Unit, once a turn. */
  readonly drinks?: boolean;
  /** F3: needs a Monster of this type to be fought. */
  readonly hunts?: MonsterType;
}

export interface FlagSpace {
  readonly size: number;
  /** The memory after a deed, by the memory before; -1 where it cannot be. */
  after(deed: Deed): Int16Array;
  fights(flag: number): number;
  activations(flag: number): number;
}

export interface Wishes {
  /** Count defeats, or activations, up to this number. */
  readonly fights: number;
  readonly activations: number;
  readonly canCall: boolean;
  readonly canDrink: boolean;
  readonly prey: readonly MonsterType[];
}

export function flagSpace({ fights, activations, canCall, canDrink, prey }: Wishes): FlagSpace {
  const radices = [fights + 1, activations + 1, canCall ? 2 : 1, canDrink ? 2 : 1];
  for (const type of MONSTER_TYPES) radices.push(prey.includes(type) ? 2 : 1);
  const strides: number[] = [];
  let size = 1;
  for (const radix of radices) {
    strides.push(size);
    size *= radix;
  }
  const digit = (flag: number, i: number) => Math.floor(flag / (strides[i] as number)) % (radices[i] as number);
  const raised = (flag: number, i: number) =>
    digit(flag, i) + 1 < (radices[i] as number) ? flag + (strides[i] as number) : flag;
  const once = (flag: number, i: number) => (digit(flag, i) === 0 ? raised(flag, i) : -1);
  const step = (from: number, deed: Deed): number => {
    let flag = from;
    if (deed.hunts !== undefined && digit(flag, 4 + MONSTER_TYPES.indexOf(deed.hunts)) === 0) return -1;
    if (deed.calls) flag = once(flag, 2);
    if (deed.drinks && flag >= 0) flag = once(flag, 3);
    if (flag < 0) return flag;
    if (deed.fights !== undefined) flag = raised(raised(flag, 0), 4 + MONSTER_TYPES.indexOf(deed.fights));
    return deed.activates ? raised(flag, 1) : flag;
  };
  const known = new Map<string, Int16Array>();
  const after = (deed: Deed): Int16Array => {
    const { fights = '', activates = false, calls = false, drinks = false, hunts = '' } = deed;
    const name = `${fights}/${hunts}/${activates}${calls}${drinks}`;
    const found = known.get(name) ?? Int16Array.from({ length: size }, (_, flag) => step(flag, deed));
    known.set(name, found);
    return found;
  };
  return {
    size,
    after,
    fights: (flag) => digit(flag, 0),
    activations: (flag) => digit(flag, 1),
  };
}
