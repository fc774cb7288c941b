import {
  Bookmark,
  ChartNoAxesColumn,
  Ellipsis,
  Globe,
  Heart,
  Link2,
  type LucideIcon,
  MessageCircle,
  Repeat2,
  Send,
  Share,
  ThumbsUp,
} from 'lucide-react';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import { asSeen, type Post } from '../../../domain/post/post.ts';
import { NO_PICTURE } from '../../../domain/post/post-needs.ts';
import { linkCard } from '../../../domain/post/text.ts';
import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../avatar.tsx';
import { PostMediaGrid } from './post-media.tsx';
import { PostText } from './post-text.tsx';
import { type Author, authorName } from './use-author.ts';

/** How a network calls what unfolds a text. */
const MORE: Record<Platform, string> = {
  linkedin: 'see more',
  twitter: 'Show more',
  instagram: 'more',
  facebook: 'See more',
};

interface Props {
  post: Post;
  author: Author;
}

/** A post about as its network will show it, in our own drawing. */
export function NetworkPreview({ post, author }: Props) {
  const { label, hookLength } = PLATFORM_RULES[post.platform];
  const Frame = { linkedin: FeedFrame, facebook: FeedFrame, twitter: TwitterFrame, instagram: InstagramFrame }[
    post.platform
  ];
  return (
    <article
      aria-label={`Preview for ${label}`}
      className="overflow-hidden rounded-lg bg-surface text-left shadow-sm dark:bg-canvas"
    >
      <Frame post={asSeen(post)} author={author} text={<Words post={post} hookLength={hookLength} />} />
      {post.firstComment && <FirstComment text={post.firstComment} author={author} />}
    </article>
  );
}

function Words({ post: { text, platform }, hookLength }: { post: Post; hookLength: number }) {
  if (text.trim() === '') return <span className="text-ink-3">No text</span>;
  // Another text is read from its beginning again.
  return <PostText key={text} text={text} hookLength={hookLength} more={MORE[platform]} />;
}

interface FrameProps extends Props {
  text: React.ReactNode;
}

const TEXT_LOOK = 'text-base whitespace-pre-line [overflow-wrap:anywhere]';

/** What a network shows of a link where there is no picture; nothing is fetched, so its title is not known here. */
function LinkCard({ post: { text, media }, className }: { post: Post; className?: string }) {
  const link = media.length === 0 ? linkCard(text) : null;
  if (!link) return null;
  return (
    <p className={classNames('flex items-center gap-3 bg-sunken px-3.5 py-3', className)}>
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-hover text-ink-3">
        <Link2 size={16} aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{link.host}</span>
        {link.path && <span className="block truncate text-xs text-ink-2">{link.path}</span>}
      </span>
    </p>
  );
}

/** LinkedIn and Facebook: who, words, pictures over the whole width, what readers can do. */
function FeedFrame({ post, author, text }: FrameProps) {
  const isLinkedIn = post.platform === 'linkedin';
  const acts: [LucideIcon, string][] = isLinkedIn
    ? [
        [ThumbsUp, 'Like'],
        [MessageCircle, 'Comment'],
        [Repeat2, 'Repost'],
        [Send, 'Send'],
      ]
    : [
        [ThumbsUp, 'Like'],
        [MessageCircle, 'Comment'],
        [Share, 'Share'],
      ];
  return (
    <>
      <header className="flex items-center gap-2.5 px-3.5 pt-3.5">
        <Avatar person={author} picture={author.picture} className="size-10 text-xs" />
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate text-sm font-semibold">{authorName(author)}</span>
          <span className="flex items-center gap-1 text-xs text-ink-3">
            {isLinkedIn ? 'Now' : 'Just now'} · <Globe size={11} aria-hidden="true" />
          </span>
        </p>
        <Ellipsis size={16} aria-hidden="true" className="text-ink-3" />
      </header>
      <p className={classNames(TEXT_LOOK, 'px-3.5 pt-2.5 pb-3')}>{text}</p>
      <PostMediaGrid media={post.media} platform={post.platform} />
      <LinkCard post={post} className="border-t border-line" />
      <p aria-hidden="true" className="mx-2 flex justify-around border-t border-line py-2.5 text-xs text-ink-2">
        {acts.map(([Icon, name]) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <Icon size={14} />
            {name}
          </span>
        ))}
      </p>
    </>
  );
}

function TwitterFrame({ post, author, text }: FrameProps) {
  return (
    <div className="flex gap-2.5 p-3.5">
      <Avatar person={author} picture={author.picture} className="size-9 text-2xs" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-1 text-sm">
          <span className="truncate font-semibold">{authorName(author)}</span>
          <span className="shrink-0 text-ink-3">· now</span>
        </p>
        <p className={TEXT_LOOK}>{text}</p>
        <PostMediaGrid media={post.media} platform="twitter" className="mt-2.5 rounded-xl shadow-xs" />
        <LinkCard post={post} className="mt-2.5 rounded-xl shadow-[inset_0_0_0_1px_var(--c-line)]" />
        <Signs of={[MessageCircle, Repeat2, Heart, ChartNoAxesColumn, Share]} className="mt-3 justify-between" />
      </div>
    </div>
  );
}

function InstagramFrame({ post, author, text }: FrameProps) {
  return (
    <>
      <header className="flex items-center gap-2.5 px-3 py-2.5">
        <Avatar person={author} picture={author.picture} className="size-7 text-2xs" />
        <span className="min-w-0 flex-1 truncate text-sm font-semibold">{authorName(author)}</span>
        <Ellipsis size={16} aria-hidden="true" className="text-ink-3" />
      </header>
      {post.media.length > 0 ? (
        <PostMediaGrid media={post.media} platform="instagram" />
      ) : (
        <p className="grid aspect-5/3 place-items-center bg-sunken px-8 text-center text-sm text-balance text-ink-2">
          {NO_PICTURE}
        </p>
      )}
      <div className="p-3">
        <div className="flex items-center text-ink-2">
          <Signs of={[Heart, MessageCircle, Send]} className="flex-1 gap-3" />
          <Bookmark size={18} aria-hidden="true" />
        </div>
        <p className={classNames(TEXT_LOOK, 'mt-2')}>
          <span className="font-semibold">{authorName(author)}</span> {text}
        </p>
      </div>
    </>
  );
}

function Signs({ of, className }: { of: LucideIcon[]; className: string }) {
  return (
    <span aria-hidden="true" className={classNames('flex text-ink-3', className)}>
      {of.map((Icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs that never change their places
        <Icon key={index} size={17} strokeWidth={1.75} />
      ))}
    </span>
  );
}

function FirstComment({ text, author }: { text: string; author: Author }) {
  return (
    <div className="flex gap-2.5 border-t border-line p-3.5">
      <Avatar person={author} picture={author.picture} className="size-7 text-2xs" />
      <p className="min-w-0 flex-1 rounded-md bg-hover px-3 py-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="block font-semibold">{authorName(author)}</span>
        {text}
      </p>
    </div>
  );
}
