/** The Guard's board in small: fifteen spots, who is on them, which one is at work. */
import { spotWords } from '../../content/words/guardWhy.ts';
import { kindOf } from '../../engine/index.ts';
import { useMatchPart, useTable } from '../hud/table.ts';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import type { Deployment } from '../model/guardStory.ts';
import { spotIcon } from '../model/spotIcons.ts';
import { GUARD } from '../words/guard.ts';

/** `now`: the meeple at work and its spot, which the table may not show yet. */
export function SpotGrid({ now }: { readonly now?: Deployment | undefined }) {
  const { engine } = useTable();
  const board = useMatchPart((state) => state.shown.guard?.board) ?? [];
  const isSpot = now !== undefined && now.spot !== 'prestige' && now.spot !== 'beside';
  return (
    <div
      className="spots"
      role="img"
      aria-label={isSpot ? GUARD.boardNow(spotWords(now.spot as Parameters<typeof spotWords>[0])) : GUARD.boardQuiet}
    >
      {engine.catalog.guard.spots.map((spot) => {
        const isNow = now?.spot === spot.id;
        const meeple = isNow ? now.meeple : board.find((each) => each.spot === spot.id)?.meeple;
        const className = ['spot', meeple !== undefined && 'is-full', isNow && 'is-now'].filter(Boolean).join(' ');
        return (
          <span key={spot.id} className={className}>
            {meeple === undefined ? <Icon name={spotIcon(spot)} /> : <Meeple kind={kindOf(meeple)} />}
          </span>
        );
      })}
    </div>
  );
}
