/** The rules with search; every refusal and card leads here. */
import { useState } from 'react';
import { RULES, ruleOf, searchRules } from '../../content/rules/reference.ts';
import type { ReferenceId, Rule } from '../../content/rules/rule.ts';
import { useTable } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { usePart } from '../kit/usePart.ts';
import { SHEETS } from '../words/sheets.ts';

const FIRST: ReferenceId = 'T1';

export function RulesBook() {
  const { hud } = useTable();
  const asked = usePart(hud.store, ({ rule }) => rule);
  const [query, setQuery] = useState('');
  const hits = query.trim() === '' ? RULES : titlesFirst(searchRules(query), query);
  const id = asked ?? FIRST;
  const current = hits.some((rule) => rule.id === id) ? id : (hits[0]?.id ?? id);
  return (
    <Dialog title={SHEETS.rules} className="book" onClose={() => hud.close()}>
      <div className="book__cols">
        <div className="book__find">
          <div className="search">
            <Icon name="magnifying-glass" />
            <input
              type="search"
              className="input"
              data-focus=""
              value={query}
              aria-label={SHEETS.searchRules}
              placeholder={SHEETS.searchRules}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <p className="quiet" role="status">
            {query.trim() === '' ? SHEETS.allRules : hits.length === 0 ? SHEETS.noHits : SHEETS.hits(hits.length)}
          </p>
          <nav className="hits" aria-label={SHEETS.results}>
            {hits.map((rule) => (
              <button
                key={rule.id}
                type="button"
                aria-current={rule.id === current ? 'true' : undefined}
                onClick={() => hud.openRule(rule.id)}
              >
                <b>{rule.id}</b>
                <span>{rule.title}</span>
              </button>
            ))}
          </nav>
        </div>
        <Entry rule={ruleOf(current)} />
      </div>
    </Dialog>
  );
}

/** What is named after the words asked for comes before what merely mentions them. */
function titlesFirst(rules: readonly Rule[], query: string): readonly Rule[] {
  const words = query.trim().toLowerCase();
  const isNamed = ({ title, id }: Rule): boolean => title.toLowerCase().includes(words) || id.toLowerCase() === words;
  return [...rules.filter(isNamed), ...rules.filter((rule) => !isNamed(rule))];
}

function Entry({ rule }: { readonly rule: Rule }) {
  return (
    <article className="entry">
      <p className="caps">
        {rule.section} · {rule.id}
      </p>
      <h3>{rule.title}</h3>
      <p>{rule.text}</p>
      {rule.decided !== undefined && (
        <div className="ruling">
          <p className="caps">{SHEETS.ruling}</p>
          <p>{rule.decided}</p>
        </div>
      )}
      {rule.see.length > 0 && (
        <>
          <p className="caps">{SHEETS.seeAlso}</p>
          <p className="entry__see">
            {rule.see.map((id) => (
              <RuleTag key={id} id={id} hasTitle />
            ))}
          </p>
        </>
      )}
    </article>
  );
}
