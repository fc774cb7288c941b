import { byContent, type Publication } from '../../../domain/post/publication.ts';
import { PostContent } from '../output/post-content.tsx';
import { PublicationView } from './publication-row.tsx';

/** A task's posts on their way out: what goes out, and below it where. Networks that get the same share one look at it. */
export function PublicationList({ publications }: { publications: Publication[] }) {
  return (
    <ul aria-label="Posts" className="flex flex-col gap-4">
      {byContent(publications).map((group) => (
        <li key={group[0]?.id}>
          {group[0] && <PostContent post={group[0].post} />}
          <ul aria-label="Networks" className="mt-3 flex flex-col gap-2">
            {group.map((publication) => (
              <li key={publication.id}>
                <PublicationView publication={publication} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
