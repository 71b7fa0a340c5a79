/** What happens, for those who listen: news in one breath once it has stopped coming, and what is asked. */
import { useEffect, useRef, useState } from 'react';
import { eventWords } from '../../content/words/events.ts';
import { isLead } from '../../content/words/guardDeeds.ts';
import { toldEvents } from '../../store/match.ts';
import { usePart } from '../kit/usePart.ts';
import { announcement } from '../model/announce.ts';
import { lineOf } from '../model/log.ts';
import { PLAY } from '../words/play.ts';
import { useLooking, useMatchPart, useTable, useTelling } from './table.ts';
import { useDeciding } from './useAction.ts';

/** A pause this long ends a burst. */
const BREATH_MS = 500;

interface Said {
  readonly count: number;
  readonly lines: readonly string[];
}

export function LiveRegion() {
  const said = useNews();
  const { prompt } = useDeciding();
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={PLAY.live}>
      {said.lines.map((line) => (
        <p key={`${said.count} ${line}`}>{line}</p>
      ))}
      {prompt !== undefined && <p>{prompt.question}</p>}
    </div>
  );
}

function useNews(): Said {
  const { engine, settings } = useTable();
  const looking = useLooking();
  const { names } = useTelling();
  const state = useMatchPart((all) => all);
  const saysAll = usePart(settings.store, (all) => all.settings.saysEveryEvent);
  // Step by step the Guard's strip says each step with its reasons as it waits.
  const isStepwise = usePart(
    settings.store,
    (all) => all.settings.guardPace === 'step' && all.settings.pacing !== 'instant',
  );
  const heard = useRef<number>(undefined);
  const waiting = useRef<string[]>([]);
  const [said, say] = useState<Said>({ count: 0, lines: [] });

  useEffect(() => {
    const told = toldEvents(state);
    const from = heard.current ?? told.length;
    heard.current = told.length;
    if (told.length < from) waiting.current = [];
    for (const [i, event] of told.slice(from).entries()) {
      const open = engine.viewEvent(event, looking);
      if (isStepwise && isLead(open)) continue;
      const line = saysAll
        ? eventWords(open, engine.catalog, names)
        : lineOf({ index: from + i, event: open }, engine.catalog, names)?.words;
      if (line !== undefined) waiting.current.push(line);
    }
    if (waiting.current.length === 0) return;
    const timer = setTimeout(() => {
      const lines = announcement(waiting.current);
      waiting.current = [];
      say(({ count }) => ({ count: count + 1, lines }));
    }, BREATH_MS);
    return () => clearTimeout(timer);
  }, [state, looking, saysAll, isStepwise, engine, names]);
  return said;
}
