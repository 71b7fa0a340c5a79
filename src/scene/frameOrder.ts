/** What happens when within one frame; fiber runs lower numbers first, and above zero the scene draws itself. */
export const FRAME_ORDER = {
  countersReset: -100,
  probe: -90,
  mood: -60,
  camera: -50,
  hand: -48,
  bags: -47,
  stage: -46,
  marks: -44,
  anchors: -42,
  candles: -40,
  governor: -30,
  scriptDone: -1,
  finish: 1,
} as const;
