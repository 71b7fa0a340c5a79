/** Seeds for matches that nobody has named: words a table can say to each other. */
const ADJECTIVES = ['amber', 'bitter', 'candid', 'dusky', 'eager', 'frosty', 'gilded', 'humble', 'ivory', 'jolly'];
const NOUNS = [
  'anvil',
  'barrel',
  'cradle',
  'drake',
  'ember',
  'flagon',
  'gallows',
  'hearth',
  'lantern',
  'mitre',
  'rowan',
];

export function newSeed(chance: () => number = Math.random): string {
  const pick = (words: readonly string[]): string => words[Math.floor(chance() * words.length)] ?? '';
  const number = Math.floor(chance() * 9000) + 1000;
  return `${pick(ADJECTIVES)}-${pick(NOUNS)}-${number}`;
}
