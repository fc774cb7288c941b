import { CircleAlert, CircleCheck, CircleHelp, ExternalLink, LoaderCircle, type LucideIcon, Send } from 'lucide-react';
import { useState } from 'react';
import { composerFor } from '../../../domain/post/composers.ts';
import { fitNotes } from '../../../domain/post/fit.ts';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import { PUBLICATION_WORDS, type Publication, type PublicationState } from '../../../domain/post/publication.ts';
import { classNames } from '../../lib/class-names.ts';
import { shortMoment } from '../../lib/us-dates.ts';
import { Button, buttonLook } from '../button.tsx';
import { NoteList } from '../output/note-list.tsx';
import { copyText } from '../output/use-copied.ts';
import { PlatformTile } from '../platform-icons.tsx';
import { MarkPosted } from './mark-posted.tsx';
import { SendAgain } from './publication-send.tsx';

const LOOKS: Record<PublicationState, { icon: LucideIcon; text: string; wash: string }> = {
  ready: { icon: Send, text: 'text-accent-text', wash: 'bg-accent-wash' },
  queued: { icon: LoaderCircle, text: 'text-warn', wash: 'bg-warn-wash' },
  sending: { icon: LoaderCircle, text: 'text-warn', wash: 'bg-warn-wash' },
  sent: { icon: CircleCheck, text: 'text-ok', wash: 'bg-ok-wash' },
  refused: { icon: CircleAlert, text: 'text-bad', wash: 'bg-bad-wash' },
  unconfirmed: { icon: CircleHelp, text: 'text-warn', wash: 'bg-warn-wash' },
};

/** Where a post stands, in words on its colour. */
export function PublicationBadge({ state }: { state: PublicationState }) {
  const { icon: Icon, text, wash } = LOOKS[state];
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-sm px-2 text-xs font-medium whitespace-nowrap',
        text,
        wash,
      )}
    >
      <Icon size={13} aria-hidden="true" className={state === 'sending' ? 'animate-spin' : ''} />
      {PUBLICATION_WORDS[state]}
    </span>
  );
}

/** One network: where the post stands there, and what its owner can do. */
export function PublicationView({ publication }: { publication: Publication }) {
  const { state, post, url, at, reason, account } = publication;
  const { label } = PLATFORM_RULES[post.platform];
  const [isMarking, setIsMarking] = useState(false);
  const canMark = state === 'ready' || state === 'refused' || state === 'unconfirmed';
  const byHand = state === 'sent' && publication.externalId === null;
  return (
    <article aria-label={label} className="rounded-lg p-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PlatformTile platform={post.platform} />
        <span className="text-sm font-medium">{label}</span>
        <PublicationBadge state={state} />
        {state === 'sent' && (
          <time dateTime={at} className="text-xs text-ink-3 tabular-nums">
            {shortMoment(at)}
          </time>
        )}
        {account && <span className="truncate text-xs text-ink-3">by {account}</span>}
        <span className="ml-auto flex flex-wrap gap-2 max-sm:ml-0 max-sm:w-full">
          {url && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonLook({ look: 'quiet', size: 'small' })}
            >
              <ExternalLink size={13} aria-hidden="true" className="text-ink-3" />
              See the post<span className="sr-only">, opens in a new tab</span>
            </a>
          )}
          {(state === 'ready' || state === 'refused') && <OpenComposer publication={publication} />}
          {canMark && <SendAgain publication={publication} />}
          {(canMark || (byHand && !url)) && !isMarking && (
            <Button
              look={canMark ? 'solid' : 'ghost'}
              size="small"
              className="max-sm:flex-1 pointer-coarse:h-10"
              onClick={() => setIsMarking(true)}
            >
              {!canMark ? 'Add its address' : state === 'unconfirmed' ? 'It is there' : 'Mark as posted'}
            </Button>
          )}
        </span>
      </div>
      {reason && (
        <p className={classNames('mt-2 text-sm text-pretty [overflow-wrap:anywhere]', LOOKS[state].text)}>{reason}</p>
      )}
      <NoteList notes={fitNotes([post])} className="mt-2" />
      {isMarking && <MarkPosted publication={publication} onClose={() => setIsMarking(false)} />}
    </article>
  );
}

/** Opens the network where it is written, with the text filled in or on the clipboard, and says which. */
function OpenComposer({ publication: { post } }: { publication: Publication }) {
  const [hint, setHint] = useState('');
  const { name, url, isFilled } = composerFor(post.platform, post.text);
  const open = async () => {
    const isCopied = post.text !== '' && (await copyText(post.text));
    const words = isFilled
      ? 'The text is filled in there.'
      : isCopied
        ? 'The text is on your clipboard: paste it there.'
        : 'Copy the text above and paste it there.';
    const picture = post.media.length > 0 ? ' Download the picture above and add it there.' : '';
    setHint(post.text === '' ? picture.trim() : words + picture);
  };
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => void open()}
        className={buttonLook({ look: 'quiet', size: 'small' }, 'max-sm:flex-1 pointer-coarse:h-10')}
      >
        <ExternalLink size={13} aria-hidden="true" className="text-ink-3" />
        Open in {name}
        <span className="sr-only">, opens in a new tab</span>
      </a>
      <span role="status" className="order-last w-full text-xs text-pretty text-ink-2 empty:hidden">
        {hint}
      </span>
    </>
  );
}
