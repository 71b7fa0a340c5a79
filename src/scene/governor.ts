/** Chooses the quality by how long frames take: steps down soon, up seldom, and never to and fro. */
import { QUALITIES, type Quality } from './quality.ts';

export interface Governor {
  level(): Quality;
  /** One frame that followed right upon another; true if the level has changed. */
  frame(frameMs: number): boolean;
  /** After a rest, a hidden tab or a lost context the next frames say nothing. */
  pause(): void;
}

/** Slower than this and it stutters; faster, and it runs at the pace of a common screen. */
const slowMs = 24;
const fastMs = 17.6;
const windowFrames = 60;
/** A new level compiles and uploads first. */
const warmUpFrames = 20;
const afterPauseFrames = 3;
/** About ten seconds of movement; twice as many each time, and after the last climb never again. */
const firstPatience = 10;
const mostClimbs = 3;
/** If all the way down saves less than this share of the time, the picture was not what is slow. */
const leastGain = 0.12;
/** A pause, not a frame: a load, a breakpoint, a window being moved. */
const longestFrameMs = 250;

export function createGovernor(first: Quality): Governor {
  const frames = new Float32Array(windowFrames);
  let level = QUALITIES.indexOf(first);
  let filled = 0;
  let warmUp = warmUpFrames;
  let fastWindows = 0;
  let climbs = 0;
  /** Where the way down began, and how slow it was there. */
  let descent: { readonly level: number; readonly medianMs: number } | undefined;
  let isSettled = false;

  function goTo(next: number): boolean {
    level = next;
    filled = 0;
    fastWindows = 0;
    warmUp = warmUpFrames;
    return true;
  }

  function onSlow(medianMs: number): boolean {
    fastWindows = 0;
    if (isSettled) return false;
    descent ??= { level, medianMs };
    if (level > 0) return goTo(level - 1);
    const isInVain = medianMs > descent.medianMs * (1 - leastGain);
    if (!isInVain || descent.level === level) return false;
    isSettled = true;
    return goTo(descent.level);
  }

  function onFast(): boolean {
    descent = undefined;
    fastWindows += 1;
    const isPatient = fastWindows >= firstPatience * 2 ** climbs;
    if (isSettled || !isPatient || climbs >= mostClimbs || level === QUALITIES.length - 1) return false;
    climbs += 1;
    return goTo(level + 1);
  }

  function judge(medianMs: number): boolean {
    if (medianMs > slowMs) return onSlow(medianMs);
    if (medianMs <= fastMs) return onFast();
    descent = undefined;
    fastWindows = 0;
    return false;
  }

  return {
    level: () => QUALITIES[level] ?? first,
    frame(frameMs) {
      if (!(frameMs > 0) || frameMs > longestFrameMs) return false;
      if (warmUp > 0) {
        warmUp -= 1;
        return false;
      }
      frames[filled++] = frameMs;
      if (filled < windowFrames) return false;
      filled = 0;
      frames.sort();
      return judge(frames[windowFrames / 2] ?? 0);
    },
    pause() {
      warmUp = Math.max(warmUp, afterPauseFrames);
    },
  };
}
