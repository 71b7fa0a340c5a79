/** When the page may sound: from the first gesture on, and only while it is seen. */
import type { GameAudio } from './audio.ts';

const GESTURES = ['pointerdown', 'pointerup', 'keydown', 'touchend'] as const;

/** Listens until there is sound; gives a way to stop. */
export function attend(audio: GameAudio, page: Document): () => void {
  const abort = new AbortController();
  const awake = new AbortController();
  const onGesture = () => {
    audio.wake();
    if (audio.isAwake()) awake.abort();
  };
  for (const gesture of GESTURES) {
    page.addEventListener(gesture, onGesture, { capture: true, passive: true, signal: awake.signal });
  }
  page.addEventListener('visibilitychange', () => audio.setHidden(page.hidden), { signal: abort.signal });
  audio.setHidden(page.hidden);
  return () => {
    awake.abort();
    abort.abort();
  };
}

export const browserAudio = (): AudioContext => new AudioContext({ latencyHint: 'interactive' });
