/** In which order a table is printed, higher is sooner: first what the near player looks at and what is quick. */

export const BOARD_PRIORITY = { preview: 110, own: 105, guard: 95, city: 85, other: 75 } as const;

export const FACE_PRIORITY = { back: 100, faceUp: 90, turnedUpNext: 20, later: 10, inHands: 5 } as const;
