import { ENGINE } from '../support/match.ts';
import { playHeadless } from '../support/script.ts';
import { OPTIONS, THREE_ROUNDS } from '../support/threeRounds.ts';
import { expect } from './fixtures.ts';
import { sharedTable } from './support/sharedTable.ts';

sharedTable.describe.configure({ timeout: 400_000 });

sharedTable(
  'three rounds for two, every meeple dragged with the mouse, end as they do without a table',
  async ({ table }) => {
    const { intents, state } = playHeadless(OPTIONS, THREE_ROUNDS);
    await table.startFrom(ENGINE.setup(OPTIONS));
    for (const intent of intents) await table.play(intent);
    expect(await table.intents()).toEqual(intents);
    expect(await table.truth()).toEqual(state);
    expect(await table.shown()).toEqual(state);
  },
);
