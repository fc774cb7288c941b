import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { FIELD_LOOK } from '../../components/field-look.ts';
import { Spinner } from '../../components/spinner.tsx';
import type { BoxName, ContentDraft, DraftEvent } from './content-draft.ts';
import { FormField } from './form-field.tsx';
import { splitText } from './split-text.ts';

interface Props {
  draft: ContentDraft;
  tell: (event: DraftEvent) => void;
  withImage: boolean;
  onRetry: () => void;
}

/** The content that was drafted, to be changed at will. */
export function ContentBoxes({ draft, tell, withImage, onRetry }: Props) {
  const isGenerating = draft.awaited !== null;
  const isUntouched = draft.text.value === '' && draft.image.value === '';
  return (
    <section
      aria-label="Content"
      className="flex flex-col gap-4 rounded-lg bg-sunken p-4 shadow-[inset_0_0_0_1px_var(--c-line)]"
    >
      {isGenerating && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
          <Spinner size={14} />
          Generating content based on your post description and selected platforms...
        </p>
      )}
      {draft.hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-2 rounded-md bg-bad-wash px-3 py-2 text-sm text-bad">
          <span className="font-medium">Failed to generate content. Please try again.</span>
          <button type="button" onClick={onRetry} className="ml-auto font-medium underline underline-offset-3">
            Generate again
          </button>
        </p>
      )}
      {!isGenerating && !draft.hasFailed && isUntouched && (
        <p className="flex gap-2 text-sm text-ink-2">
          <Sparkles size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
          Describe your post and choose its agent type and platforms: its content is then drafted here for you to edit.
        </p>
      )}
      <ContentBox
        box="text"
        label="Text content"
        hint="These words are kept ready for you at its time, exactly as they stand here."
        draft={draft}
        tell={tell}
      />
      {withImage && (
        <ContentBox box="image" label="Image content" hint={imageHint(draft.image.value)} draft={draft} tell={tell} />
      )}
    </section>
  );
}

function imageHint(text: string): string {
  const { input, description } = splitText(text);
  if (input !== '' && description === '')
    return 'Add a line below the first that describes the picture; without one, no picture is made.';
  return 'The first line says what the picture shows, the lines below how it looks.';
}

interface BoxProps extends Pick<Props, 'draft' | 'tell'> {
  box: BoxName;
  label: string;
  hint: string;
}

function ContentBox({ box, label, hint, draft, tell }: BoxProps) {
  const id = useId();
  const { value, offered } = draft[box];
  return (
    <FormField label={label} htmlFor={id} hint={value.trim() === '' ? undefined : hint}>
      <textarea
        id={id}
        rows={4}
        value={value}
        onChange={(event) => tell({ kind: 'typed', box, value: event.target.value })}
        className={`${FIELD_LOOK} block resize-y py-2`}
      />
      {offered !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-ink-2">
          A new version was drafted; yours is kept.
          <button
            type="button"
            onClick={() => tell({ kind: 'took', box })}
            className="rounded-sm bg-surface px-2 py-1 font-medium text-ink shadow-xs hover:shadow-sm"
          >
            Use new version
          </button>
        </p>
      )}
    </FormField>
  );
}
