import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { classNames } from '../../../lib/class-names.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** What the provider lists; a name beside them can be typed. */
  models: string[];
  placeholder: string;
  hint: string;
  /** Where it is told what is wrong with it, if something is. */
  toldBy: string | undefined;
}

/** The name of a model: typed, or chosen from what the provider lists. */
export function ModelField({ value, onChange, models, placeholder, hint, toldBy }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const fitting = isTyped ? models.filter((name) => name.toLowerCase().includes(value.trim().toLowerCase())) : models;
  const isShown = isOpen && fitting.length > 0;

  const open = () => {
    setIsTyped(false);
    setActive(models.indexOf(value));
    setIsOpen(true);
  };
  const choose = (name: string) => {
    onChange(name);
    setIsOpen(false);
  };
  const step = (by: number) => {
    if (!isShown) return open();
    setActive((active + by + fitting.length) % fitting.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = fitting[active];
    if (event.key === 'Escape') setIsOpen(false);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(active < 0 ? 0 : -1);
    else if (event.key === 'Enter' && isShown && name !== undefined) choose(name);
    else return;
    event.preventDefault();
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Model
      </label>
      <div className="relative">
        <input
          id={id}
          name="model"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-models`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={toldBy !== undefined}
          aria-describedby={toldBy ?? `${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          placeholder={placeholder}
          onChange={(event) => {
            onChange(event.target.value);
            setIsTyped(true);
            setActive(-1);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onClick={() => isOpen || open()}
          onBlur={() => setIsOpen(false)}
          className={classNames(FIELD_LOOK, 'h-10', models.length > 0 && 'pr-10')}
        />
        {models.length > 0 && (
          <ChevronDown size={15} aria-hidden="true" className="pointer-events-none absolute top-3 right-3 text-ink-3" />
        )}
        <div
          id={`${id}-models`}
          role="listbox"
          aria-label="Models"
          hidden={!isShown}
          className="appear absolute inset-x-0 top-full z-10 mt-1.5 max-h-60 overflow-y-auto rounded-lg bg-surface p-1 shadow-lg"
        >
          {fitting.map((name, at) => (
            <div
              key={name}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={name === value}
              ref={at === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => at === active || setActive(at)}
              onClick={() => choose(name)}
              onKeyDown={onKeyDown}
              className={classNames(
                'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-sm [overflow-wrap:anywhere]',
                at === active ? 'bg-hover text-ink' : 'text-ink-2',
              )}
            >
              <span className="min-w-0 flex-1">{name}</span>
              {name === value && <Check size={14} aria-hidden="true" className="shrink-0" />}
            </div>
          ))}
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-3">
        {hint}
      </p>
    </div>
  );
}
