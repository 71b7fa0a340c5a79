/** The Guard's turns as steps with reasons, told from its events alone: nothing is worked out a second time. */
import { eventWords } from '../../content/words/events.ts';
import { sentence } from '../../content/words/grammar.ts';
import { deedWords, inVain, isLead, type LeadEvent } from '../../content/words/guardDeeds.ts';
import type { Reason } from '../../content/words/guardWhy.ts';
import { kindName, meeplesWords, type Telling } from '../../content/words/telling.ts';
import { startsGuardStep } from '../../director/guardSteps.ts';
import type { District, EventOf, GameEvent, MeepleId, RuleId } from '../../engine/index.ts';
import type { LogEntry } from '../../store/selectors/log.ts';
import { GUARD } from '../words/guard.ts';
import { marksOf, type StoryMark } from './guardMarks.ts';

export interface GuardStep {
  /** Of its first event in the whole story. */
  readonly index: number;
  readonly entries: readonly LogEntry[];
  readonly part: 'draw' | 'spot' | 'deed' | 'turn';
  /** Undefined while only the turn's beginning has been told. */
  readonly lead: LeadEvent | undefined;
  /** The meeple at work. */
  readonly meeple: MeepleId | undefined;
  readonly title: string;
  readonly why: readonly Reason[];
  /** VP the Guard gained by it. */
  readonly vp: number;
  /** What else it gained. */
  readonly gains: readonly string[];
  /** What came of it on the table. */
  readonly also: readonly string[];
  readonly marks: readonly StoryMark[];
}

export interface GuardTurn {
  readonly index: number;
  readonly round: number;
  readonly favored: District;
  /** In the order drawn. */
  readonly drawn: readonly MeepleId[];
  readonly steps: readonly GuardStep[];
}

export function guardTurns(entries: readonly LogEntry[], telling: Telling): readonly GuardTurn[] {
  const turns: GuardTurn[] = [];
  let open: LogEntry[] | undefined;
  const close = (): void => {
    const turn = open === undefined ? undefined : turnOf(open, telling);
    if (turn !== undefined) turns.push(turn);
    open = undefined;
  };
  for (const entry of entries) {
    const { type } = entry.event;
    if (type === 'guardTurnStarted' || type === 'turnStarted') close();
    if (type === 'guardTurnStarted') open = [];
    open?.push(entry);
    if (type === 'guardTurnEnded') close();
  }
  close();
  return turns;
}

function turnOf(entries: readonly LogEntry[], telling: Telling): GuardTurn | undefined {
  const [first] = entries;
  if (first?.event.type !== 'guardTurnStarted') return undefined;
  const { round, favored } = first.event;
  const drawn = entries.flatMap(({ event }) => (event.type === 'guardMeeplesDrawn' ? event.meeples : []));
  let meeple: MeepleId | undefined;
  const steps = cut(entries).map((part) => {
    const deployed = part[0]?.event;
    if (deployed?.type === 'guardMeepleDeployed') meeple = deployed.meeple;
    return stepOf(part, meeple, telling);
  });
  return { index: first.index, round, favored, drawn, steps };
}

function cut(entries: readonly LogEntry[]): LogEntry[][] {
  const parts: LogEntry[][] = [];
  entries.forEach((entry, i) => {
    const part = parts[parts.length - 1];
    if (part === undefined || startsGuardStep(entry.event, entries[i - 1]?.event)) parts.push([entry]);
    else part.push(entry);
  });
  return parts;
}

