/** What happens, for those who listen: decisions and news, or every event where that is asked for. */
import { useEffect, useRef, useState } from 'react';
import { eventWords } from '../../content/words/events.ts';
import { toldEvents } from '../../store/match.ts';
import { usePart } from '../kit/usePart.ts';
import { lineOf } from '../model/log.ts';
import { PLAY } from '../words/play.ts';
import { useLooking, useMatchPart, useTable, useTelling } from './table.ts';
import { useDeciding } from './useAction.ts';

const LINES_KEPT = 6;

export function LiveRegion() {
  const { engine, settings } = useTable();
  const looking = useLooking();
  const { names } = useTelling();
  const state = useMatchPart((all) => all);
  const saysAll = usePart(settings.store, (all) => all.settings.saysEveryEvent);
  const { prompt } = useDeciding();
  const heard = useRef<number>(undefined);
  const [lines, setLines] = useState<readonly string[]>([]);

  useEffect(() => {
    const told = toldEvents(state);
    const from = heard.current ?? told.length;
    heard.current = told.length;
    if (told.length <= from) return;
    const words = told.slice(from).flatMap((event, i) => {
      const open = engine.viewEvent(event, looking);
      if (saysAll) return [eventWords(open, engine.catalog, names)];
      const line = lineOf({ index: from + i, event: open }, engine.catalog, names);
      return line === undefined ? [] : [line.words];
    });
    if (words.length > 0) setLines(words.slice(-LINES_KEPT));
  }, [state, looking, saysAll, engine, names]);

  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={PLAY.live}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {prompt !== undefined && <p>{prompt.question}</p>}
    </div>
  );
}
