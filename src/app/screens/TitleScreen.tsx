/** The title: the playbill at once, the table behind it as soon as it arrives. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Quality } from '../../scene/quality.ts';
import type { LastTable } from '../../store/lastTable.ts';
import type { Shelf, ShelfState } from '../../store/saves/shelf.ts';
import type { SettingsStore } from '../../store/settings.ts';
import type { SoloRecord } from '../../store/soloRecord.ts';
import { MuteButton } from '../../ui/kit/MuteButton.tsx';
import { useReaderSettings } from '../../ui/kit/useReaderSettings.ts';
import { CreditsDialog } from '../../ui/menus/CreditsDialog.tsx';
import { Notice } from '../../ui/menus/Notice.tsx';
import { TitleBill, type TitleEntry } from '../../ui/menus/TitleBill.tsx';
import { TitleNews } from '../../ui/menus/TitleNews.tsx';
import { standingOf, titleOf } from '../../ui/model/saves.ts';
import { DropVeil } from '../../ui/saves/DropVeil.tsx';
import { SAVES } from '../../ui/words/saves.ts';
import { SETTING_WORDS, SHEETS } from '../../ui/words/sheets.ts';
import { WORDS } from '../../ui/words.ts';
import type { Offline } from '../offline/offline.ts';
import { newSlotId, type Play } from '../play.ts';
import { newSeed } from '../seeds.ts';
import { TableBoundary } from '../TableBoundary.tsx';
import { useFileDrop } from '../useFileDrop.ts';
import { useRightEdge } from '../useRightEdge.ts';

const TitleTable = lazy(async () => ({ default: (await import('../../scene/TitleTable.tsx')).TitleTable }));
const SoloDialog = lazy(async () => ({ default: (await import('../../ui/menus/SoloDialog.tsx')).SoloDialog }));
const NewGameDialog = lazy(async () => ({ default: (await import('../../ui/menus/NewGameDialog.tsx')).NewGameDialog }));
const SavesSheet = lazy(async () => ({ default: (await import('../../ui/saves/SavesSheet.tsx')).SavesSheet }));
const SettingsSheet = lazy(async () => ({
  default: (await import('../../ui/sheets/SettingsSheet.tsx')).SettingsSheet,
}));

export type TitleSheet = 'newGame' | 'solo' | 'saves' | 'settings' | 'credits';

type Props = {
  /** Without a quality the browser cannot draw the table at all. */
  readonly quality: Quality | undefined;
  readonly shelf: Shelf;
  readonly settings: SettingsStore;
  readonly lastTable: LastTable;
  readonly soloRecord: SoloRecord;
  readonly offline: Offline;
  readonly notice: string | undefined;
  /** Lies open at once: whoever comes from a match may want another one, or see what is wrong with it. */
  readonly firstSheet?: TitleSheet | undefined;
  readonly onPlay: (play: Play) => void;
};

export function TitleScreen(props: Props) {
  const { quality, shelf, settings, lastTable, soloRecord, offline, notice, firstSheet, onPlay } = props;
  const bill = useRef<HTMLElement>(null);
  const insetLeft = useRightEdge(bill);
  const [isDrawn, setDrawn] = useState(false);
  const [sheet, setSheet] = useState(firstSheet);
  const latest = useStore(shelf.store, latestOf);
  const { isReady, hasNewer } = useStore(offline.store);
  useReaderSettings(settings);
  useEffect(() => void shelf.refresh(), [shelf]);
  const isDropping = useFileDrop((files) => {
    setSheet('saves');
    void shelf.takeIn(files);
  });
  const closeSheet = () => setSheet(undefined);
  const continueMatch = (slot: string) => onPlay({ kind: 'continue', slot });
  const canPlay = quality !== undefined;
  const entries: readonly TitleEntry[] = [
    ...(canPlay ? [{ icon: 'white-tower', words: WORDS.solo, onChosen: () => setSheet('solo') } as const] : []),
    { icon: 'archive-register', words: SAVES.title, onChosen: () => setSheet('saves') },
    { icon: 'cog', words: SHEETS.settings, onChosen: () => setSheet('settings') },
    { icon: 'quill-ink', words: WORDS.credits, onChosen: () => setSheet('credits') },
  ];
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
        latest={
          latest === undefined || !canPlay
            ? undefined
            : {
                who: titleOf(latest.summary),
                standing: standingOf(latest.summary),
                onContinue: () => continueMatch(latest.id),
              }
        }
        first={canPlay ? { icon: 'meeple', words: WORDS.newGame, onChosen: () => setSheet('newGame') } : undefined}
        entries={entries}
      />
      <MuteButton settings={settings} name={SETTING_WORDS.isMuted[0]} className="title-mute" />
      <TitleNews isOffline={isReady} onNewer={hasNewer ? offline.takeNewer : undefined} />
      {isDropping && <DropVeil />}
      {sheet === 'credits' && <CreditsDialog onClose={closeSheet} />}
      <Suspense>
        {sheet === 'saves' && (
          <SavesSheet shelf={shelf} onOpen={canPlay ? continueMatch : undefined} onClose={closeSheet} />
        )}
        {sheet === 'settings' && <SettingsSheet settings={settings} onClose={closeSheet} />}
        {sheet === 'solo' && (
          <SoloDialog
            seed={newSeed()}
            newSeed={newSeed}
            record={soloRecord}
            onBegin={(options, seats) => onPlay({ kind: 'new', slot: newSlotId(), options, seats })}
            onClose={closeSheet}
          />
        )}
        {sheet === 'newGame' && (
          <NewGameDialog
            seed={newSeed()}
            newSeed={newSeed}
            last={lastTable.read()}
            onBegin={(options, seats) => {
              lastTable.write({ seats, towers: options.towers });
              onPlay({ kind: 'new', slot: newSlotId(), options, seats });
            }}
            onClose={closeSheet}
          />
        )}
      </Suspense>
    </main>
  );
}

/** The newest match that is not over. */
function latestOf({ list = [] }: ShelfState) {
  return list.filter((slot) => slot.problem === undefined).find(({ summary }) => !summary.isOver);
}

function stageClass({ quality, isDrawn }: { quality: Quality; isDrawn: boolean }): string {
  return ['title__stage', quality === 'low' && 'title__stage--flat', isDrawn && 'title__stage--drawn']
    .filter(Boolean)
    .join(' ');
}
