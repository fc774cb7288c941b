import { useId, useState } from 'react';
import { postsOf } from '../../../domain/post/fit.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../domain/post/post.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { PlatformIcon } from '../platform-icons.tsx';
import { panelOf, Tabs } from '../tabs.tsx';
import { NetworkPreview } from './network-preview.tsx';
import { PostSounds } from './post-sounds.tsx';
import { useAuthor } from './use-author.ts';

interface Props {
  draft: PostDraft;
  /** None means all of them. */
  platforms: Platform[];
}

/** How a draft will look on each of its networks: side by side, or one at a time where there is no room. */
export function PostPreview({ draft, platforms }: Props) {
  const id = useId();
  const author = useAuthor();
  const isNarrow = useMediaQuery('(width < 768px)');
  const posts = postsOf(draft, platforms);
  const [chosen, setChosen] = useState<Platform | null>(null);
  const here = posts.find(({ platform }) => platform === chosen) ?? posts[0];
  if (!here) return null;
  if (isNarrow && posts.length > 1)
    return (
      <div>
        <Tabs
          id={id}
          label="Preview"
          here={here.platform}
          onChoose={setChosen}
          tabs={posts.map(({ platform }) => ({
            name: platform,
            label: (
              <>
                <PlatformIcon platform={platform} />
                <span className="max-sm:sr-only">{PLATFORM_RULES[platform].label}</span>
              </>
            ),
          }))}
        />
        <div {...panelOf(id, here.platform)} className="mt-3">
          <NetworkPreview post={here} author={author} />
        </div>
        <PostSounds draft={draft} platforms={platforms} className="mt-4" />
      </div>
    );
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17.5rem),1fr))] items-start gap-x-4 gap-y-5">
        {posts.map((post) => (
          <div key={post.platform} className="min-w-0">
            <p className="mb-1.5 flex items-center gap-1.5 text-xs text-ink-2">
              <PlatformIcon platform={post.platform} size={12} />
              {PLATFORM_RULES[post.platform].label}
            </p>
            <NetworkPreview post={post} author={author} />
          </div>
        ))}
      </div>
      <PostSounds draft={draft} platforms={platforms} className="mt-4" />
    </>
  );
}
