import { Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Poster } from '../../../domain/post/design.ts';
import { Button, IconButton } from '../button.tsx';
import { FIELD_LOOK } from '../fields/field-look.ts';
import { hasPart, WORD_PARTS, type WordPart, withPart } from './words.ts';

const NAMES: Record<WordPart, string> = {
  notes: 'Text below',
  figure: 'Number',
  times: 'Day and hours',
  place: 'Place',
  price: 'Price',
  items: 'Points',
  by: 'Said by',
  call: 'Call to action',
};

interface Props {
  poster: Poster;
  onChange: (poster: Poster, part: string) => void;
}

/** The words of a picture, part by part; a part that is not there can be added. */
export function WordsFields({ poster, onChange }: Props) {
  const missing = WORD_PARTS.filter((part) => !hasPart(poster, part));
  return (
    <div className="flex flex-col gap-3.5">
      <Field label="Title">
        {(id) => (
          <textarea
            id={id}
            data-autofocus
            rows={2}
            value={poster.title}
            onChange={({ target }) => onChange({ ...poster, title: target.value }, 'title')}
            className={`${FIELD_LOOK} field-sizing-content block resize-none py-2`}
          />
        )}
      </Field>
      {WORD_PARTS.filter((part) => hasPart(poster, part)).map((part) => (
        <PartField key={part} part={part} poster={poster} onChange={onChange} />
      ))}
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {missing.map((part) => (
            <Button
              key={part}
              look="ghost"
              size="small"
              className="gap-1 px-2!"
              onClick={() => onChange(withPart(poster, part, true), `add ${part}`)}
            >
              <Plus size={13} aria-hidden="true" />
              <span className="sr-only">Add</span> {NAMES[part]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface PartProps extends Props {
  part: WordPart;
}

function PartField({ part, poster, onChange }: PartProps) {
  const label = NAMES[part];
  const remove = () => onChange(withPart(poster, part, false), `remove ${part}`);
  if (part === 'times')
    return poster.times.map((time, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: days have no other name than their place
      <div key={at} className="flex items-end gap-2">
        {(['day', 'hours'] as const).map((which) => (
          <Field
            key={which}
            label={`${which === 'day' ? 'Day' : 'Hours'}${poster.times.length > 1 ? ` ${at + 1}` : ''}`}
            className="min-w-0 flex-1"
          >
            {(id) => (
              <input
                id={id}
                value={time[which] ?? ''}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange(
                    { ...poster, times: poster.times.with(at, { ...time, [which]: target.value }) },
                    `${which} ${at}`,
                  )
                }
                className={`${FIELD_LOOK} h-9`}
              />
            )}
          </Field>
        ))}
        <Remove
          label={poster.times.length > 1 ? `day ${at + 1}` : 'day and hours'}
          onUse={() => onChange({ ...poster, times: poster.times.toSpliced(at, 1) }, 'remove times')}
        />
      </div>
    ));
  if (part === 'notes' || part === 'items')
    return (
      <Field
        label={label}
        hint={part === 'items' ? 'One per line' : undefined}
        end={<Remove label={label.toLowerCase()} onUse={remove} />}
        below={
          part === 'items' && (
            <Tick
              label="Numbered"
              isOn={poster.isCounted}
              onChange={(isCounted) => onChange({ ...poster, isCounted }, 'isCounted')}
            />
          )
        }
      >
        {(id) => (
          <textarea
            id={id}
            rows={part === 'items' ? 3 : 2}
            value={poster[part].join('\n')}
            onChange={({ target }) => onChange({ ...poster, [part]: target.value.split('\n') }, part)}
            className={`${FIELD_LOOK} field-sizing-content block resize-none py-2`}
          />
        )}
      </Field>
    );
  return (
    <Field
      label={label}
      end={<Remove label={label.toLowerCase()} onUse={remove} />}
      below={
        part === 'by' && (
          <Tick
            label="The title is a quotation"
            isOn={poster.isQuote}
            onChange={(isQuote) => onChange({ ...poster, isQuote }, 'isQuote')}
          />
        )
      }
    >
      {(id) => (
        <input
          id={id}
          value={poster[part] ?? ''}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...poster, [part]: target.value }, part)}
          className={`${FIELD_LOOK} h-9`}
        />
      )}
    </Field>
  );
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  className?: string;
  /** Stands behind the field. */
  end?: ReactNode;
  below?: ReactNode;
  children: (id: string) => ReactNode;
}

function Field({ label, hint, className, end, below, children }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 flex justify-between gap-2 text-sm font-medium">
        {label}
        {hint && <span className="font-normal text-ink-3">{hint}</span>}
      </label>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{children(id)}</div>
        {end}
      </div>
      {below}
    </div>
  );
}

function Remove({ label, onUse }: { label: string; onUse: () => void }) {
  return (
    <IconButton label={`Remove ${label}`} onClick={onUse} className="size-9">
      <X size={14} />
    </IconButton>
  );
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="mt-1.5 flex w-fit items-center gap-2 text-sm text-ink-2">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-(--c-accent)"
      />
      {label}
    </label>
  );
}
