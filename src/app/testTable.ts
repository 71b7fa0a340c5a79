/** Publishes the sitting for tests. */
import { publishTable } from '../scene/testHandle.ts';
import type { Session } from './session.ts';

export function showTableToTests({ match, ports, autosave, begin, onHand }: Session): () => void {
  let refusedDrop: string | undefined;
  const stopHand = onHand((command) => {
    if (command.type === 'lift') refusedDrop = undefined;
    if (command.type === 'refuse' && command.when === 'drop') refusedDrop = command.refusal.code;
  });
  const stopTable = publishTable({
    truth: () => match.store.getState().truth,
    shown: () => match.store.getState().shown,
    intents: () => match.store.getState().intents,
    startFrom: match.startFrom,
    isAtRest: () => match.store.getState().timeline.length === 0,
    isStill: () => match.store.getState().timeline.length === 0 && !ports.camera.isMoving(),
    project: (name) => ports.anchors.at(name),
    submit: (intent) => match.submit(intent).ok,
    playing: () => begin().onStage.getState().shot?.events[0].type,
    finishBeats: () => begin().skip(),
    refusal: () => refusedDrop,
    isKept: () => autosave.store.getState().status === 'saved',
  });
  return () => {
    stopHand();
    stopTable();
  };
}
