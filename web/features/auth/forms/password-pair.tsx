import { useState } from 'react';
import { PASSWORD_MIN } from '../../../../domain/limits.ts';
import { Eyes, Field } from '../../../components/fields/field.tsx';
import type { Problem } from '../../../lib/api/problem.ts';
import { classNames } from '../../../lib/class-names.ts';

interface Password {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

interface Props {
  chosen: Password;
  confirmation: Password;
  /** Whether they stand side by side where there is room. */
  isWide: boolean;
  problem: Problem | null;
}

/** A new password, twice. The eyes come after both in the order of the keyboard: Tab leads from one to the other. */
export function PasswordPair({ chosen, confirmation, isWide, problem }: Props) {
  const [revealed, setRevealed] = useState<string[]>([]);
  const fields = [chosen, confirmation];
  const place = (index: number) =>
    classNames('col-start-1', index === 0 ? 'row-start-1' : 'row-start-2', isWide && PLACES_IF_WIDE[index]);
  return (
    <div className={classNames('grid gap-4', isWide && 'sm:grid-cols-2 sm:gap-x-3')}>
      {fields.map(({ name, ...field }, index) => (
        <div key={name} className={place(index)}>
          <Field
            {...field}
            name={name}
            type="password"
            autoComplete="new-password"
            isRevealed={revealed.includes(name)}
            hint={index === 0 ? `At least ${PASSWORD_MIN} characters` : undefined}
            problem={problem}
          />
        </div>
      ))}
      {fields.map(({ label, name }, index) => (
        <Eyes
          key={name}
          label={label}
          isOpen={revealed.includes(name)}
          onToggle={() =>
            setRevealed((before) =>
              before.includes(name) ? before.filter((other) => other !== name) : [...before, name],
            )
          }
          // Over the field, whose label is 26 pixels high.
          className={classNames('relative mt-7.5 mr-1 self-start justify-self-end', place(index))}
        />
      ))}
    </div>
  );
}
const PLACES_IF_WIDE = ['', 'sm:col-start-2 sm:row-start-1'];
