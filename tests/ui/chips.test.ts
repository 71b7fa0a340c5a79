import { describe, expect, it } from 'vitest';
import { chipOf } from '../../src/ui/model/chips.ts';
import { ENGINE, given, placed, TELLING } from './scene.ts';

const chipAt = (state: ReturnType<typeof given>, place: Parameters<typeof ENGINE.status>[1]) =>
  chipOf(ENGINE.status(state, place), TELLING);

describe('the slip at a Monster', () => {
  const start = given({
    players: [{ tavern: { peasant: 3, warrior: 1 } }],
    monsters: { castle: ['rattling-man-at-arms'] },
  });

  it('counts combat value against strength and says what is missing', () => {
    const chip = chipAt(
      placed(start, 'monster:rattling-man-at-arms', 'peasant', 'peasant'),
      'monster:rattling-man-at-arms',
    );
    expect(chip).toMatchObject({ figure: '2/4', isReady: false, rule: 'C2' });
    expect(chip.title).toBe('Rattling Man-at-Arms needs 2 more');
    expect(chip.note).toBe('Peasant counts 1');
  });

  it('is ready once it is strong enough', () => {
    const full = placed(start, 'monster:rattling-man-at-arms', 'peasant', 'peasant', 'peasant', 'warrior');
    const chip = chipAt(full, 'monster:rattling-man-at-arms');
    expect(chip.isReady).toBe(true);
    expect(chip.title).toBe('Rattling Man-at-Arms falls');
  });
});

describe('the slip at a Location', () => {
  it('counts who is there against who is asked for', () => {
    const state = given({ players: [{ tavern: { peasant: 2 } }], monsters: {} });
    const [location] = state.locations;
    if (location === undefined) throw new Error('no Location');
    const chip = chipAt(state, `location:${location.id}`);
    expect(chip.isReady).toBe(false);
    expect(chip.figure).toMatch(/^0\/\d$/);
    expect(chip.deed).toBe('activates');
  });

  it('says how many come running from an overrun district', () => {
    const state = given({
      players: [{ tavern: { peasant: 2 } }],
      monsters: { castle: ['termite', 'rattling-man-at-arms', 'hatchet-for-hire'] },
    });
    const castle = state.locations.find(({ district }) => district === 'castle');
    if (castle === undefined) throw new Error('no Location in the Castle');
    const chip = chipAt(state, `location:${castle.id}`);
    expect(chip.overrun).toBe(2);
    expect(chip.note).toBe('2 Peasants join: overrun');
    expect(chip.rule).toBe('L2');
  });
});
