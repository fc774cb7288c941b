import { classNames } from '../../lib/class-names.ts';

/** How a switch looks; whatever holds it says what it does. */
export function SwitchLook({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block h-4 w-7 shrink-0 rounded-full p-0.5 transition-colors duration-120',
        isOn ? 'bg-accent' : 'bg-ink-3',
      )}
    >
      <span
        className={classNames(
          'block size-3 rounded-full bg-white transition-[translate] duration-120',
          isOn && 'translate-x-3',
        )}
      />
    </span>
  );
}

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

/** Turns something on or off at once. */
export function Switch({ label, isOn, onChange, disabled }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
      className="touchable grid h-8 w-10 place-items-center rounded-md transition-colors duration-120 enabled:hover:bg-hover disabled:opacity-50"
    >
      <SwitchLook isOn={isOn} />
    </button>
  );
}
