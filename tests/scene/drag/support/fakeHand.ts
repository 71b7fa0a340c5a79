/** A whole hand over the fake table: controller, drawn pieces, owners, and what it has told and submitted. */
import type { Intent, MeepleId } from '../../../../src/engine/index.ts';
import { createDragController, type DragController, type DragParts } from '../../../../src/scene/drag/controller.ts';
import type { DragCommand } from '../../../../src/scene/drag/model.ts';
import { newPose } from '../../../../src/scene/drag/view.ts';
import { FakeTable, PIECES, pieceHome } from './fakeTable.ts';
import { FakeOwners, FakeView } from './fakeView.ts';

/** A hundred pixels are one unit of the table. */
export const toUnits = (px: number): number => px / 100;

export class FakeHand {
  readonly table = new FakeTable();
  readonly view = new FakeView();
  readonly owners = new FakeOwners();
  readonly told: DragCommand[] = [];
  readonly submitted: Intent[] = [];
  readonly landed: string[] = [];
  accepts = true;
  wakes = 0;
  readonly controller: DragController;

  constructor(parts: Partial<DragParts> = {}) {
    for (const piece of PIECES) this.stand(piece, pieceHome(piece));
    this.controller = createDragController({
      rules: this.table.rules,
      sight: this.table.sight,
      view: this.view,
      owners: this.owners,
      toTable: (x, y, out) => {
        Object.assign(out, { x: toUnits(x), y: 0, z: toUnits(y) });
        return y >= 0;
      },
      toSpot: (spot, out) => {
        const { x, y } = this.table.point(spot);
        Object.assign(out, { x: toUnits(x), y: 0.2, z: toUnits(y) });
        return true;
      },
      submit: (intents) => {
        if (!this.accepts) return false;
        for (const intent of intents) this.accept(intent);
        this.controller.dispatch({ type: 'stateChanged' });
        return true;
      },
      tell: (command) => this.told.push(command),
      wake: () => {
        this.wakes++;
      },
      onLanded: (piece, from) => this.landed.push(`${piece} ${from}`),
      ...parts,
    });
  }

  private stand(piece: MeepleId, { x, y }: { readonly x: number; readonly y: number }): void {
    this.view.stand(piece, { ...newPose(), x: toUnits(x), z: toUnits(y) });
  }

  private accept(intent: Intent): void {
    this.submitted.push(intent);
    if (intent.type !== 'placeMeeple') return;
    this.table.stand.set(intent.meeple, intent.to);
    const { x, y } = this.table.pieceAt(intent.meeple);
    this.view.homes.set(intent.meeple, { ...newPose(), x: toUnits(x), z: toUnits(y) });
  }

  frames(seconds: number, fps = 60): boolean {
    let isMoving = false;
    for (let i = 0; i < Math.round(seconds * fps); i++) isMoving = this.controller.step(1 / fps);
    return isMoving;
  }
}
