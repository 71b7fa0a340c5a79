/** What the sheet for a game against the Guard says. */
export const SOLO = {
  title: 'You against the Royal Guard',
  pitch: 'It draws, it marches, it never asks. Score more than it does; a tie is the Guard’s.',
  name: 'Your name',
  defaultName: 'Ada',
  hiredHelp: 'Hired Help',
  hiredNote: 'An easier start: each class you hire begins at level 2, with one such Unit more in your bag.',
  hire: (hero: string) => `Hire a ${hero}`,
  nobody: 'Nobody is hired.',
  hired: (names: string) => `${names} on the payroll.`,
  advanced: 'Advanced',
  advancedNote: 'Harder: a prestige hero and the whole party start in the Guard’s bag.',
  minutes: 'About 45 minutes',
  begin: 'Begin',
} as const;
