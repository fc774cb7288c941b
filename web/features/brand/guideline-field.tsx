import { GUIDELINES, type GuidelineName } from '../../../domain/brand.ts';
import { FIELD_LOOK } from '../../components/fields/field-look.ts';
import { classNames } from '../../lib/class-names.ts';
import { fullness } from './forms.ts';

interface Props {
  name: GuidelineName;
  value: string;
  onChange: (text: string) => void;
  problem: string | null;
  placeholder: string;
  hint: string;
  /** Several for a text that may take more than one line. */
  rows?: number;
}

const COUNTER = { fine: 'text-ink-3', close: 'text-warn font-medium', over: 'text-bad font-medium' };

/** A guideline with its counter, and what is wrong with it. */
export function GuidelineField({ name, value, onChange, problem, placeholder, hint, rows }: Props) {
  const { label, limit } = GUIDELINES[name];
  const shared = {
    id: name,
    name,
    value,
    placeholder,
    required: true,
    'aria-invalid': problem !== null,
    'aria-describedby': `${name}-note ${name}-count`,
  };
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={name} className="text-sm font-medium">
          {label}
        </label>
        <span
          id={`${name}-count`}
          className={classNames('font-mono text-xs tabular-nums', COUNTER[fullness(value.length, limit)])}
        >
          {value.length}/{limit}
        </span>
      </div>
      {rows === undefined ? (
        <input
          {...shared}
          onChange={(event) => onChange(event.target.value)}
          className={`${FIELD_LOOK} h-10 scroll-mb-28`}
        />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          className={`${FIELD_LOOK} scroll-mb-28 block field-sizing-content min-h-15 resize-none py-2`}
        />
      )}
      <p
        id={`${name}-note`}
        role={problem === null ? undefined : 'alert'}
        className={`mt-1.5 text-xs ${problem === null ? 'text-ink-3' : 'text-bad'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
