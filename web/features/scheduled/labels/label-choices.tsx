import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { createLabel } from '../../../../domain/api/schedule/labels.ts';
import {
  isSameLabel,
  LABEL_NAME_MAX,
  type Label,
  type LabelColour,
  rarestColour,
} from '../../../../domain/schedule/labels.ts';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { classNames } from '../../../lib/class-names.ts';
import { reloadTasks } from '../task/task-queries.ts';
import { LabelColours } from './label-colours.tsx';
import { useLabels } from './labels-query.ts';

interface Props {
  chosen: Label[];
  onChange: (labels: Label[]) => void;
}

/** All labels below a field that looks for one; a name that none has can be made a label. */
export function LabelChoices({ chosen, onChange }: Props) {
  const id = useId();
  const { data: all = [], isPending } = useLabels();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState<LabelColour | null>(null);
  const [isMaking, setIsMaking] = useState(false);

  const name = search.trim().replaceAll(/\s+/g, ' ');
  const found = all.filter((label) => label.name.toLowerCase().includes(name.toLowerCase()));
  const canMake = name !== '' && !isPending && !all.some((label) => isSameLabel(label.name, name));
  const last = found.length - (canMake ? 0 : 1);
  const at = Math.min(active, Math.max(0, last));
  const colour = picked ?? rarestColour(all);

  const has = ({ id: one }: Label) => chosen.some((label) => label.id === one);
  const toggle = (label: Label) =>
    onChange(has(label) ? chosen.filter(({ id: one }) => one !== label.id) : [...chosen, label]);
  const make = async () => {
    if (isMaking) return;
    setIsMaking(true);
    try {
      const { data } = await api(createLabel, { name, colour });
      onChange([...chosen, data]);
      setSearch('');
      setPicked(null);
      void reloadTasks();
    } catch (error) {
      toastFailure('Failed to save the label', error);
    } finally {
      setIsMaking(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== 0) return setActive((at + step + last + 1) % Math.max(1, last + 1));
    const label = found[at];
    if (label) toggle(label);
    else if (canMake) void make();
  };
  return (
    <>
      <div className="border-b border-line p-2">
        <input
          // biome-ignore lint/a11y/noAutofocus: it is what the button that was just pressed opens
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={last < 0 ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          aria-label="Find or create a label"
          placeholder="Find or create a label"
          maxLength={LABEL_NAME_MAX}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-8 w-full rounded-sm bg-sunken px-2 text-sm outline-none placeholder:text-ink-3 focus-visible:shadow-[inset_0_0_0_1px_var(--c-line-firm)] max-md:text-[16px]"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label="Labels"
        aria-multiselectable="true"
        className={classNames('max-h-56 overflow-y-auto', last >= 0 && 'p-1')}
      >
        {found.map((label, index) => (
          <Option
            key={label.id}
            id={`${id}-${index}`}
            isActive={index === at}
            isChosen={has(label)}
            onUse={() => toggle(label)}
          >
            <span data-label={label.colour} className="label-dot size-2.5 shrink-0" />
            <span className="truncate">{label.name}</span>
          </Option>
        ))}
        {canMake && (
          <Option
            id={`${id}-${found.length}`}
            isActive={at === found.length}
            isChosen={false}
            onUse={() => void make()}
          >
            <Plus size={13} aria-hidden="true" className="-mx-0.5 shrink-0" />
            <span className="truncate">Create “{name}”</span>
          </Option>
        )}
      </div>
      {canMake && (
        <div className="border-t border-line p-2">
          <LabelColours chosen={colour} onChoose={setPicked} />
        </div>
      )}
      {last < 0 && !isPending && (
        <p className="p-3 text-sm text-pretty text-ink-2">No labels yet. Type a client or a campaign to make one.</p>
      )}
    </>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  isChosen: boolean;
  onUse: () => void;
  children: React.ReactNode;
}

function Option({ id, isActive, isChosen, onUse, children }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      // The field keeps the focus, whoever uses a pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
      className={classNames(
        'flex h-8 w-full items-center gap-2.5 rounded-sm px-2 text-left text-sm hover:bg-hover pointer-coarse:h-10',
        isActive && 'bg-hover',
      )}
    >
      {children}
      {isChosen && <Check size={14} aria-hidden="true" className="ml-auto shrink-0" />}
    </button>
  );
}
