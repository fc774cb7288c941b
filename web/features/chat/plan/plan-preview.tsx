import { postsOf } from '../../../../domain/post/fit.ts';
import { PLATFORM_RULES, type Platform } from '../../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../../domain/post/post.ts';
import { lengthOn } from '../../../../domain/post/text.ts';
import { NetworkPreview } from '../../../components/post/network-preview.tsx';
import { useAuthor } from '../../../components/post/use-author.ts';
import { classNames } from '../../../lib/class-names.ts';

/** A plan's post as one network will show it, and how long it is there. */
export default function PlanPreview({ draft, platform }: { draft: PostDraft; platform: Platform }) {
  const author = useAuthor();
  const [post] = postsOf(draft, [platform]);
  if (!post) return null;
  const { label, maxLength } = PLATFORM_RULES[platform];
  const length = lengthOn(post.text, platform);
  return (
    <div className="mt-3 rounded-lg bg-sunken p-4 max-sm:-mx-2 max-sm:p-2">
      <div className="mx-auto max-w-105">
        <NetworkPreview post={post} author={author} />
      </div>
      <p
        className={classNames('mt-3 text-center text-xs tabular-nums', length > maxLength ? 'text-bad' : 'text-ink-3')}
      >
        {`${length.toLocaleString('en-US')} of ${maxLength.toLocaleString('en-US')} characters on ${label}`}
        {length > maxLength && ': too long there. Edit it to shorten it.'}
      </p>
    </div>
  );
}
