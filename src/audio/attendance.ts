/** When the page may sound: from the first gesture on, and only while it is seen. */
import type { GameAudio } from './audio.ts';

const GESTURES = ['pointerdown', 'pointerup', 'keydown', 'touchend'] as const;

/** A browser may put sound to sleep again, so every gesture counts; gives a way to stop. */
export function attend(audio: GameAudio, page: Document): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  for (const gesture of GESTURES) {
    page.addEventListener(gesture, () => audio.wake(), { capture: true, passive: true, signal });
  }
  page.addEventListener('visibilitychange', () => audio.setHidden(page.hidden), { signal });
  audio.setHidden(page.hidden);
  return () => abort.abort();
}

export const browserAudio = (): AudioContext => new AudioContext({ latencyHint: 'interactive' });
