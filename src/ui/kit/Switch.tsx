/** On or off. */
import { WORDS } from '../words.ts';

type Props = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The label is on the page already. */
  readonly isLabelHidden?: boolean;
};

export function Switch({ label, isOn, onChange, isLabelHidden = false }: Props) {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    >
      <i />
      {!isLabelHidden && <span className="switch__label">{label}</span>}
      <em>{isOn ? WORDS.on : WORDS.off}</em>
    </button>
  );
}
