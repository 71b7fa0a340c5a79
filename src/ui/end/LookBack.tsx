/** The match looked back on: points by round and by source, bags, deeds. */
import { useState } from 'react';
import { KIND_NOUNS } from '../../content/words/names.ts';
import { type FinalScore, KINDS, type Kind, VP_SOURCES } from '../../engine/index.ts';
import { DEEDS, type Statistics } from '../../store/record/statistics.ts';
import { useTelling } from '../hud/table.ts';
import { Meeple } from '../kit/Meeple.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { COUNT_GROUPS, type CountGroup, groupVp, usedGroups } from '../model/count.ts';
import { nameOf } from '../model/names.ts';
import { END } from '../words/end.ts';
import { DataTable } from './DataTable.tsx';
import { hatchOf } from './Hatches.tsx';
import { Stacks } from './Stacks.tsx';
import type { Story } from './useStory.ts';
import { VpLines } from './VpLines.tsx';

const VIEWS = ['rounds', 'sources', 'bags', 'numbers', 'points'] as const;
type View = (typeof VIEWS)[number];

type Props = { readonly story: Story; readonly scores: readonly FinalScore[] };

export function LookBack({ story, scores }: Props) {
  const [view, setView] = useState<View>('rounds');
  return (
    <section className="back" aria-label={END.look}>
      <RadioGroup
        label={END.look}
        className="seg back__views"
        itemClass="seg__item"
        items={VIEWS.map((value) => ({ value, content: END.views[value] }))}
        picked={view}
        onPick={setView}
      />
      <p className="caps">{END.viewTitles[view]}</p>
      {view === 'points' ? <Points scores={scores} /> : <Told view={view} story={story} />}
    </section>
  );
}

function Told({ view, story }: { readonly view: Exclude<View, 'points'>; readonly story: Story }) {
  if (story === 'reading') return <p className="back__wait wit">{END.reading}</p>;
  if (story === 'none') return <p className="back__wait">{END.noStory}</p>;
  switch (view) {
    case 'rounds':
      return <VpLines statistics={story} />;
    case 'sources':
      return <Sources statistics={story} />;
    case 'bags':
      return <Bags statistics={story} />;
    case 'numbers':
      return <Numbers statistics={story} />;
  }
}

type Told = { readonly statistics: Statistics };

const SOURCE_PAINTS = Object.fromEntries(
  COUNT_GROUPS.map((group) => [group, { fill: hatchOf(group), name: END.groups[group] }]),
) as Record<CountGroup, { readonly fill: string; readonly name: string }>;

function Sources({ statistics: { samples } }: Told) {
  const scorers = samples[0]?.scores.map(({ who }) => who) ?? [];
  const groups = usedGroups(samples.flatMap(({ scores }) => scores.map(({ ledger }) => ledger)));
  return (
    <Stacks
      caption={END.viewTitles.sources}
      keys={groups}
      paints={SOURCE_PAINTS}
      samples={samples}
      rows={scorers.map((who, at) => ({
        who,
        values: samples.map(({ scores }) => groupVp(scores[at]?.ledger ?? {})),
      }))}
    />
  );
}

/** The paint of the meeples, and the letters of the colour help. */
const KIND_PAINTS: Readonly<Record<Kind, { readonly fill: string; readonly letter: string; readonly name: string }>> = {
  peasant: { fill: '#fbf5e4', letter: 'P', name: KIND_NOUNS.peasant.many },
  mage: { fill: '#fbc744', letter: 'M', name: KIND_NOUNS.mage.many },
  cleric: { fill: '#a7271e', letter: 'C', name: KIND_NOUNS.cleric.many },
  knight: { fill: '#2b2623', letter: 'K', name: KIND_NOUNS.knight.many },
  warrior: { fill: '#365db7', letter: 'W', name: KIND_NOUNS.warrior.many },
  ranger: { fill: '#6cbc97', letter: 'R', name: KIND_NOUNS.ranger.many },
  paladin: { fill: '#603367', letter: 'A', name: KIND_NOUNS.paladin.many },
  shaman: { fill: '#f08505', letter: 'S', name: KIND_NOUNS.shaman.many },
  corruption: { fill: '#84817c', letter: 'X', name: KIND_NOUNS.corruption.many },
};

function Bags({ statistics: { samples } }: Told) {
  const kinds = KINDS.filter((kind) => samples.some(({ bags }) => bags.some((bag) => bag[kind] > 0)));
  const seats = samples[0]?.bags.length ?? 0;
  return (
    <Stacks
      caption={END.viewTitles.bags}
      keys={kinds}
      paints={KIND_PAINTS}
      samples={samples}
      rows={Array.from({ length: seats }, (_, seat) => ({
        who: samples[0]?.scores[seat]?.who ?? 'guard',
        values: samples.map(({ bags }) => bags[seat] ?? {}),
      }))}
      legend={
        <ul className="legend">
          {kinds.map((kind) => (
            <li key={kind}>
              <Meeple kind={kind} />
              {KIND_PAINTS[kind].name}
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Numbers({ statistics: { deeds } }: Told) {
  const { names } = useTelling();
  return (
    <DataTable
      caption={END.viewTitles.numbers}
      columns={deeds.map((_, seat) => names[seat] ?? '')}
      rows={DEEDS.filter((deed) => deeds.some((own) => own[deed] > 0)).map((deed) => ({
        name: END.deeds[deed],
        cells: deeds.map((own) => own[deed]),
      }))}
    />
  );
}

function Points({ scores }: { readonly scores: readonly FinalScore[] }) {
  const telling = useTelling();
  const sources = VP_SOURCES.filter((source) => scores.some(({ ledger }) => (ledger[source] ?? 0) !== 0));
  return (
    <DataTable
      caption={END.viewTitles.points}
      columns={scores.map(({ seat }) => nameOf(seat, telling))}
      rows={sources.map((source) => ({
        name: END.sources[source],
        cells: scores.map(({ ledger }) => END.minus(ledger[source] ?? 0)),
      }))}
      sum={{ name: END.total, cells: scores.map(({ score }) => END.minus(score)) }}
    />
  );
}
