/** The title: the playbill at once, the table behind it as soon as it arrives. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Quality } from '../../scene/quality.ts';
import type { SaveSlots } from '../../store/saves/slots.ts';
import { CreditsDialog } from '../../ui/menus/CreditsDialog.tsx';
import { Notice } from '../../ui/menus/Notice.tsx';
import { TitleBill } from '../../ui/menus/TitleBill.tsx';
import { WORDS } from '../../ui/words.ts';
import { newSlotId, type Play } from '../play.ts';
import { newSeed } from '../seeds.ts';
import { TableBoundary } from '../TableBoundary.tsx';
import { useRightEdge } from '../useRightEdge.ts';

const TitleTable = lazy(async () => ({ default: (await import('../../scene/TitleTable.tsx')).TitleTable }));
const SoloDialog = lazy(async () => ({ default: (await import('../../ui/menus/SoloDialog.tsx')).SoloDialog }));
const NewGameDialog = lazy(async () => ({ default: (await import('../../ui/menus/NewGameDialog.tsx')).NewGameDialog }));

type Props = {
  /** Without a quality the browser cannot draw the table at all. */
  readonly quality: Quality | undefined;
  readonly slots: SaveSlots;
  readonly notice: string | undefined;
  /** Whoever comes from a match and wants another one. */
  readonly isAskingAnew?: boolean;
  readonly onPlay: (play: Play) => void;
};

export function TitleScreen({ quality, slots, notice, isAskingAnew = false, onPlay }: Props) {
  const bill = useRef<HTMLElement>(null);
  const insetLeft = useRightEdge(bill);
  const [isDrawn, setDrawn] = useState(false);
  const [sheet, setSheet] = useState<'credits' | 'newGame' | 'solo' | undefined>(isAskingAnew ? 'newGame' : undefined);
  const latest = useLatest(slots);
  const closeSheet = () => setSheet(undefined);
  return (
    <main>
      {quality === undefined ? (
        <Notice text={WORDS.noWebGl} />
      ) : (
        <TableBoundary fallback={<Notice text={WORDS.tableLost} />}>
          <div className={stageClass({ quality, isDrawn })}>
            <Suspense>
              {insetLeft !== undefined && (
                <TitleTable quality={quality} insetLeft={insetLeft} onDrawn={() => setDrawn(true)} />
              )}
            </Suspense>
          </div>
        </TableBoundary>
      )}
      {notice !== undefined && <Notice text={notice} />}
      <TitleBill
        ref={bill}
        onContinue={
          latest !== undefined && quality !== undefined ? () => onPlay({ kind: 'continue', slot: latest }) : undefined
        }
        onNewGame={quality === undefined ? undefined : () => setSheet('newGame')}
        onSolo={quality === undefined ? undefined : () => setSheet('solo')}
        onCredits={() => setSheet('credits')}
      />
      {sheet === 'credits' && <CreditsDialog onClose={closeSheet} />}
      {sheet === 'solo' && (
        <Suspense>
          <SoloDialog
            seed={newSeed()}
            newSeed={newSeed}
            onBegin={(options, seats) => onPlay({ kind: 'new', slot: newSlotId(), options, seats })}
            onClose={closeSheet}
          />
        </Suspense>
      )}
      {sheet === 'newGame' && (
        <Suspense>
          <NewGameDialog
            seed={newSeed()}
            newSeed={newSeed}
            onBegin={(options, seats) => onPlay({ kind: 'new', slot: newSlotId(), options, seats })}
            onClose={closeSheet}
          />
        </Suspense>
      )}
    </main>
  );
}

/** The slot of the newest match that is not over. */
function useLatest(slots: SaveSlots): string | undefined {
  const [latest, setLatest] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void slots.list().then((list) => {
      const open = list.ok ? list.value.find((slot) => slot.problem === undefined && !slot.summary.isOver) : undefined;
      if (!isGone) setLatest(open?.id);
    });
    return () => {
      isGone = true;
    };
  }, [slots]);
  return latest;
}

function stageClass({ quality, isDrawn }: { quality: Quality; isDrawn: boolean }): string {
  return ['title__stage', quality === 'low' && 'title__stage--flat', isDrawn && 'title__stage--drawn']
    .filter(Boolean)
    .join(' ');
}
