import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFERENCE_IDS, RULES, ruleOf, searchRules } from '../../src/content/rules/reference.ts';
import { RULING_IDS } from '../../src/content/rules/rulingIds.ts';
import { FACES } from './everyCard.ts';

/** The ids of RULES.md, copied by hand. */
const EXPECTED = [
  'P1 P2 P3 P4 P5 P6 P7 P8',
  'S1 S2 S3 S4 S5 S6 S7 S8 S9',
  'T1 T2 T3 T4 T5 T6 T7 T8 T9 T10',
  'D1 D2 D3 D4 D5',
  'L1 L2 L3 L4 L5 L6 L7 L7a L8',
  'C1 C2 C2a C3 C4 C5 C6 C7 C7a C8',
  'W1 W2 W3 W4 W5 W6 W7 W8 W9',
  'Q1 Q2 Q3 Q4 Q5 Q6 Q6a Q7 Q8 Q9 Q10',
  'F1 F2 F3 F4 F4a F5',
  'E1 E2 E3 E4 E5 E6',
  'G1 G2 G3 G4 G5 G6 G7 G8 G8a G9 G10 G11 G12 G13 G14',
].flatMap((line) => line.split(' '));

const DECIDED = 'S5 T3 L7 L7a L8 C2 C2a C4 C7a Q4 Q6a F2 F3 E2 E5 G5 G8a G12'.split(' ');

const RUN = 11;
const seeds = new URL('../../../shared/seeds/', import.meta.url);

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^a-z0-9'+]+/g, ' ')
    .split(' ')
    .filter(Boolean);
}

function runs(text: string): string[] {
  const all = words(text);
  return all.slice(0, Math.max(0, all.length - RUN + 1)).map((_, at) => all.slice(at, at + RUN).join(' '));
}

describe('the rules reference', () => {
  it('holds exactly the rules of the list and the numbered rulings', () => {
    expect(RULES.map(({ id }) => id)).toEqual([...EXPECTED, ...RULING_IDS]);
    expect(RULING_IDS).toEqual(RULING_IDS.map((_, at) => `R${at + 1}`));
    expect(RULING_IDS.length).toBeGreaterThanOrEqual(21);
  });

  it('marks the rulings and says what was decided', () => {
    const marked = RULES.filter(({ ruling }) => ruling).map(({ id }) => id);
    expect(marked).toEqual(expect.arrayContaining([...DECIDED, ...RULING_IDS]));
    expect(marked).toHaveLength(DECIDED.length + RULING_IDS.length);
    for (const { id, ruling, decided } of RULES) expect((decided?.length ?? 0) > 3, id).toBe(ruling);
  });

  it('gives each rule a short title of its own, whole sentences and keywords', () => {
    expect(new Set(RULES.map(({ title }) => title)).size).toBe(RULES.length);
    for (const { id, title, text, decided, keywords, section } of RULES) {
      expect(title.length, id).toBeLessThanOrEqual(45);
      for (const said of decided === undefined ? [text] : [text, decided]) expect(said, id).toMatch(/^[A-Z].*[.]$/);
      expect(keywords.length, id).toBeGreaterThanOrEqual(3);
      for (const keyword of keywords) expect(keyword, id).toBe(keyword.toLowerCase());
      expect(section.length, id).toBeGreaterThan(3);
    }
  });

  it('refers to other rules that exist, never to itself', () => {
    for (const { id, see } of RULES) {
      expect(
        see.every((other) => REFERENCE_IDS.includes(other) && other !== id),
        id,
      ).toBe(true);
      expect(new Set(see).size, id).toBe(see.length);
    }
    for (const id of RULING_IDS)
      expect(
        ruleOf(id).see.some((other) => !other.startsWith('R')),
        id,
      ).toBe(true);
  });

  it('finds rules by id and by words', () => {
    expect(searchRules('overrun peasant').map(({ id }) => id)).toContain('L2');
    expect(searchRules('G8a').map(({ id }) => id)).toEqual(['G8a']);
    expect(searchRules('zeppelin')).toEqual([]);
  });

  it.skipIf(!existsSync(seeds))(`copies no run of ${RUN} words from the rulebooks`, () => {
    const printed = new Set(readdirSync(seeds).flatMap((file) => runs(readFileSync(new URL(file, seeds), 'utf8'))));
    const ours = [
      ...RULES.map(({ id, title, text, decided }) => ({ id, said: `${title}. ${text} ${decided ?? ''}` })),
      ...FACES.map(({ id, sentence, flavour }) => ({ id, said: `${sentence} ${flavour}` })),
    ];
    for (const { id, said } of ours)
      expect(
        runs(said).filter((run) => printed.has(run)),
        id,
      ).toEqual([]);
  });
});
