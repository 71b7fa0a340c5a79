import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, type Seat } from '../../../src/engine/index.ts';
import { landmarkArea } from '../../../src/scene/layout/landmarks.ts';
import { CITY, GUARD_BOARD } from '../../../src/scene/layout/measures.ts';
import { createPlaceMarks, type Pointed } from '../../../src/scene/places/placeMarks.ts';

const STATE = createEngine(CATALOG).setup({
  seats: 1,
  towers: true,
  seed: 'marks',
  solo: { hiredHelp: [], advanced: false },
});
const SEAT = 0 as Seat;
const PREY: Pointed = { at: 'monsterSlot:castle:2', mark: 'here' };
const SPOT: Pointed = { at: 'guardSpot:3-2', mark: 'legal' };

const given = () => createPlaceMarks({ truth: () => STATE, viewer: () => SEAT });

describe('what a story points at', () => {
  it('is lit where it lies, in the city or on the Guard’s board', () => {
    const marks = given();
    marks.point([PREY, SPOT]);
    expect(marks.lit()).toEqual([
      { spot: PREY.at, area: landmarkArea(STATE, SEAT, PREY.at), y: CITY.thickness, mark: 'here' },
      { spot: SPOT.at, area: landmarkArea(STATE, SEAT, SPOT.at), y: GUARD_BOARD.thickness, mark: 'legal' },
    ]);
  });

  it('each Monster slot is a place of its own', () => {
    const areas = [1, 2, 3].map((slot) => landmarkArea(STATE, SEAT, `monsterSlot:castle:${slot}`));
    expect(new Set(areas.map(({ x, z }) => `${x}/${z}`)).size).toBe(3);
  });

  it('gives way to the places of whatever is in the hand, and comes back after it', () => {
    const marks = given();
    marks.point([PREY]);
    marks.hear({ type: 'light', targets: [{ spot: 'home', status: undefined }] } as Parameters<typeof marks.hear>[0]);
    expect(marks.lit().map(({ spot }) => spot)).toEqual(['home']);
    marks.hear({ type: 'light', targets: [] });
    expect(marks.lit().map(({ spot }) => spot)).toEqual([PREY.at]);
  });

  it('goes out with the story, and says so once', () => {
    const marks = given();
    marks.point([PREY]);
    const before = marks.version();
    marks.point([]);
    marks.point([]);
    expect(marks.lit()).toEqual([]);
    expect(marks.version()).toBe(before + 1);
  });
});
