/** What the sheet for a new match says. */
export const NEW_GAME = {
  title: 'Who is at the table?',
  name: 'Name',
  nameOf: (seat: number) => `Name of seat ${seat}`,
  colour: 'Colour',
  colourOf: (name: string) => `Colour of ${name}`,
  colours: {
    red: 'red, rowan berries',
    blue: 'blue, oak leaf',
    green: 'green, pine',
    gold: 'gold, acorn',
  },
  seat: (n: number) => `seat ${n}`,
  defaultNames: ['Ada', 'Bruno', 'Cleo', 'Moss'],
  chairs: ['', '', 'A third chair', 'A fourth chair'],
  addSeat: 'Add a seat',
  removeSeat: (name: string) => `Send ${name} home`,
  towersNote: 'Twenty Tower Rooms to raid. Leave them shut for a first game; open them for the second.',
  anotherSeed: 'Roll for another',
  seedNote: 'Same seed, same shuffle. Nobody can blame the bag.',
  minutes: { 2: 'About 50 minutes for two', 3: 'About 75 minutes for three', 4: 'About 100 minutes for four' },
} as const;
