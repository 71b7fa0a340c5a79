/** A card looked at closely: face left, words right. */
import { ruleOf } from '../../content/rules/reference.ts';
import type { ThingName } from '../../store/ui.ts';
import { useLooking, useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { CardFace } from '../kit/CardFace.tsx';
import { CloseButton, Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { inspectedOf } from '../model/inspect.ts';
import type { Inspected } from '../model/inspected.ts';
import { SHEETS } from '../words/sheets.ts';

const FACE_HEIGHT = 520;
/** On a low screen more of them stand side by side. */
const MANY = 5;

export function InspectSheet({ thing }: { readonly thing: ThingName }) {
  const { engine, ui, hud } = useTable();
  const state = useMatchPart(({ shown }) => shown);
  const looking = useLooking();
  const telling = useTelling();
  const seen = inspectedOf(thing, { engine, state, looking, telling });
  if (seen === undefined) return null;
  const { face, caps, title, words, flavour, figures, district, progress, rules } = seen;
  return (
    <Dialog title={title} className="inspect" onClose={() => ui.inspect(undefined)} isBare>
      <div className={`inspect__cols ${face === undefined ? 'inspect__cols--faceless' : ''}`}>
        {face !== undefined && (
          <figure className="inspect__face">
            <CardFace face={face} height={FACE_HEIGHT} isDecorative />
          </figure>
        )}
        <div className="inspect__side">
          <CloseButton onClose={() => ui.inspect(undefined)} takesFocus />
          <div className="plate inspect__words">
            <p className="caps">{caps}</p>
            <p className="inspect__title">{title}</p>
            {words !== '' && <p className="inspect__text">{words}</p>}
            {flavour !== undefined && <p className="wit">{flavour}</p>}
            {figures.length > 0 && <Figures seen={seen} />}
            {progress !== undefined && (
              <section className="section">
                <p className="caps">{SHEETS.progress}</p>
                <p>{progress.words}</p>
                <Meter has={progress.has} needs={progress.needs} />
              </section>
            )}
            {district !== undefined && (
              <section className="section">
                <p className="caps">{SHEETS.inDistrict}</p>
                <p>
                  {district.words} <RuleTag id={district.rule} />
                </p>
              </section>
            )}
            <section className="section">
              <p className="caps">{SHEETS.rules}</p>
              <ul className="rules-list">
                {rules.map((id) => (
                  <li key={id}>
                    <button
                      type="button"
                      onClick={() => {
                        ui.inspect(undefined);
                        hud.openRule(id);
                      }}
                    >
                      <b>{id}</b>
                      <span>{ruleOf(id).title}</span>
                      <Icon name="chev" />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Figures({ seen: { figures, sum } }: { readonly seen: Inspected }) {
  return (
    <section className="section">
      <p className="caps">{SHEETS.rightNow}</p>
      <ul className={figures.length > MANY ? 'figures figures--many' : 'figures'}>
        {figures.map(({ kind, words, n, rule }) => (
          <li key={`${kind}-${words}-${n}`}>
            <span>{kind !== undefined && <Meeple kind={kind} />}</span>
            <span>
              {words} {rule !== undefined && <RuleTag id={rule} />}
            </span>
            <span className="num">{n}</span>
          </li>
        ))}
        {sum !== undefined && (
          <li className="figures__sum">
            <span />
            <span>
              <b>{SHEETS.sum(sum.value, sum.strength)}.</b>{' '}
              {sum.value >= sum.strength ? SHEETS.falls : SHEETS.missing(sum.strength - sum.value)}
            </span>
            <span className="num">{sum.value}</span>
          </li>
        )}
      </ul>
      {sum !== undefined && <Meter has={sum.value} needs={sum.strength} />}
    </section>
  );
}

function Meter({ has, needs }: { readonly has: number; readonly needs: number }) {
  return (
    <div className="meter" role="img" aria-label={SHEETS.sum(has, needs)}>
      {Array.from({ length: needs }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notches are all alike
        <i key={i} className={i < has ? 'on' : ''} />
      ))}
    </div>
  );
}
