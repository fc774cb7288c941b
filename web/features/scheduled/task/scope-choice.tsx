import { useId } from 'react';
import { FormGroup } from '../../../components/fields/form-field.tsx';
import type { EditScope } from './task-actions.ts';

const CHOICES: { scope: EditScope; label: string }[] = [
  { scope: 'this', label: 'Only this one' },
  { scope: 'following', label: 'This and all that follow' },
  { scope: 'all', label: 'All that are still to come' },
];

/** For a task that repeats: how much of its series is meant. */
export function ScopeChoice({
  label,
  scope,
  isWhole = false,
  onChange,
}: {
  label: string;
  scope: EditScope;
  /** What is changed can't be changed for one alone. */
  isWhole?: boolean;
  onChange: (scope: EditScope) => void;
}) {
  const name = useId();
  return (
    <FormGroup label={label}>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {CHOICES.filter((choice) => !isWhole || choice.scope !== 'this').map((choice) => (
          <label key={choice.scope} className="flex items-center gap-2 text-base">
            <input
              type="radio"
              name={name}
              checked={choice.scope === scope}
              onChange={() => onChange(choice.scope)}
              className="size-4 accent-(--c-accent)"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FormGroup>
  );
}
