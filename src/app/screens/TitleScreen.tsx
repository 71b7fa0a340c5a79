/** The title: the playbill at once, the table behind it as soon as it arrives. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Quality } from '../../scene/quality.ts';
import type { SaveSlots } from '../../store/saves/slots.ts';
import { CreditsDialog } from '../../ui/menus/CreditsDialog.tsx';
import { Notice } from '../../ui/menus/Notice.tsx';
import { TitleBill } from '../../ui/menus/TitleBill.tsx';
import { WORDS } from '../../ui/words.ts';
import { AUTOSAVE_SLOT, type Play } from '../play.ts';
import { newSeed } from '../seeds.ts';
import { TableBoundary } from '../TableBoundary.tsx';
import { useRightEdge } from '../useRightEdge.ts';

const TitleTable = lazy(async () => ({ default: (await import('../../scene/TitleTable.tsx')).TitleTable }));
const NewGameDialog = lazy(async () => ({ default: (await import('../../ui/menus/NewGameDialog.tsx')).NewGameDialog }));

type Props = {
  /** Without a quality the browser cannot draw the table at all. */
  readonly quality: Quality | undefined;
  readonly slots: SaveSlots;
  readonly notice: string | undefined;
  readonly onPlay: (play: Play) => void;
};

export function TitleScreen({ quality, slots, notice, onPlay }: Props) {
  const bill = useRef<HTMLElement>(null);
  const insetLeft = useRightEdge(bill);
  const [isDrawn, setDrawn] = useState(false);
  const [sheet, setSheet] = useState<'credits' | 'newGame'>();
  const canContinue = useHasSave(slots);
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
          canContinue && quality !== undefined ? () => onPlay({ kind: 'continue', slot: AUTOSAVE_SLOT }) : undefined
        }
        onNewGame={quality === undefined ? undefined : () => setSheet('newGame')}
        onCredits={() => setSheet('credits')}
      />
      {sheet === 'credits' && <CreditsDialog onClose={closeSheet} />}
      {sheet === 'newGame' && (
        <Suspense>
          <NewGameDialog
            seed={newSeed()}
            newSeed={newSeed}
            onBegin={(options, seats) => onPlay({ kind: 'new', options, seats })}
            onClose={closeSheet}
          />
        </Suspense>
      )}
    </main>
  );
}

function useHasSave(slots: SaveSlots): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isGone = false;
    void slots.get(AUTOSAVE_SLOT).then((slot) => {
      if (!isGone) setHas(slot.ok && !slot.value.summary.isOver);
    });
    return () => {
      isGone = true;
    };
  }, [slots]);
  return has;
}

function stageClass({ quality, isDrawn }: { quality: Quality; isDrawn: boolean }): string {
  return ['title__stage', quality === 'low' && 'title__stage--flat', isDrawn && 'title__stage--drawn']
    .filter(Boolean)
    .join(' ');
}
