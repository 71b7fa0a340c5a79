/** Reads one entry of a table that is keyed by effect op or condition kind. */
import type { Condition, ConditionTable } from '../../engine/effects/conditions.ts';
import type { Effect, EffectTable } from '../../engine/effects/ops.ts';

export function readEffect<Result, Context>(
  table: EffectTable<Result, Context>,
  effect: Effect,
  context: Context,
): Result {
  const entry = table[effect.op] as (effect: Effect, context: Context) => Result;
  return entry(effect, context);
}

export function readCondition<Result, Context>(
  table: ConditionTable<Result, Context>,
  condition: Condition,
  context: Context,
): Result {
  const entry = table[condition.kind] as (condition: Condition, context: Context) => Result;
  return entry(condition, context);
}
