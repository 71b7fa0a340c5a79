/** The Capitol's two Locations: Construct (D1, D2) and Level up (D4). */
import type { ChoiceOf } from '../choices.ts';
import type { LocationId, SlotId } from '../model/ids.ts';
import type { HeroClass } from '../model/meeples.ts';
import type { Level } from '../model/state.ts';
import { playerOf, vacantSlots } from '../rules/turn.ts';
import { ask, change, changePlayer, changeVp, emit, type Run, schedule, takeFromSupply } from '../run.ts';

export function askBuild(run: Run): void {
  const slots = vacantSlots(run.cards, run.state);
  const options = run.state.market.flatMap((tile) => slots.map((slot) => `${tile}@${slot}`));
  if (options.length === 0) return;
  const { seat } = run.state.turn;
  ask(run, { kind: 'buildLocation', seat, options, cause: { by: 'rule', id: 'D2' }, rules: ['D1', 'D2'] });
}

/** The tile lands with its stock (D3), the slot pays at once, Quests on building are looked at. */
export function answerBuild(run: Run, { seat }: ChoiceOf<'buildLocation'>, option: string): void {
  const [tile = '', slotId = ''] = option.split('@');
  const card = run.cards.location(tile);
  const slot = run.cards.slot(slotId);
  const stock = card.stock === undefined ? [] : takeFromSupply(run, card.stock.kind, card.stock.n);
  const built = { id: tile as LocationId, district: slot.district, slot: slotId as SlotId, stock };
  change(run, { market: run.state.market.filter((id) => id !== tile), locations: [...run.state.locations, built] });
  emit(run, { type: 'locationBuilt', seat, location: built.id, slot: built.slot, district: slot.district, stock });
  const crowd = run.state.monsters[slot.district].length;
  schedule(
    run,
    { task: 'effects', seat, effects: slot.bonus, cause: { by: 'slot', id: slotId } },
    { task: 'checkQuests', seat, moment: { at: 'construct', crowd }, quests: playerOf(run.state, seat).hand },
  );
}

export function answerLevelUpClass(run: Run, _choice: ChoiceOf<'levelUpClass'>, option: string): void {
  levelUp(run, option as HeroClass);
}

export function levelUp(run: Run, hero: HeroClass): void {
  const { seat } = run.state.turn;
  const player = playerOf(run.state, seat);
  const level = (player.levels[hero] + 1) as Level;
  const { cost } = run.cards.heroLevel(hero, level);
  changePlayer(run, seat, { levels: { ...player.levels, [hero]: level } });
  emit(run, { type: 'heroLevelledUp', seat, hero, level, cost });
  changeVp(run, seat, -cost, 'levels', { by: 'hero', id: hero });
  schedule(run, { task: 'checkQuests', seat, moment: { at: 'levels' }, quests: playerOf(run.state, seat).hand });
}
