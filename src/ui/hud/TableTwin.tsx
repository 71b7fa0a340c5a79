/** The table in words, out of sight and always current. */
import { twinOf } from '../model/twin.ts';
import { PLAY } from '../words/play.ts';
import { useLooking, useMatchPart, useTable, useTelling } from './table.ts';

export function TableTwin() {
  const { engine } = useTable();
  const shown = useMatchPart((state) => state.shown);
  const looking = useLooking();
  const telling = useTelling();
  return (
    <section className="visually-hidden" aria-label={PLAY.table}>
      {twinOf(engine, shown, looking, telling).map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
