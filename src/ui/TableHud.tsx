/** Everything of the interface over a table on which a match is played: the one thing to mount. */
import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Director } from '../director/director.ts';
import type { FocusName } from '../director/focus.ts';
import type { Engine, Seat } from '../engine/index.ts';
import type { Match } from '../store/match.ts';
import { entriesSinceTurnOf, logEntries } from '../store/selectors/log.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { SoloRecord } from '../store/soloRecord.ts';
import type { Ui } from '../store/ui.ts';
import { EndHost } from './end/EndHost.tsx';
import { LastTurns } from './end/LastTurns.tsx';
import { Moments } from './end/Moments.tsx';
import { ArrivalMarks } from './guard/ArrivalMarks.tsx';
import { Forecast } from './guard/Forecast.tsx';
import { GuardCounts } from './guard/GuardCounts.tsx';
import { GuardMarks } from './guard/GuardMarks.tsx';
import { GuardRail } from './guard/GuardRail.tsx';
import { GuardSheet } from './guard/GuardSheet.tsx';
import { GuardStrip } from './guard/GuardStrip.tsx';
import { guardDeeds } from './guard/guardDeeds.ts';
import { StepRule } from './guard/StepRule.tsx';
import { useGuardKeys } from './guard/useGuardKeys.ts';
import { useGuardTurn } from './guard/useGuardTurn.ts';
import { createHandNews } from './handNews.ts';
import { followSeats } from './handOver.ts';
import { ActionBar } from './hud/ActionBar.tsx';
import { BagLens, BagTag } from './hud/Bag.tsx';
import { Caption } from './hud/Caption.tsx';
import { DraftAdjusters } from './hud/DraftAdjusters.tsx';
import { FocusLabel } from './hud/FocusLabel.tsx';
import { GuideDrawer } from './hud/GuideDrawer.tsx';
import { createHud } from './hud/hudStore.ts';
import { LiveRegion } from './hud/LiveRegion.tsx';
import { LogDrawer } from './hud/LogDrawer.tsx';
import { MeepleLetters } from './hud/MeepleLetters.tsx';
import { PlaceChips } from './hud/PlaceChips.tsx';
import { Plaques } from './hud/Plaques.tsx';
import { QuestHand } from './hud/QuestHand.tsx';
import { TableTwin } from './hud/TableTwin.tsx';
import { Tools } from './hud/Tools.tsx';
import { TurnRail } from './hud/TurnRail.tsx';
import { type Table, TableContext, useLooking, useMatchPart, useTable } from './hud/table.ts';
import { useAction } from './hud/useAction.ts';
import { useHotkeys } from './hud/useHotkeys.ts';
import { useInsets } from './hud/useInsets.ts';
import { WhyNot } from './hud/WhyNot.tsx';
import { usePart } from './kit/usePart.ts';
import { useReaderSettings } from './kit/useReaderSettings.ts';
import type { Action } from './model/action.ts';
import { recapOf } from './model/log.ts';
import type { Anchors, BagNews, BagsPort, Faces, HandPort, Insets, PointedAt } from './ports.ts';
import { PromptHost } from './prompts/PromptHost.tsx';
import { BoardSheet } from './sheets/BoardSheet.tsx';
import { Curtain, LiftedCloth } from './sheets/Curtain.tsx';
import { InspectSheet } from './sheets/InspectSheet.tsx';
import { KeysSheet, MenuSheet } from './sheets/MenuSheet.tsx';
import { RecapSheet } from './sheets/RecapSheet.tsx';
import { RulesBook } from './sheets/RulesBook.tsx';
import { SettingsSheet } from './sheets/SettingsSheet.tsx';
import { PLAY } from './words/play.ts';

export type TableHudProps = {
  readonly match: Match;
  readonly engine: Engine;
  /** Undefined until the table is drawn. */
  readonly director: Director | undefined;
  readonly settings: SettingsStore;
  readonly ui: Ui;
  readonly anchors: Anchors;
  readonly faces: Faces;
  /** What the hand over the table does, from `createHandNews`; without it nothing is said at places. */
  readonly hand?: HandPort;
  /** Without it nobody is asked to pull. */
  readonly bags?: BagsPort;
  /** The camera looks there. */
  readonly onLook?: (at: FocusName) => void;
  readonly onInsets?: (insets: Insets) => void;
  /** Lights on the table what the Guard's story speaks of. */
  readonly onPoint?: (at: readonly PointedAt[]) => void;
  /** Back to the title; the match is kept. */
  readonly onLeave: () => void;
  /** The shelf of saved matches. */
  readonly onSaves?: () => void;
  /** The same seats play again. */
  readonly onRematch?: () => void;
  /** To the title, and on to a new game. */
  readonly onNewGame?: () => void;
  readonly soloRecord?: SoloRecord;
};

const NOWHERE = () => {};
const NO_BAGS: BagsPort = {
  news: createStore<BagNews>(() => ({ inviting: undefined, isTouched: false, inside: new Map() })),
  pull: NOWHERE,
};

