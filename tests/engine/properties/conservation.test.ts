import { describe, expect, it } from 'vitest';
import { VP_SOURCES, type VpLedger } from '../../../src/engine/index.ts';
import { MODES, optionsOf, play, random, wild } from '../../support/games.ts';
import { createAuditor, misplaced } from '../../support/whereabouts.ts';

const AUDITED = 4;
const PLAYED = 12;

function booked(ledger: VpLedger): number {
  return VP_SOURCES.reduce((sum, source) => sum + (ledger[source] ?? 0), 0);
}

describe.each(MODES)('$name', (mode) => {
  it('P1 each of the 152 meeples and every card is in one place after every step', () => {
    for (let i = 0; i < AUDITED; i++) {
      const audit = createAuditor();
      play(optionsOf(mode, `audit ${i}`), wild(), {
        step: (step) => {
          const found = audit(step);
          if (found.length > 0) expect({ i, after: step.event, found }).toEqual({ found: [] });
        },
      });
    }
  });

  it('E6 every match ends, with nothing lost and every VP booked', () => {
    for (let i = 0; i < PLAYED; i++) {
      const { end } = play(optionsOf(mode, `match ${i}`), i % 3 === 0 ? wild() : random(), {
        step: ({ state }) => {
          for (const { score, ledger } of [...state.players, ...(state.guard === undefined ? [] : [state.guard])])
            if (score !== booked(ledger)) expect(score).toBe(booked(ledger));
        },
      });
      expect(misplaced(end)).toEqual([]);
      expect(end.outcome?.winners.length).toBeGreaterThan(0);
      expect(end.turn).toMatchObject({ phase: 'over', assignments: [], gained: [], comingBack: [] });
      expect(end.agenda).toEqual([]);
      expect(end.arrived).toHaveLength(3);
    }
  });
});
