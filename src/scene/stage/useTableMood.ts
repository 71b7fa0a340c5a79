/** The room's light and the camera follow the story: each shot may turn the one and ask for the other. */
import { useEffect, useMemo, useState } from 'react';
import type { Shot } from '../../director/stage.ts';
import type { EventType } from '../../engine/index.ts';
import { focusPoints } from '../camera/focusPoints.ts';
import { followedFocus } from '../camera/following.ts';
import { createEmberTime, type EmberTime } from '../lights/embers.ts';
import { moodFor } from '../lights/mood.ts';
import { createMoodLight, type MoodLight } from '../lights/moodLight.ts';
import type { TablePorts } from '../tablePorts.ts';

export interface TableMood {
  readonly mood: MoodLight;
  readonly embers: EmberTime;
}

/** The sparks fly on for this long after what has stirred them. */
const STIR_MS: Readonly<Partial<Record<EventType, number>>> = { councilArrived: 6000, finalTurnsSet: 8000 };

export function useTableMood({ match, stage, camera, onShot, isMotionReduced }: TablePorts): TableMood {
  const [mood] = useState(() => createMoodLight(moodFor(match.store.getState().shown)));
  const [embers] = useState(createEmberTime);
  useEffect(() => {
    function stir({ events }: Shot): void {
      for (const { type } of events) {
        const forMs = STIR_MS[type];
        if (forMs !== undefined) embers.stir(forMs);
        if (type === 'finalTurnsSet') mood.flash(performance.now());
      }
    }
    embers.setReducedMotion(isMotionReduced());
    return onShot((shot) => {
      const focus = followedFocus(shot);
      mood.setReducedMotion(isMotionReduced());
      embers.setReducedMotion(isMotionReduced());
      if (shot.pacing !== 'instant') stir(shot);
      if (shot.beat.mood !== undefined) mood.turnTo(moodFor(shot.after));
      if (focus !== undefined) camera.frame(focusPoints(focus, stage.laid()), 'ifHidden', performance.now());
    });
  }, [onShot, isMotionReduced, mood, embers, camera, stage]);
  // An undo or a loaded match jumps over the shots that would have turned the light.
  useEffect(
    () =>
      match.store.subscribe(({ epoch, shown }, before) => {
        if (epoch !== before.epoch) mood.turnTo(moodFor(shown));
      }),
    [match, mood],
  );
  return useMemo(() => ({ mood, embers }), [mood, embers]);
}