function stepOf(entries: readonly LogEntry[], at: MeepleId | undefined, telling: Telling): GuardStep {
  const [first] = entries;
  const events = entries.map(({ event }) => event);
  const leads = events.filter(isLead);
  const lead = leads.find(({ type }) => type !== 'guardFellBack') ?? leads[0];
  const deed = lead === undefined ? { title: GUARD.turn, why: [] } : deedWords(lead, telling);
  const fellBack = leads.find((event) => event.type === 'guardFellBack');
  const because = fellBack !== undefined && fellBack !== lead ? [inVain(fellBack.sought)] : [];
  const part = partOf(lead);
  return {
    index: first?.index ?? 0,
    entries,
    part,
    lead,
    meeple: part === 'turn' || part === 'draw' ? undefined : at,
    title: deed.title,
    why: [...because, ...deed.why],
    ...comeOf(
      events.filter((event) => event !== lead && event !== fellBack && event.type !== 'guardTurnStarted'),
      telling,
    ),
    marks: lead === undefined ? [] : marksOf(lead, telling),
  };
}

function partOf(lead: LeadEvent | undefined): GuardStep['part'] {
  switch (lead?.type) {
    case undefined:
    case 'guardTurnEnded':
      return 'turn';
    case 'guardMeeplesDrawn':
      return 'draw';
    case 'guardMeepleDeployed':
      return 'spot';
    case 'swordTurned':
      return lead.cause.by === 'rule' ? 'turn' : 'deed';
    default:
      return 'deed';
  }
}

type Outcome = Pick<GuardStep, 'vp' | 'gains' | 'also'>;

function comeOf(events: readonly GameEvent[], telling: Telling): Outcome {
  let vp = 0;
  const gains: string[] = [];
  const also: string[] = [];
  for (const event of events) {
    if (event.type === 'vpChanged' && event.who === 'guard') vp += event.n;
    else if (event.type === 'guardUnitGained') gains.push(GUARD.intoBag(meeplesWords(event.meeples)));
    else if (event.type === 'guardQuestKept') gains.push(GUARD.questUnseen);
    else if (event.type === 'gainLost' && event.who === 'guard') gains.push(GUARD.noneLeft(kindName(event.kind)));
    else also.push(eventWords(event, telling.catalog, telling.names));
  }
  return { vp, gains, also };
}

/** The step that an event of the story belongs to. */
export function stepAt(turns: readonly GuardTurn[], index: number): { turn: GuardTurn; step: GuardStep } | undefined {
  const turn = turns.findLast((each) => each.index <= index);
  const step = turn?.steps.find(({ entries }) => entries.some((entry) => entry.index === index));
  return turn === undefined || step === undefined ? undefined : { turn, step };
}

const RULES_OF_DEEDS: Partial<Record<LeadEvent['type'], RuleId>> = {
  guardMonsterDefeated: 'G7',
  guardRoomTaken: 'G6',
};

/** The rule that a step rests on: what settled a choice before what came of it. */
export function ruleOfStep({ why, lead }: GuardStep): RuleId | undefined {
  const settled = why.findLast(({ rule }) => rule === 'G8' || rule === 'G8a');
  const ofDeed = lead === undefined ? undefined : RULES_OF_DEEDS[lead.type];
  return settled?.rule ?? ofDeed ?? why[0]?.rule;
}

/** A meeple and where it went. */
export interface Deployment {
  readonly meeple: MeepleId;
  readonly spot: EventOf<'guardMeepleDeployed'>['spot'];
}

/** The step in which the meeple at work went to its spot. */
export function spotStepOf({ steps }: GuardTurn, { meeple, index }: GuardStep): GuardStep | undefined {
  if (meeple === undefined) return undefined;
  return steps.findLast((each) => each.part === 'spot' && each.meeple === meeple && each.index <= index);
}

/** Who is at work, and where. */
export function deploymentAt(turn: GuardTurn, step: GuardStep): Deployment | undefined {
  const lead = spotStepOf(turn, step)?.lead;
  return lead?.type === 'guardMeepleDeployed' ? { meeple: lead.meeple, spot: lead.spot } : undefined;
}

/** The whole step for somebody who listens. */
export function spokenStep({ title, why, vp, gains, also }: GuardStep): string {
  const gained = [...(vp > 0 ? [GUARD.vpGained(vp)] : []), ...gains];
  return [title, ...why.map(({ words }) => words), ...gained, ...also].map(sentence).join(' ');
}
