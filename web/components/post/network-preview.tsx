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
import { asSeen } from '../../../domain/post/fit.ts';
import { PLATFORM_RULES, type PlatformRules } from '../../../domain/post/platforms.ts';
import type { Post } from '../../../domain/post/post.ts';
import { noPicture } from '../../../domain/post/post-needs.ts';
import { linkCard } from '../../../domain/post/text.ts';
import { classNames } from '../../lib/class-names.ts';
import { Avatar } from '../avatar.tsx';
import { PostMediaGrid } from './post-media.tsx';
import { PostText } from './post-text.tsx';
import { type Author, authorName } from './use-author.ts';

const FRAMES = { card: CardFrame, line: LineFrame, picture: PictureFrame };

const ACT_SIGNS: Record<PlatformRules['preview']['acts'][number], LucideIcon> = {
  Like: ThumbsUp,
  Comment: MessageCircle,
  Repost: Repeat2,
  Share,
  Send,
};

interface Props {
  post: Post;
  author: Author;
}

/** A post about as its network will show it, in our own drawing. */
export function NetworkPreview({ post, author }: Props) {
  const { label, hookLength, preview } = PLATFORM_RULES[post.platform];
  const Frame = FRAMES[preview.frame];
  return (
    <article
      aria-label={`Preview for ${label}`}
      className="overflow-hidden rounded-lg bg-surface text-left shadow-sm dark:bg-canvas"
    >
      <Frame
        post={asSeen(post)}
        author={author}
        text={<Words text={post.text} hookLength={hookLength} more={preview.more} />}
      />
      {post.firstComment && <FirstComment text={post.firstComment} author={author} />}
    </article>
  );
}

function Words({ text, ...folded }: { text: string; hookLength: number; more: string }) {
  if (text.trim() === '') return <span className="text-ink-3">No text</span>;
  // Another text is read from its beginning again.
  return <PostText key={text} text={text} {...folded} />;
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

/** Who, words, pictures over the whole width, what readers can do. */
function CardFrame({ post, author, text }: FrameProps) {
  const { fresh, acts } = PLATFORM_RULES[post.platform].preview;
  return (
    <>
      <header className="flex items-center gap-2.5 px-3.5 pt-3.5">
        <Avatar person={author} picture={author.picture} className="size-10 text-xs" />
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate text-sm font-semibold">{authorName(author)}</span>
          <span className="flex items-center gap-1 text-xs text-ink-3">
            {fresh} · <Globe size={11} aria-hidden="true" />
          </span>
        </p>
        <Ellipsis size={16} aria-hidden="true" className="text-ink-3" />
      </header>
      <p className={classNames(TEXT_LOOK, 'px-3.5 pt-2.5 pb-3')}>{text}</p>
      <PostMediaGrid media={post.media} platform={post.platform} />
      <LinkCard post={post} className="border-t border-line" />
      <p aria-hidden="true" className="mx-2 flex justify-around border-t border-line py-2.5 text-xs text-ink-2">
        {acts.map((act) => {
          const Icon = ACT_SIGNS[act];
          return (
            <span key={act} className="inline-flex items-center gap-1.5">
              <Icon size={14} />
              {act}
            </span>
          );
        })}
      </p>
    </>
  );
}

/** A line of a conversation: who stands beside the words. */
function LineFrame({ post, author, text }: FrameProps) {
  return (
    <div className="flex gap-2.5 p-3.5">
      <Avatar person={author} picture={author.picture} className="size-9 text-2xs" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-1 text-sm">
          <span className="truncate font-semibold">{authorName(author)}</span>
          <span className="shrink-0 text-ink-3">· now</span>
        </p>
        <p className={TEXT_LOOK}>{text}</p>
        <PostMediaGrid media={post.media} platform={post.platform} className="mt-2.5 rounded-xl shadow-xs" />
        <LinkCard post={post} className="mt-2.5 rounded-xl shadow-[inset_0_0_0_1px_var(--c-line)]" />
        <Signs of={[MessageCircle, Repeat2, Heart, ChartNoAxesColumn, Share]} className="mt-3 justify-between" />
      </div>
    </div>
  );
}

/** The picture first, the words below it. */
function PictureFrame({ post, author, text }: FrameProps) {
  return (
    <>
      <header className="flex items-center gap-2.5 px-3 py-2.5">
        <Avatar person={author} picture={author.picture} className="size-7 text-2xs" />
        <span className="min-w-0 flex-1 truncate text-sm font-semibold">{authorName(author)}</span>
        <Ellipsis size={16} aria-hidden="true" className="text-ink-3" />
      </header>
      {post.media.length > 0 ? (
        <PostMediaGrid media={post.media} platform={post.platform} />
      ) : (
        <p className="grid aspect-5/3 max-h-56 w-full place-items-center bg-sunken px-8 text-center text-sm text-balance text-ink-2">
          {noPicture(post.platform)}
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
