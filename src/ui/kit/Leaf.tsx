/** A seat's sign: its colour never goes without its leaf. */
import type { SeatColour } from '../../store/seatColours.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

export const LEAVES: Readonly<Record<SeatColour, IconName>> = {
  red: 'elderberry',
  blue: 'oak-leaf',
  green: 'pine-tree',
  gold: 'acorn',
};

export function Leaf({ colour }: { readonly colour: SeatColour }) {
  return (
    <span className="leaf" data-seat={colour}>
      <Icon name={LEAVES[colour]} />
    </span>
  );
}
