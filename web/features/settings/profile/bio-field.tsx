import { useEffect, useId, useRef } from 'react';
import { PROFILE_LIMITS } from '../../../../domain/api/account/user.ts';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import type { Problem } from '../../../lib/api/problem.ts';
import { classNames } from '../../../lib/class-names.ts';

interface Props {
  name: string;
  value: string;
  onChange: (value: string) => void;
  problem: Problem | null;
  disabled: boolean;
  placeholder: string | undefined;
}

const LIMIT = PROFILE_LIMITS.bio;
const tooMany = (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`);

/** A few sentences about somebody, counted. */
export function BioField({ name, value, onChange, problem, disabled, placeholder }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = problem?.field === name ? problem.text : null;
  const length = value.trim().length;
  useEffect(() => {
    if (problem?.field === name) area.current?.focus();
  }, [problem, name]);
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Bio
      </label>
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={4}
        value={value}
        disabled={disabled}
        placeholder={placeholder ?? 'What you do, for whom, and how you like to say it.'}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={text !== null || length > LIMIT}
        aria-describedby={`${id}-said`}
        className={`${FIELD_LOOK} block resize-y py-2`}
      />
      <div id={`${id}-said`} className="mt-1.5 flex justify-between gap-4 text-xs">
        <span className="text-bad">{text ?? (length > LIMIT ? tooMany(length - LIMIT) : '')}</span>
        <span
          className={classNames(
            'font-mono tabular-nums',
            length > LIMIT ? 'text-bad' : length > LIMIT * 0.8 ? 'text-warn' : 'text-ink-3',
          )}
        >
          {length}/{LIMIT}
        </span>
      </div>
    </>
  );
}