export function TableHud(props: TableHudProps) {
  const { match, engine, director, settings, ui, anchors, faces } = props;
  const {
    hand,
    bags = NO_BAGS,
    onLook = NOWHERE,
    onInsets = NOWHERE,
    onPoint = NOWHERE,
    onLeave,
    onSaves,
    onRematch,
    onNewGame,
    soloRecord,
  } = props;
  const [hud] = useState(createHud);
  const [noHand] = useState(() => createHandNews());
  useReaderSettings(settings);
  useEffect(() => followSeats({ engine, match, ui }), [engine, match, ui]);
  const table = useMemo(
    (): Table => ({
      engine,
      match,
      ui,
      settings,
      anchors,
      faces,
      bags,
      hud,
      look: onLook,
      point: onPoint,
      leave: onLeave,
      saves: onSaves,
      rematch: onRematch,
      newGame: onNewGame,
      soloRecord,
    }),
    [
      engine,
      match,
      ui,
      settings,
      anchors,
      faces,
      bags,
      hud,
      onLook,
      onPoint,
      onLeave,
      onSaves,
      onRematch,
      onNewGame,
      soloRecord,
    ],
  );
  const curtain = usePart(ui.store, (state) => state.curtain);
  return (
    <TableContext value={table}>
      {curtain === undefined ? (
        <OpenTable director={director} hand={hand ?? noHand} onInsets={onInsets} />
      ) : (
        <Curtain seat={curtain} />
      )}
      <LiftedCloth seat={curtain} />
    </TableContext>
  );
}

type OpenProps = {
  readonly director: Director | undefined;
  readonly hand: HandPort;
  readonly onInsets: (insets: Insets) => void;
};

function OpenTable({ director, hand, onInsets }: OpenProps) {
  const table = useTable();
  const looking = useLooking();
  const acting = useAction(director);
  const turnSeat = useMatchPart((state) => state.shown.turn.seat);
  const guard = useGuardTurn(director);
  const deeds = guard === undefined ? undefined : guardDeeds(guard, director, table.match.showFrom);
  useHotkeys({ act: deeds?.next ?? acting.act, table });
  useGuardKeys(deeds);
  useRecap(looking);
  const frame = useInsets(onInsets);
  const seat = looking ?? turnSeat;
  return (
    <>
      <MeepleLetters />
      {guard === undefined && <PlaceChips hand={hand} />}
      <GuardCounts />
      {director !== undefined && <ArrivalMarks director={director} />}
      {guard === undefined ? <BagTag seat={seat} director={director} /> : <GuardMarks step={guard.step} />}
      <section className="hud" aria-label={PLAY.hud} ref={frame}>
        <Plaques />
        {guard === undefined ? <TurnRail /> : <GuardRail shown={guard} />}
        <Tools />
        {guard === undefined && looking !== undefined && <QuestHand seat={looking} />}
        {guard === undefined && <ActionBar {...acting} />}
      </section>
      {guard === undefined && director !== undefined && <Caption director={director} />}
      {guard !== undefined && (guard.isAgain ? <StepRule step={guard.step} /> : <Forecast />)}
      {guard !== undefined && deeds !== undefined && <GuardStrip shown={guard} deeds={deeds} />}
      {director !== undefined && <Moments director={director} />}
      <LastTurns />
      <WhyNot hand={hand} />
      <FocusLabel hand={hand} />
      {guard === undefined && <DraftAdjusters />}
      <PromptHost act={acting.act} />
      <Panels seat={seat} action={acting.action} />
      <EndHost />
      <TableTwin />
      <LiveRegion />
    </>
  );
}

function Panels({ seat, action }: { readonly seat: Seat; readonly action: Action }) {
  const { hud, settings, ui } = useTable();
  const panel = usePart(hud.store, (state) => state.panel);
  const looking = useLooking();
  const inspected = usePart(ui.store, (state) => state.inspected);
  const isGuards = inspected === 'board:guard';
  const board = inspected?.startsWith('board:') === true ? Number(inspected.slice('board:'.length)) : undefined;
  return (
    <>
      {panel === 'log' && <LogDrawer />}
      {panel === 'guide' && <GuideDrawer action={action} />}
      {panel === 'lens' && <BagLens seat={seat} isOwn={seat === looking} />}
      {panel === 'rules' && <RulesBook />}
      {panel === 'menu' && <MenuSheet />}
      {panel === 'keys' && <KeysSheet />}
      {panel === 'settings' && <SettingsSheet settings={settings} onClose={() => hud.close()} />}
      {panel === 'recap' && looking !== undefined && <RecapSheet seat={looking} />}
      {isGuards && <GuardSheet />}
      {board !== undefined && Number.isInteger(board) && <BoardSheet seat={board as Seat} />}
      {inspected !== undefined && board === undefined && <InspectSheet thing={inspected} />}
    </>
  );
}

/** Whoever sits down at the start of a turn is told what has happened meanwhile. */
function useRecap(looking: Seat | undefined): void {
  const { engine, match, hud } = useTable();
  useEffect(() => {
    const state = match.store.getState();
    const { turn } = state.truth;
    if (looking === undefined || turn.seat !== looking || state.truth.options.seats === 1) return;
    if (turn.step !== 'assigning' || turn.phase !== 'development' || turn.assignments.length > 0) return;
    const entries = entriesSinceTurnOf(logEntries(engine, state, looking), looking);
    const names = state.seats.map(({ name }) => name);
    if (recapOf(entries, engine.catalog, names) !== undefined) hud.open('recap');
  }, [looking, engine, match, hud]);
}
