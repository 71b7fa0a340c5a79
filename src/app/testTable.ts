/** Publishes the sitting for tests. */
import { publishTable } from '../scene/testHandle.ts';
import type { Session } from './session.ts';

export function showTableToTests({ match, ports, begin }: Session): () => void {
  return publishTable({
    truth: () => match.store.getState().truth,
    shown: () => match.store.getState().shown,
    isAtRest: () => match.store.getState().timeline.length === 0,
    project: (name) => ports.anchors.at(name),
    submit: (intent) => match.submit(intent).ok,
    finishBeats: () => begin().skip(),
    refusal: () => match.store.getState().refusal?.refusal.code,
  });
}
