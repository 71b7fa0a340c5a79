/** Reads the match again from its beginning, while the count is going on. */
import { useEffect, useState } from 'react';
import { type Statistics, statisticsOf } from '../../store/record/statistics.ts';
import { useMatchPart, useTable } from '../hud/table.ts';

/** `none`: there is nothing that it could be read from. */
export type Story = Statistics | 'reading' | 'none';

export function useStory(): Story {
  const { engine } = useTable();
  const source = useMatchPart((state) => state.source);
  const options = useMatchPart(({ truth }) => truth.options);
  const intents = useMatchPart((state) => state.intents);
  const [story, setStory] = useState<Story>('reading');
  useEffect(() => {
    let isGone = false;
    if (source !== 'setup') {
      setStory('none');
      return;
    }
    void statisticsOf(engine, { options, intents }).then((found) => {
      if (!isGone) setStory(found ?? 'none');
    });
    return () => {
      isGone = true;
    };
  }, [engine, source, options, intents]);
  return story;
}
