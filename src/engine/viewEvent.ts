/** An event as a seat may hear it: what it may not know is left out. */
import type { EventOf, EventType, GameEvent } from './events.ts';
import type { Seat } from './model/ids.ts';
import { isSecretChoice, withoutSeed } from './view.ts';

/** `open`: everybody saw it happen on the table. */
type Hearing = { readonly [T in EventType]: 'open' | ((event: EventOf<T>, seat: Seat | undefined) => EventOf<T>) };

const HEARD = {
  matchStarted: (event) => ({ ...event, options: withoutSeed(event.options) }),
  choiceMade: (event, seat) => {
    if (event.seat === seat || !isSecretChoice(event.choice)) return event;
    const { option: _, ...heard } = event;
    return heard;
  },
  questsDrawn: (event, seat) => (event.seat === seat ? event : { ...event, quests: [] }),
  questDeclined: (event, seat) => {
    if (event.seat === seat) return event;
    const { quest: _, ...heard } = event;
    return heard;
  },
  guardQuestKept: ({ quest: _, ...heard }) => heard,
  turnStarted: 'open',
  phaseStarted: 'open',
  meeplePlaced: 'open',
  meepleTakenBack: 'open',
  standInNamed: 'open',
  bonusUnitChosen: 'open',
  heroPowerUsed: 'open',
  assignmentConfirmed: 'open',
  locationBuilt: 'open',
  heroLevelledUp: 'open',
  locationActivated: 'open',
  hillTaken: 'open',
  hillLost: 'open',
  hillPaid: 'open',
  roomCompleted: 'open',
  roomRevealed: 'open',
  monsterDefeated: 'open',
  monsterTaken: 'open',
  boostGained: 'open',
  councilFought: 'open',
  tokenEarned: 'open',
  vpChanged: 'open',
  meeplesGained: 'open',
  gainLost: 'open',
  meeplesReturned: 'open',
  meeplesLodged: 'open',
  meeplesBagged: 'open',
  meeplesDrawn: 'open',
  bagRefilled: 'open',
  drawIncreased: 'open',
  unitCameBack: 'open',
  questDiscarded: 'open',
  questCompleted: 'open',
  questDeckReshuffled: 'open',
  monsterSlid: 'open',
  monsterRevealed: 'open',
  monsterDrawn: 'open',
  councilArrived: 'open',
  finalTurnsSet: 'open',
  tileRevealed: 'open',
  turnEnded: 'open',
  guardArrived: 'open',
  guardBagFilled: 'open',
  helpHired: 'open',
  guardTurnStarted: 'open',
  guardMeeplesDrawn: 'open',
  guardMeepleDeployed: 'open',
  guardOrderPerformed: 'open',
  guardMonsterDefeated: 'open',
  guardRoomTaken: 'open',
  guardTributeTaken: 'open',
  guardUnitGained: 'open',
  guardQuestScored: 'open',
  guardFellBack: 'open',
  guardFoundNothing: 'open',
  guardBoardReturned: 'open',
  swordTurned: 'open',
  guardTurnEnded: 'open',
  endQuestScored: 'open',
  endRoomTurned: 'open',
  roomSetScored: 'open',
  matchEnded: 'open',
} as const satisfies Hearing;

export function viewEventOf(event: GameEvent, seat?: Seat): GameEvent {
  const hear = HEARD[event.type] as 'open' | ((event: GameEvent, seat: Seat | undefined) => GameEvent);
  return hear === 'open' ? event : hear(event, seat);
}
