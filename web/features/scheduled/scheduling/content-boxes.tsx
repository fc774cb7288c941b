import { ImagePlus, Sparkles } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { isIllustrated, PLATFORM_RULES, type Platform } from '../../../../domain/post/platforms.ts';
import type { PostDraft, PostParts } from '../../../../domain/post/post.ts';
import { Button } from '../../../components/button.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { FormField } from '../../../components/fields/form-field.tsx';
import { PostWarnings } from '../../../components/post/post-warnings.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { patiently } from '../../../lib/api/connection.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { BoxName, ContentDraft, DraftEvent } from './content-draft.ts';
import { lengthsOf } from './schedule-request.ts';
import { splitText } from './split-text.ts';

const PostWorkbench = lazy(patiently(() => import('../../../components/post/post-workbench.tsx')));

interface Props {
  draft: ContentDraft;
  tell: (event: DraftEvent) => void;
  platforms: Platform[];
  /** Pictures, and what single networks get of their own. */
  parts: PostParts;
  onParts: (change: (parts: PostParts) => PostParts) => void;
  onUploading: (isUploading: boolean) => void;
  isOff: boolean;
  /** A draft is made, or about to be. */
  isExpected: boolean;
  /** The text is too long for one of the platforms. */
  isTextRefused: boolean;
  onRetry: () => void;
}

/** The content that was drafted, to be changed at will. */
export function ContentBoxes(props: Props) {
  const { draft, tell, platforms, parts, isExpected, isTextRefused, onRetry } = props;
  const isGenerating = draft.awaited !== null;
  const hasBegun = isExpected || draft.hasFailed || draft.text.value !== '' || draft.image.value !== '';
  const [isShown, setIsShown] = useState(hasBegun);
  // Once there, the boxes stay: whoever empties one wants to write in it.
  if (hasBegun && !isShown) setIsShown(true);
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
      {!isShown && (
        <p className="flex gap-2 text-sm text-ink-2">
          <Sparkles size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
          Describe your post and choose its agent type and platforms: its content is then drafted here for you to edit.
        </p>
      )}
      {isShown && (
        <>
          <div data-field="text">
            <ContentBox
              box="text"
              label="Text content"
              hint={
                <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
                  <span>{textHint(draft.text.value)}</span>
                  <Lengths text={draft.text.value} platforms={platforms} parts={parts} />
                </div>
              }
              isRefused={isTextRefused}
              draft={draft}
              tell={tell}
            />
          </div>
          {isIllustrated(platforms) && (
            <ContentBox
              box="image"
              label="Image content"
              hint={
                parts.media.length > 0 ? 'Your own pictures are used, so none is drawn.' : imageHint(draft.image.value)
              }
              draft={draft}
              tell={tell}
            />
          )}
          <OwnParts {...props} />
        </>
      )}
    </section>
  );
}

/** Own pictures, what single networks get instead, and how it will look there: unfolded by whoever wants it. */
function OwnParts({ draft, tell, platforms, parts, onParts, onUploading, isOff }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const text = draft.text.value;
  const change = (edit: (draft: PostDraft) => PostDraft) => {
    const { text: typed } = edit({ text, ...parts });
    if (typed !== text) tell({ kind: 'typed', box: 'text', value: typed });
    // A picture arrives when it does: what was chosen meanwhile stays.
    onParts((now) => {
      const { media, own } = edit({ text, ...now });
      return { media, own };
    });
  };
  const drawsLater = draft.image.value.trim() !== '';
  if (!isOpen)
    return (
      <>
        <PostWarnings draft={{ text, ...parts }} platforms={platforms} drawsLater={drawsLater} />
        <Button look="quiet" size="small" className="self-start" onClick={() => setIsOpen(true)}>
          <ImagePlus size={14} aria-hidden="true" />
          Own pictures, text per network, preview
        </Button>
      </>
    );
  return (
    <Suspense fallback={<span className="h-40 animate-pulse rounded-lg bg-hover" />}>
      <PostWorkbench
        draft={{ text, ...parts }}
        platforms={platforms}
        onChange={change}
        onUploading={onUploading}
        isOff={isOff}
        hasWordsElsewhere
        drawsLater={drawsLater}
      />
    </Suspense>
  );
}

function textHint(text: string): string {
  return text.trim() === ''
    ? 'Left empty, the text is written from your description when it runs.'
    : 'These words are used at its time exactly as they stand here.';
}

/** How long the text is where it goes, and how long it may be there. */
function Lengths({ text, platforms, parts }: { text: string; platforms: Platform[]; parts: PostParts }) {
  return (
    <ul aria-label="Characters" className="flex flex-wrap gap-x-3 gap-y-1">
      {lengthsOf(text, platforms, parts).map(({ platform, length, limit }) => (
        <li key={platform} className={classNames(length > limit && 'font-medium text-bad')}>
          {PLATFORM_RULES[platform].label}{' '}
          <span className="tabular-nums">
            {length.toLocaleString('en-US')}/{limit.toLocaleString('en-US')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function imageHint(text: string): string | null {
  if (text.trim() === '') return null;
  const { input, description } = splitText(text);
  if (input !== '' && description === '')
    return 'Add a line below the first that describes the picture; without one, no picture is made.';
  return 'The first line says what the picture shows, the lines below how it looks.';
}

interface BoxProps extends Pick<Props, 'draft' | 'tell'> {
  box: BoxName;
  label: string;
  hint: ReactNode;
  isRefused?: boolean;
}

function ContentBox({ box, label, hint, isRefused = false, draft, tell }: BoxProps) {
  const id = useId();
  const { value, offered } = draft[box];
  return (
    <FormField label={label} htmlFor={id} hint={hint}>
      <textarea
        id={id}
        rows={4}
        value={value}
        aria-invalid={isRefused}
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
