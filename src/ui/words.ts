/** Every word the interface says. */
export const WORDS = {
  game: 'Meeples & Monsters',
  by: 'Rowan Tabletop',
  pitch:
    'A city of wood, a bag of heroes and the Dark Council at the gates: for two to four around one table, or one against the Royal Guard.',
  menu: 'Main menu',
  continueMatch: 'Continue',
  newGame: 'New game',
  solo: 'Solo',
  players: 'Players',
  fourTowers: 'The Four Towers',
  seed: 'Seed',
  seedHint: 'The same seed deals the same game.',
  begin: 'Begin',
  saveLost:
    'This match cannot be taken up again. It is still kept; a newer version of the game may be able to read it.',
  openElsewhere: 'This match is open in another tab. Play it there, or close that tab first; nothing is lost.',
  table: 'The table',
  layingTable: 'Laying the table',
  backToTitle: 'Back to the title',
  credits: 'Credits',
  close: 'Close',
  on: 'on',
  off: 'off',
  licence: 'Read the licence',
  noWebGl:
    'The table cannot be shown: this browser has no WebGL 2, or it is switched off. A current Chrome, Edge, Firefox or Safari has it.',
  tableLost: 'The table could not be laid. Nothing is lost; load the page again to lay it anew.',
} as const;
