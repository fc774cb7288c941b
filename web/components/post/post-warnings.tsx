import { TriangleAlert } from 'lucide-react';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../domain/post/post.ts';
import { draftNotes } from '../../../domain/post/post-needs.ts';
import { NoteList } from '../output/note-list.tsx';

interface Props {
  draft: PostDraft;
  platforms: Platform[];
  /** Its picture is made when it runs. */
  drawsLater?: boolean;
}

/** What networks need of a draft or leave out of it, said while there is time to do something about it. */
export function PostWarnings({ draft, platforms, drawsLater = false }: Props) {
  return (
    <div role="status" className="empty:hidden">
      <NoteList
        label="What networks need"
        icon={TriangleAlert}
        notes={platforms.length === 0 ? [] : draftNotes(draft, platforms, drawsLater)}
        className="rounded-md bg-warn-wash px-3 py-2"
      />
    </div>
  );
}
