import { Scissors } from 'lucide-react';
import { useId } from 'react';
import { postsOf } from '../../../domain/post/fit.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../domain/post/post.ts';
import { lengthOn } from '../../../domain/post/text.ts';
import { classNames } from '../../lib/class-names.ts';
import { FIELD_LOOK } from '../fields/field-look.ts';
import { draftWithText, type EditPlace, textAt } from './post-edits.ts';
import { shortenedFor } from './shorten-text.ts';

interface Props {
  draft: PostDraft;
  /** Whose words are written here. */
  place: EditPlace;
  /** The networks that get these words. */
  platforms: Platform[];
  label: string;
  /** The words are only shown: they are written elsewhere. */
  isShared: boolean;
  isOff: boolean;
  onChange: (change: (draft: PostDraft) => PostDraft) => void;
}

/** The words of a post, counted as each network counts them; what is too much is said while it is typed. */
export function WordsField({ draft, place, platforms, label, isShared, isOff, onChange }: Props) {
  const id = useId();
  const posts = platforms.length === 0 ? [] : postsOf(draft, platforms);
  const counts = posts.map(({ platform, text }) => {
    const { label: name, maxLength } = PLATFORM_RULES[platform];
    return { platform, name, text, length: lengthOn(text, platform), maxLength };
  });
  const over = counts.filter(({ length, maxLength }) => length > maxLength);
  /** Where several networks share the words, the shorter ones are that network's own. */
  const shorten = (platform: Platform, text: string) =>
    onChange((now) =>
      draftWithText(now, platforms.length === 1 && !isShared ? place : platform, shortenedFor(text, platform)),
    );
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={7}
        value={textAt(draft, place)}
        readOnly={isShared}
        disabled={isOff}
        aria-invalid={over.length > 0}
        aria-describedby={`${id}-counts`}
        placeholder="What do you want to say?"
        onChange={(event) => onChange((now) => draftWithText(now, place, event.target.value))}
        className={classNames(
          FIELD_LOOK,
          'block max-h-100 min-h-40 resize-y [field-sizing:content] py-2.5',
          'read-only:bg-sunken read-only:text-ink-2 dark:read-only:bg-sunken',
        )}
      />
      <ul
        id={`${id}-counts`}
        aria-label="Characters"
        className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3"
      >
        {counts.map(({ platform, name, length, maxLength }) => (
          <li key={platform} className={classNames('tabular-nums', length > maxLength && 'font-medium text-bad')}>
            {name} {length.toLocaleString('en-US')}/{maxLength.toLocaleString('en-US')}
          </li>
        ))}
      </ul>
      <div role="status">
        {over.map(({ platform, name, text, length, maxLength }) => (
          <p
            key={platform}
            className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-bad-wash px-3 py-1.5 text-sm text-bad"
          >
            <span className="font-medium tabular-nums">
              {(length - maxLength).toLocaleString('en-US')} over on {name}
            </span>
            <button
              type="button"
              disabled={isOff}
              onClick={() => shorten(platform, text)}
              className="ml-auto inline-flex h-7 items-center gap-1.5 rounded-sm px-2 text-sm font-medium underline-offset-3 hover:underline"
            >
              <Scissors size={13} aria-hidden="true" />
              Shorten for {name}
            </button>
          </p>
        ))}
      </div>
    </div>
  );
}
