/** Gives the table its sound: cues of the story, touches of the hand, the bag's cloth and wood. */
import { createAudio, type GameAudio } from '../audio/audio.ts';
import type { Touch } from '../audio/touchSounds.ts';
import { cueMs } from '../director/beat.ts';
import type { Cue } from '../director/cues.ts';
import { kindOf } from '../engine/index.ts';
import type { BagSound } from '../scene/bag/bagActor.ts';
import type { DragCommand } from '../scene/drag/model.ts';
import type { Session } from './session.ts';

const BAG_TOUCHES: Readonly<Partial<Record<BagSound, Touch>>> = {
  wood: 'wood',
  table: 'table',
};

/** Silent until the first gesture. */
export function giveSound(session: Session): () => void {
  const audio = createAudio(() => new AudioContext());
  const abort = new AbortController();
  const { signal } = abort;
  const wake = () => audio.wake();
  const hide = () => audio.setHidden(document.visibilityState === 'hidden');
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(gesture, wake, { signal, passive: true });
  }
  document.addEventListener('visibilitychange', hide, { signal });
  let waiting: Cue | undefined;
  const late = new Set<ReturnType<typeof setTimeout>>();
  const cancelLate = (): void => {
    for (const timer of late) clearTimeout(timer);
    late.clear();
  };
  function cueLater(cue: Cue, afterMs: number): void {
    if (afterMs <= 0) {
      audio.cue(cue);
      return;
    }
    const timer = setTimeout(() => {
      late.delete(timer);
      audio.cue(cue);
    }, afterMs);
    late.add(timer);
  }
  const stops = [
    followSettings(session, audio),
    session.ports.onShot(({ beat, pacing }) => {
      const { cue, invitesMs } = beat;
      // What is passed over is not heard afterwards.
      if (pacing === 'instant') cancelLate();
      // Nothing comes out of a bag that nobody has pulled.
      waiting = invitesMs > 0 ? cue : undefined;
      if (cue !== undefined && waiting === undefined) cueLater(cue, cueMs(beat));
    }),
    session.onHand((command) => touch(audio, command)),
    session.onBagSound(({ sound, strength }) => {
      if (sound === 'draw' && waiting !== undefined) {
        audio.cue(waiting);
        waiting = undefined;
      }
      if (sound === 'cloth') audio.rustle(strength);
      else audio.touch(BAG_TOUCHES[sound] ?? 'rustle', { strength });
    }),
  ];
  return () => {
    abort.abort();
    cancelLate();
    for (const stop of stops) stop();
    audio.close();
  };
}

function followSettings({ settings: { store } }: Session, audio: GameAudio): () => void {
  const apply = ({ settings: { volume, isMuted } }: ReturnType<typeof store.getState>) => {
    audio.setVolume(volume);
    audio.setMuted(isMuted);
  };
  apply(store.getState());
  return store.subscribe(apply);
}

function touch(audio: GameAudio, command: DragCommand): void {
  switch (command.type) {
    case 'lift': {
      const [piece] = command.pieces;
      audio.touch('lift', piece === undefined ? {} : { kind: kindOf(piece) });
      break;
    }
    case 'submit': {
      const [piece] = command.pieces;
      audio.touch('drop', piece === undefined ? {} : { kind: kindOf(piece) });
      break;
    }
    case 'refuse':
      if (command.when !== 'hover') audio.touch('refuse');
      break;
    case 'hover':
      if (command.spot !== undefined) audio.touch('tick');
      break;
    default:
  }
}
