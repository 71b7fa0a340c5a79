/** What the hand over the table holds, by what it has said. */
import type { MeepleId } from '../engine/index.ts';
import type { DragCommand } from '../scene/drag/model.ts';

export interface InHand {
  hear(command: DragCommand): void;
  isEmpty(): boolean;
}

export function createInHand(): InHand {
  const held = new Set<MeepleId>();
  return {
    hear: (command) => {
      switch (command.type) {
        case 'lift':
          for (const piece of command.pieces) held.add(piece);
          return;
        case 'springHome':
        case 'release':
        case 'submit':
          for (const piece of command.pieces) held.delete(piece);
          return;
        default:
      }
    },
    isEmpty: () => held.size === 0,
  };
}
