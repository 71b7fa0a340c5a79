/** A file that was not taken in: what it is, why, that nothing was harmed, and what can still be done. */
import type { MouseEvent } from 'react';
import type { RefusedFile } from '../../store/saves/shelf.ts';
import { CloseButton, Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { fileProblemWords } from '../model/saves.ts';
import { SAVES } from '../words/saves.ts';

type Props = {
  readonly refusal: RefusedFile;
  readonly keptCount: number;
  readonly onSalvage: () => void;
  readonly onAnother: () => void;
  readonly onClose: () => void;
};

/** By the dialog itself, which gives the focus back. */
const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close();

export function WormSheet({ refusal: { name, problem, salvaged }, keptCount, onSalvage, onAnother, onClose }: Props) {
  const [title, why] = fileProblemWords(problem);
  return (
    <Dialog title={title} className="worm" isBare onClose={onClose}>
      <div className="worm__sheet sheet">
        <CloseButton onClose={close} />
        <div className="worm__picture" aria-hidden="true">
          <Icon name="scarab-beetle" />
        </div>
        <div className="worm__words">
          <p className="worm__title" aria-hidden="true">
            {title}
          </p>
          <p>{why}</p>
          <p>
            <b>{SAVES.worm.untouched}</b> {SAVES.worm.kept(keptCount)}
          </p>
          <div className="worm__deeds">
            {salvaged !== undefined && (
              <button
                type="button"
                className="button button--primary"
                data-focus=""
                onClick={(event) => {
                  onSalvage();
                  close(event);
                }}
              >
                {SAVES.worm.openUpTo(salvaged.moves)}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={(event) => {
                close(event);
                onAnother();
              }}
            >
              {SAVES.worm.another}
            </button>
            <button
              type="button"
              className="button"
              data-focus={salvaged === undefined ? '' : undefined}
              onClick={close}
            >
              {SAVES.worm.close}
            </button>
          </div>
          {name !== '' && <p className="worm__file quiet">{name}</p>}
        </div>
      </div>
    </Dialog>
  );
}
