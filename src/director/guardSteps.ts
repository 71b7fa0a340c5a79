/** Where one step of the Guard's turn ends and the next begins: a decision with all that comes of it is one step. */
import type { Cause, GameEvent } from '../engine/index.ts';

/** What a defeated Monster or a taken Room brings belongs to the deed. */
const isReward = ({ by }: Cause): boolean => by === 'monster' || by === 'room';

/** `before`: the event just before it; what the Guard looked for in vain is the reason for what it does instead. */
export function startsGuardStep(event: GameEvent, before: GameEvent | undefined): boolean {
  switch (event.type) {
    case 'guardTurnStarted':
    case 'guardMeepleDeployed':
    case 'guardOrderPerformed':
    case 'guardTributeTaken':
    case 'guardQuestScored':
    case 'guardFellBack':
    case 'guardBoardReturned':
    case 'swordTurned':
      return true;
    case 'guardMeeplesDrawn':
      return before?.type !== 'guardTurnStarted' && before?.type !== 'guardFellBack';
    case 'guardMonsterDefeated':
    case 'guardRoomTaken':
    case 'guardFoundNothing':
      return before?.type !== 'guardFellBack';
    case 'guardUnitGained':
    case 'guardQuestKept':
      return !isReward(event.cause);
    case 'gainLost':
      return event.who === 'guard' && !isReward(event.cause) && before?.type !== 'guardUnitGained';
    case 'guardTurnEnded':
      return !(before?.type === 'swordTurned' && before.cause.by === 'rule');
    default:
      return false;
  }
}
