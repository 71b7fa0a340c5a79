/** The credits, as a sheet over the title. */
import { Dialog } from '../kit/Dialog.tsx';
import { WORDS } from '../words.ts';
import { CREDITS } from './credits.ts';

export function CreditsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={WORDS.credits} className="credits" onClose={onClose}>
      <dl className="credits__list">
        {CREDITS.map(({ what, lines, licenceFile }) => (
          <div key={what}>
            <dt>{what}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {licenceFile && (
              <dd>
                <a href={`${import.meta.env.BASE_URL}licences/${licenceFile}`} target="_blank" rel="noreferrer">
                  {WORDS.licence}
                  <span className="visually-hidden"> ({what})</span>
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
