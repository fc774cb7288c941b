import { AudioLines, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { ASPECTS } from '../../../domain/post/aspects.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import type { PostMedia } from '../../../domain/post/post.ts';
import { classNames } from '../../lib/class-names.ts';
import { mediaAddress } from '../output/media-addresses.ts';
import { useSlides } from '../output/use-slides.ts';

interface Props {
  media: PostMedia[];
  platform: Platform;
  className?: string | undefined;
}

/** A post's pictures as a network lays them out: one in its own shape, several in a grid or one after the other. */
export function PostMediaGrid({ media, platform, className }: Props) {
  if (media.length === 0) return null;
  const { aspect, preview } = PLATFORM_RULES[platform];
  if (preview.several === 'one by one') return <OneByOne media={media} className={className} />;
  const { width, height } = ASPECTS[media.length > 1 ? preview.several : aspect];
  const shape = { aspectRatio: `${width} / ${height}` };
  if (media.length === 1 && media[0]?.kind === 'image')
    return (
      <div className={classNames('@container overflow-hidden', className)}>
        <MediaView media={media[0]} isWhole />
      </div>
    );
  const shown = media.slice(0, MOST_IN_GRID);
  return (
    <div style={shape} className={classNames('grid gap-0.5 overflow-hidden', GRIDS[shown.length], className)}>
      {shown.map((each, index) => (
        <div
          key={each.mediaId}
          className={classNames('relative min-h-0 min-w-0', shown.length === 3 && index === 0 && 'row-span-2')}
        >
          <MediaView media={each} />
          {index === MOST_IN_GRID - 1 && media.length > MOST_IN_GRID && (
            <span className="absolute inset-0 grid place-items-center bg-black/55 text-xl font-semibold text-white">
              +{media.length - MOST_IN_GRID}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function OneByOne({ media, className }: Omit<Props, 'platform'>) {
  const { at, row } = useSlides(media.length);
  return (
    <div className={classNames('@container relative bg-hover', className)}>
      <ul
        {...row}
        className={`${row.className} items-center`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label="Pictures"
      >
        {media.map((each) => (
          <li key={each.mediaId} className="w-full shrink-0 snap-center">
            <MediaView media={each} isWhole />
          </li>
        ))}
      </ul>
      {media.length > 1 && (
        <span className="absolute top-2.5 right-2.5 rounded-full bg-black/65 px-2 py-0.5 text-2xs font-medium text-white tabular-nums">
          {at + 1}/{media.length}
        </span>
      )}
    </div>
  );
}

/** Of more pictures feeds show how many there are. */
const MOST_IN_GRID = 4;

const GRIDS: Record<number, string> = {
  1: 'grid-cols-1 grid-rows-1',
  2: 'grid-cols-2 grid-rows-1',
  3: 'grid-cols-2 grid-rows-2',
  4: 'grid-cols-2 grid-rows-2',
};

interface ViewProps {
  media: PostMedia;
  /** In its own shape, as networks show a single picture; one that is taller than 4:5 is cut. */
  isWhole?: boolean;
}

/** One picture, filling its place; a sound or what can't be shown has a sign in its stead. */
export function MediaView({ media: { mediaId, kind, alt }, isWhole = false }: ViewProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (kind === 'audio' || isBroken)
    return (
      <span
        className={classNames('grid place-items-center bg-sunken text-ink-3', isWhole ? 'aspect-video' : 'size-full')}
      >
        {kind === 'audio' ? <AudioLines size={18} aria-hidden="true" /> : <ImageOff size={18} aria-hidden="true" />}
        <span className="sr-only">{kind === 'audio' ? 'A sound' : 'This picture can’t be shown'}</span>
      </span>
    );
  return (
    <img
      src={mediaAddress(mediaId)}
      alt={alt || 'Not described yet'}
      loading="lazy"
      onError={() => setIsBroken(true)}
      className={classNames('bg-hover object-cover', isWhole ? 'block h-auto max-h-[125cqw] w-full' : 'size-full')}
    />
  );
}
