import { describe, expect, it } from 'vitest';
import { idsOfKind } from '../../src/engine/index.ts';
import { actionOf, type LossKind, lossesOf, warningOf } from '../../src/ui/model/action.ts';
import { answerOf, promptOf } from '../../src/ui/model/prompt.ts';
import { ADA, after, BRUNO, CONTEXT, ENGINE, given, placed, TELLING } from './scene.ts';

const NOTHING_LOST = { units: [], powers: [], chances: [] } as const;

describe('the one button', () => {
  const start = given({
    players: [{ tavern: { peasant: 4 } }],
    monsters: { castle: ['termite'], villages: [] },
  });

  it('names the place that lacks something, and points at it', () => {
    const action = actionOf(ENGINE, placed(start, 'monster:termite', 'peasant'), CONTEXT);
    expect(action).toMatchObject({ does: 'confirm', isReady: false, pointAt: 'monster:termite' });
    expect(action.detail).toBe('Termite needs 2 more');
  });

  it('says what is ready and what would be lost', () => {
    const action = actionOf(ENGINE, placed(start, 'monster:termite', 'peasant', 'peasant', 'peasant'), CONTEXT);
    expect(action).toMatchObject({ label: 'Confirm', isReady: true });
    expect(action.detail).toBe('1 place ready; 1 unused: to the Lodgings at clean up');
    expect(action.loss).toMatchObject({ rule: 'T7', isGrave: true });
  });

  it('ends the turn where nothing is placed, and goes on to the Main phase before', () => {
    expect(actionOf(ENGINE, start, CONTEXT).label).toBe('End the turn');
    const development = given({ phase: 'development', players: [{ tavern: { corruption: 1 } }] });
    expect(actionOf(ENGINE, development, CONTEXT)).toMatchObject({
      label: 'To the Main phase',
      detail: 'nothing is placed',
    });
  });

  it('hurries what is being shown, and steps the Guard', () => {
    expect(actionOf(ENGINE, start, { ...CONTEXT, isBusy: true }).does).toBe('hurry');
    expect(actionOf(ENGINE, start, { ...CONTEXT, isBusy: true, waitsForGo: true })).toMatchObject({
      does: 'hurry',
      label: 'Next',
      isReady: true,
    });
  });
});

describe('a bag that waits to be pulled', () => {
  it('makes the one button draw, and only while the story stands at it', () => {
    const state = given({ players: [{ tavern: { peasant: 1 } }] });
    expect(actionOf(ENGINE, state, { ...CONTEXT, isBusy: true, isInvited: true })).toMatchObject({
      does: 'pull',
      label: 'Draw',
      isReady: true,
    });
    expect(actionOf(ENGINE, state, { ...CONTEXT, isInvited: true }).does).toBe('confirm');
  });
});

describe('losses', () => {
  it('are silent where there are none', () => {
    expect(lossesOf(NOTHING_LOST)).toEqual([]);
  });

  it('warn of Units and powers, and only mention chances', () => {
    const units = idsOfKind('mage').slice(0, 2);
    expect(lossesOf({ ...NOTHING_LOST, units })).toMatchObject([{ kind: 'units', isGrave: true, rule: 'T7' }]);
    expect(lossesOf({ ...NOTHING_LOST, powers: ['mage'] })).toMatchObject([
      { isGrave: true, words: 'unused: the power of your Mages' },
    ]);
    expect(lossesOf({ ...NOTHING_LOST, chances: ['capitol:construct', 'capitol:levelUp'] })).toMatchObject([
      { isGrave: false, words: 'nothing built and nobody levelled up' },
    ]);
  });

  it('are named all together in the guide, the gravest first', () => {
    const units = idsOfKind('mage').slice(0, 1);
    const losses = lossesOf({ units, powers: ['mage'], chances: ['capitol:construct'] });
    expect(losses.map(({ kind }) => kind)).toEqual(['units', 'powers', 'chances']);
  });
});

describe('a warning', () => {
  const none = new Set<LossKind>();
  const idle = given({ players: [{ tavern: { peasant: 2 } }] });

  it('comes before Units are wasted, unless nobody wants to hear it', () => {
    expect(warningOf(ENGINE, idle, none)).toMatchObject({ kind: 'units', rule: 'T7' });
    expect(warningOf(ENGINE, idle, new Set<LossKind>(['units', 'reveal']))).toBeUndefined();
  });

  it('comes before the last way back is gone, and only there', () => {
    const empty = given({ players: [{ tavern: { corruption: 1 }, bag: { peasant: 5 } }] });
    expect(warningOf(ENGINE, empty, none)).toMatchObject({ kind: 'reveal' });
    const development = given({ phase: 'development', players: [{ tavern: { corruption: 1 }, bag: { peasant: 5 } }] });
    expect(warningOf(ENGINE, development, none)).toBeUndefined();
  });
});

describe('a prompt', () => {
  const two = given({
    players: [{ tavern: { peasant: 6 } }],
    monsters: { castle: ['termite'], villages: ['backwoods-bandit-villages'] },
  });
  const monsters = two.monsters.villages[0]?.id;

  it('is asked of the seat that decides, and of nobody else', () => {
    const both = placed(
      placed(two, 'monster:termite', 'peasant', 'peasant', 'peasant'),
      `monster:${monsters}`,
      'peasant',
      'peasant',
      'peasant',
    );
    const asked = after(both, { type: 'confirm', seat: ADA });
    expect(asked.choice?.kind).toBe('resolveNext');
    expect(promptOf(asked, BRUNO, TELLING)).toBeUndefined();
    expect(promptOf(asked, undefined, TELLING)).toBeUndefined();
    const prompt = promptOf(asked, ADA, TELLING);
    expect(prompt).toMatchObject({ canRest: true, title: 'What comes first?' });
    expect(prompt?.suggested).toBe(prompt?.options[0]?.value);
    if (prompt === undefined) return;
    expect(answerOf(prompt, undefined, TELLING).isReady).toBe(false);
    expect(answerOf(prompt, 'monster:termite', TELLING)).toEqual({
      label: 'Resolve it',
      detail: 'Termite',
      isReady: true,
    });
  });
});
