/** How much lies face down before the Guard, and what its bag holds, said where it lies. */
import { useMatchPart, useTable } from '../hud/table.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/icons.ts';
import type { AnchorName } from '../ports.ts';

interface Pile {
  readonly at: AnchorName;
  readonly icon: IconName;
  readonly n: number;
}

export function GuardCounts() {
  const { anchors } = useTable();
  const guard = useMatchPart((state) => state.shown.guard);
  if (guard === undefined) return null;
  const piles: readonly Pile[] = [
    { at: 'hand:guard', icon: 'tied-scroll', n: guard.keptQuests.length },
    { at: 'rooms:guard', icon: 'tower-flag', n: guard.rooms.length },
    { at: 'bag:guard', icon: 'swap-bag', n: guard.bag.length },
  ];
  return (
    <div className="chips" aria-hidden="true">
      {piles.map(({ at, icon, n }) =>
        n === 0 ? null : (
          <Anchored key={at} anchors={anchors} at={at}>
            <span className="chip">
              <Icon name={icon} />
              <span className="num">{n}</span>
            </span>
          </Anchored>
        ),
      )}
    </div>
  );
}
