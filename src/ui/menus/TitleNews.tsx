/** In the corner of the title: whether the game works without a network, and whether a newer one waits. */
import { Icon } from '../kit/Icon.tsx';
import { WORDS } from '../words.ts';

type Props = {
  readonly isOffline: boolean;
  /** Undefined: this is the newest. */
  readonly onNewer: (() => void) | undefined;
};

export function TitleNews({ isOffline, onNewer }: Props) {
  if (!isOffline && onNewer === undefined) return undefined;
  return (
    <div className="title-news" role="status">
      {onNewer !== undefined ? (
        <p className="title-news__newer block">
          {WORDS.newer}
          <button type="button" className="button" onClick={onNewer}>
            {WORDS.takeNewer}
          </button>
        </p>
      ) : (
        <p className="title-news__mark block">
          <Icon name="candle-light" />
          <span>{WORDS.worksOffline}</span>
        </p>
      )}
    </div>
  );
}
