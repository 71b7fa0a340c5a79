/** The rules with search; every refusal and card leads here. */
import { Fragment, useEffect, useRef, useState } from 'react';
import { RULES, ruleOf, searchRules } from '../../content/rules/reference.ts';
import type { ReferenceId, Rule } from '../../content/rules/rule.ts';
import { useTable } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { usePart } from '../kit/usePart.ts';
import { markedPieces, snippetOf } from '../model/finding.ts';
import { SHEETS } from '../words/sheets.ts';

const FIRST: ReferenceId = 'T1';

export function RulesBook() {
  const { hud } = useTable();
  const asked = usePart(hud.store, ({ rule }) => rule);
  const [query, setQuery] = useState('');
  const isAsking = query.trim() !== '';
  const hits = !isAsking ? RULES : titlesFirst(searchRules(query), query);
  const id = asked ?? FIRST;
  const current = hits.some((rule) => rule.id === id) ? id : (hits[0]?.id ?? id);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is to be seen in the list
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <Dialog title={SHEETS.rules} className="book" onClose={() => hud.close()}>
      <div className="book__cols">
        <div className="book__find">
          <div className="search">
            <Icon name="magnifying-glass" />
            <input
              type="search"
              className="input"
              // Whoever comes for one rule reads; a phone would lay its keyboard over it.
              data-focus={asked === undefined ? '' : undefined}
              value={query}
              aria-label={SHEETS.searchRules}
              placeholder={SHEETS.searchRules}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <p className="quiet" role="status">
            {!isAsking ? SHEETS.allRules : hits.length === 0 ? SHEETS.noHits : SHEETS.hits(hits.length)}
          </p>
          <nav className="hits" aria-label={SHEETS.results} ref={list}>
            {hits.map((rule, at) => (
              <Fragment key={rule.id}>
                {!isAsking && rule.section !== hits[at - 1]?.section && <p className="caps">{rule.section}</p>}
                <button
                  type="button"
                  aria-current={rule.id === current ? 'true' : undefined}
                  data-focus={asked === rule.id ? '' : undefined}
                  onClick={() => hud.openRule(rule.id)}
                >
                  <b>{rule.id}</b>
                  <span>
                    <Marked text={rule.title} query={query} />
                    <Snippet rule={rule} query={query} />
                  </span>
                </button>
              </Fragment>
            ))}
          </nav>
        </div>
        <Entry rule={ruleOf(current)} query={query} />
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

type FoundProps = { readonly rule: Rule; readonly query: string };

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return markedPieces(text, query).map(({ text: part, isFound }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
    isFound ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}

/** Where the rule's name does not say why it was found. */
function Snippet({ rule: { text, decided }, query }: FoundProps) {
  const part = query.trim() === '' ? undefined : (snippetOf(text, query) ?? snippetOf(decided ?? '', query));
  if (part === undefined) return null;
  return (
    <small>
      <Marked text={part} query={query} />
    </small>
  );
}

function Entry({ rule, query }: FoundProps) {
  return (
    <article className="entry">
      <p className="caps">
        {rule.section} · {rule.id}
      </p>
      <h3>{rule.title}</h3>
      <p>
        <Marked text={rule.text} query={query} />
      </p>
      {rule.decided !== undefined && (
        <div className="ruling">
          <p className="caps">{SHEETS.ruling}</p>
          <p>
            <Marked text={rule.decided} query={query} />
          </p>
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
