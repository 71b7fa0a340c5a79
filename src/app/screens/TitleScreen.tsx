/** The title: the playbill at once, the table behind it as soon as it arrives. */
import { lazy, Suspense, useRef, useState } from 'react';
import type { Quality } from '../../scene/quality.ts';
import { CreditsDialog } from '../../ui/menus/CreditsDialog.tsx';
import { Notice } from '../../ui/menus/Notice.tsx';
import { TitleBill } from '../../ui/menus/TitleBill.tsx';
import { WORDS } from '../../ui/words.ts';
import { TableBoundary } from '../TableBoundary.tsx';
import { useRightEdge } from '../useRightEdge.ts';

const TitleTable = lazy(async () => ({ default: (await import('../../scene/TitleTable.tsx')).TitleTable }));

/** Without a quality the browser cannot draw the table at all. */
export function TitleScreen({ quality }: { readonly quality: Quality | undefined }) {
  const bill = useRef<HTMLElement>(null);
  const insetLeft = useRightEdge(bill);
  const [isDrawn, setDrawn] = useState(false);
  const [showsCredits, setShowsCredits] = useState(false);
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
      <TitleBill ref={bill} onCredits={() => setShowsCredits(true)} />
      {showsCredits && <CreditsDialog onClose={() => setShowsCredits(false)} />}
    </main>
  );
}

function stageClass({ quality, isDrawn }: { quality: Quality; isDrawn: boolean }): string {
  return ['title__stage', quality === 'low' && 'title__stage--flat', isDrawn && 'title__stage--drawn']
    .filter(Boolean)
    .join(' ');
}
