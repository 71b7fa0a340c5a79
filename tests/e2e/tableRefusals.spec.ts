import { ENGINE } from '../support/match.ts';
import { MEETINGS, type Meeting } from '../support/refusedDrops.ts';
import { find } from '../support/script.ts';
import { expect } from './fixtures.ts';
import { sharedTable } from './support/sharedTable.ts';
import type { TablePage } from './support/tablePage.ts';

sharedTable.describe.configure({ timeout: 240_000 });
sharedTable.use({ motion: 'reduce' });

async function lay(table: TablePage, { from, before }: Meeting): Promise<void> {
  await table.startFrom(from);
  if (from.outcome !== undefined) await table.hud.closeTheEnd();
  for (const deed of before) {
    const truth = await table.truth();
    const { seat } = truth.turn;
    if (deed === 'confirm') await table.play({ type: 'confirm', seat });
    else {
      const meeple = find(truth, deed.drag.kind, deed.drag.area, deed.drag.seat);
      await table.play({ type: 'placeMeeple', seat, meeple, to: deed.to });
    }
  }
}

sharedTable.describe('refused at the table, with the reason and its rule', () => {
  for (const [code, meeting] of Object.entries(MEETINGS)) {
    if (typeof meeting === 'string' || meeting.notAtTheTable !== undefined) continue;
    const { when, piece, to } = meeting;
    sharedTable(`${code}, at the ${when}`, async ({ table }) => {
      await lay(table, meeting);
      const [before, done] = [await table.truth(), await table.intents()];
      const meeple = find(before, piece.kind, piece.area, piece.seat);
      const refusal = ENGINE.check(before, { type: 'placeMeeple', seat: before.turn.seat, meeple, to });
      if (refusal?.code !== code) throw new Error(`the rules say ${refusal?.code}`);
      if (when === 'lift') {
        const reason = table.hud.readsWhyNot(refusal, 'empty');
        await table.pull(meeple);
        await reason;
        expect(await table.held()).toEqual([]);
        await table.page.mouse.up();
      } else {
        const reason = table.hud.readsWhyNot(refusal, 'holding');
        await table.carry(meeple, to);
        await reason;
        const stillThere = table.hud.readsWhyNot(refusal, 'empty');
        await table.page.mouse.up();
        await stillThere;
      }
      await table.rest();
      await table.isHome(meeple);
      expect(await table.truth()).toEqual(before);
      expect(await table.intents()).toEqual(done);
    });
  }
});
