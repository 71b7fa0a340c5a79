/** The table's screen: opens a sitting, draws it, and hands it to the HUD. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Director } from '../../director/director.ts';
import type { FocusName } from '../../director/focus.ts';
import { focusPoints } from '../../scene/camera/focusPoints.ts';
import { type Quality, settingsFor } from '../../scene/quality.ts';
import { TableCanvas } from '../../scene/TableCanvas.tsx';
import { type DrawingPower, detectDrawingPower, qualityFor } from '../../scene/webgl.ts';
import type { Pacing } from '../../store/pace.ts';
import type { Shelf } from '../../store/saves/shelf.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { saveStory } from '../../ui/end/saveStory.ts';
import { createHandNews } from '../../ui/handNews.ts';
import { Notice } from '../../ui/menus/Notice.tsx';
import { DropVeil } from '../../ui/saves/DropVeil.tsx';
import { SavesSheet } from '../../ui/saves/SavesSheet.tsx';
import { SaveTrouble } from '../../ui/saves/SaveTrouble.tsx';
import { TableHud } from '../../ui/TableHud.tsx';
import { WORDS } from '../../ui/words.ts';
import { giveBagHands } from '../bagHands.ts';
import { createFaces } from '../faces.ts';
import { shakeGuardBag } from '../guardBag.ts';
import type { Keeping } from '../keeping.ts';
import type { Play } from '../play.ts';
import { openSession, type Session, type SessionProblem } from '../session.ts';
import { giveSound } from '../sound.ts';
import { TableBoundary } from '../TableBoundary.tsx';
import { showTableToTests } from '../testTable.ts';
import { useFileDrop } from '../useFileDrop.ts';
import { useQuality } from '../useQuality.ts';

type Props = {
  readonly play: Play;
  readonly power: DrawingPower;
  /** Asked for by the page's address. */
  readonly quality: Quality | undefined;
  readonly keeping: Keeping;
  readonly shelf: Shelf;
  readonly settings: SettingsStore;
  readonly pacing: Pacing | undefined;
  readonly onLeave: () => void;
  /** The match cannot be taken up. */
  readonly onLost: (problem: SessionProblem | undefined) => void;
  /** Another match on this table. */
  readonly onPlay: (play: Play) => void;
  /** To the title, and on to a new game. */
  readonly onNewGame: () => void;
};

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const asksForLessMotion = () => lessMotion.matches;
const onMotionAsked = (changed: () => void) => {
  lessMotion.addEventListener('change', changed);
  return () => lessMotion.removeEventListener('change', changed);
};

export function TableScreen(props: Props) {
  const session = useSession(props);
  return session === undefined ? (
    <p className="table__wait">{WORDS.layingTable}</p>
  ) : (
    <OpenTable {...props} session={session} />
  );
}

/** A sitting for as long as the screen is shown; opened once for each wish. */
function useSession({ play, keeping, settings, pacing, onLost }: Props): Session | undefined {
  const [session, setSession] = useState<Session>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another wish opens another sitting
  useEffect(() => {
    let opened: Session | undefined;
    let isGone = false;
    const isHidden = () => document.visibilityState === 'hidden';
    let problem: SessionProblem | undefined;
    // A beat that fails is over at once and the game goes on: without a word nobody would ever know.
    const onProblem = (met: SessionProblem): void => {
      if (met.kind === 'threw') console.error(met.error);
      problem = met;
    };
    const motion = { asksForLessMotion, onMotionAsked };
    void openSession({ play, keeping, settings, pacing, isHidden, ...motion, onProblem }).then((next) => {
      if (isGone) next?.dispose();
      else if (next === undefined) onLost(problem);
      else {
        opened = next;
        setSession(next);
      }
    });
    return () => {
      isGone = true;
      opened?.dispose();
    };
  }, [play]);
  return session;
}

type OpenProps = Pick<Props, 'power' | 'quality' | 'shelf' | 'keeping' | 'onPlay' | 'onLeave' | 'onNewGame'> & {
  readonly session: Session;
};

