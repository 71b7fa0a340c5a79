/** The room's light and the camera follow the story: each shot may turn the one and ask for the other. */
import { useEffect, useState } from 'react';
import { focusPoints } from '../camera/focusPoints.ts';
import { followedFocus } from '../camera/following.ts';
import { moodFor } from '../lights/mood.ts';
import { createMoodLight, type MoodLight } from '../lights/moodLight.ts';
import type { TablePorts } from '../tablePorts.ts';

export function useTableMood({ match, stage, camera, onShot, isMotionReduced }: TablePorts): MoodLight {
  const [mood] = useState(() => createMoodLight(moodFor(match.store.getState().shown)));
  useEffect(
    () =>
      onShot((shot) => {
        const focus = followedFocus(shot);
        mood.setReducedMotion(isMotionReduced());
        if (shot.beat.mood !== undefined) mood.turnTo(moodFor(shot.after));
        if (focus !== undefined) camera.frame(focusPoints(focus, stage.laid()), 'ifHidden', performance.now());
      }),
    [onShot, isMotionReduced, mood, camera, stage],
  );
  // An undo or a loaded match jumps over the shots that would have turned the light.
  useEffect(
    () =>
      match.store.subscribe(({ epoch, shown }, before) => {
        if (epoch !== before.epoch) mood.turnTo(moodFor(shown));
      }),
    [match, mood],
  );
  return mood;
}
