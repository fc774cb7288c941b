import { fitNotes, postsOf } from '../../../domain/post/fit.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../domain/post/post.ts';
import { AudioPlayer } from '../output/audio-player.tsx';
import { mediaAddress } from '../output/media-addresses.ts';
import { NoteList } from '../output/note-list.tsx';

interface Props {
  draft: PostDraft;
  /** Whose posts they are: what a network does not take is said. Null where that stands elsewhere. */
  platforms: Platform[] | null;
  className?: string;
}

/** The sounds of a post, to be heard. */
export function PostSounds({ draft, platforms, className }: Props) {
  const sounds = draft.media.filter(({ kind }) => kind === 'audio');
  if (sounds.length === 0) return null;
  return (
    <div className={className}>
      {sounds.map(({ mediaId }, index) => (
        <AudioPlayer
          key={mediaId}
          address={mediaAddress(mediaId)}
          label={sounds.length === 1 ? 'The sound of this post' : `Sound ${index + 1} of this post`}
          fileName={`post-${index + 1}.mp3`}
        />
      ))}
      {platforms && <NoteList notes={fitNotes(postsOf(draft, platforms))} className="mt-2" />}
    </div>
  );
}