function OpenTable({ session, power, quality: asked, shelf, keeping, onPlay, onLeave, onNewGame }: OpenProps) {
  const { engine, match, ui, settings, ports, autosave } = session;
  const [table] = useState(() => match.store.getState().shown);
  const [director, setDirector] = useState<Director>();
  const [isLost, setLost] = useState(false);
  const [isShelfOpen, setShelfOpen] = useState(false);
  const isDropping = useFileDrop((files) => {
    setShelfOpen(true);
    void shelf.takeIn(files);
  });
  // What the title could draw, a crowded graphics card may refuse the table.
  const [canDraw] = useState(() => detectDrawingPower() !== 'none');
  const { quality, governor, onQuality } = useQuality(asked, qualityFor(power), settings);
  const drawing = useMemo(() => settingsFor(quality, { hasGraphicsCard: power === 'hardware' }), [quality, power]);
  const viewer = useStore(ui.store, ports.viewer);
  const seats = useStore(match.store, (state) => state.seats);
  const colours = useMemo(() => seats.map(({ colour }) => colour), [seats]);
  const hand = useMemo(() => createHandNews((piece) => ui.inspect(`meeple:${piece}`)), [ui]);
  const faces = useMemo(() => createFaces(ports.queue), [ports]);
  useEffect(() => showTableToTests(session), [session]);
  useEffect(() => giveSound(session), [session]);
  useEffect(() => giveBagHands(session), [session]);
  useEffect(() => shakeGuardBag(session), [session]);
  useEffect(() => session.onHand(hand.hear), [session, hand]);
  useEffect(() => faces.dispose, [faces]);
  const lookAway = useCallback(
    (isAway: boolean) => {
      session.setPicture(!isAway);
      setDirector(session.begin());
    },
    [session],
  );
  useEffect(() => {
    if (!canDraw) lookAway(true);
  }, [canDraw, lookAway]);
  const look = (at: FocusName) => ports.camera.frame(focusPoints([at], ports.stage.laid()), 'lean', performance.now());
  return (
    <main>
      {!canDraw && <Notice text={WORDS.noWebGl} />}
      <TableBoundary fallback={<Notice text={WORDS.tableLost} />} onFailure={() => lookAway(true)}>
        {canDraw && (
          <div className={stageClass({ quality, isDrawn: director !== undefined })}>
            <TableCanvas
              settings={drawing}
              governor={governor}
              onQuality={onQuality}
              onContext={({ health }) => {
                setLost(health === 'gone');
                if (health !== 'lost') lookAway(health === 'gone');
              }}
              ports={ports}
              table={table}
              viewer={viewer}
              colours={colours}
              onDrawn={() => setDirector(session.begin())}
            />
          </div>
        )}
      </TableBoundary>
      {isLost && <Notice text={WORDS.tableLost} />}
      <TableHud
        match={match}
        engine={engine}
        director={director}
        settings={settings}
        ui={ui}
        anchors={ports.anchors}
        faces={faces}
        hand={hand}
        bags={ports.bags}
        onLook={look}
        onInsets={ports.camera.setInsets}
        onPoint={ports.marks.point}
        onLeave={onLeave}
        onSaves={() => setShelfOpen(true)}
        onRematch={session.rematch}
        soloRecord={keeping.soloRecord}
        onNewGame={onNewGame}
      />
      <SaveTrouble autosave={autosave} onGiveOut={() => saveStory(match)} />
      {isDropping && <DropVeil />}
      {isShelfOpen && (
        <SavesSheet
          shelf={shelf}
          current={session.slot()}
          onRenameCurrent={async (title) => {
            match.rename(title);
            await autosave.flush();
          }}
          onOpen={(slot) => onPlay({ kind: 'continue', slot })}
          onClose={() => setShelfOpen(false)}
        />
      )}
    </main>
  );
}

function stageClass({ quality, isDrawn }: { quality: Quality; isDrawn: boolean }): string {
  return ['table__stage', quality === 'low' && 'table__stage--flat', isDrawn && 'table__stage--drawn']
    .filter(Boolean)
    .join(' ');
}
