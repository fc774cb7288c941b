import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Post } from '../../../domain/post/post.ts';
import { byContent } from '../../../domain/post/publication.ts';
import type { Queries } from '../../platform/db/database.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import type { MailPicture } from '../../platform/mail/mail.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';

/** So many stand in one mail with all their words; the others wait in the app. */
const MOST_TASKS = 10;
/** Mail servers refuse more, and phones load it for long. */
const MOST_PICTURE_BYTES = 6 * 1024 * 1024;
const EXTENSIONS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** What goes out with the same words and pictures, on one network or several. */
export interface ReadyContent {
  posts: Post[];
  pictures: { name: string; alt: string }[];
  /** Whether something of it is not in the mail: a sound, or a picture too many. */
  isMore: boolean;
}

export interface ReadyPosts {
  tasks: { id: string; name: string; contents: ReadyContent[] }[];
  /** How many tasks are not told of here. */
  others: number;
  pictures: MailPicture[];
}

/** The posts that wait to be handed over, as a mail carries them: the words, and the pictures while there is room. */
export async function readyPostsOf(
  db: Queries,
  readMedia: ReadMedia,
  userId: string,
  told: { cause: string }[],
): Promise<ReadyPosts> {
  const runIds = told.map(({ cause }) => cause);
  const rows = await db
    .select({ post: posts, runId: posts.runId, name: scheduledWorkflows.name })
    .from(posts)
    .innerJoin(publications, and(eq(publications.postId, posts.id), eq(publications.state, 'ready')))
    .innerJoin(scheduledWorkflows, eq(scheduledWorkflows.id, posts.scheduledWorkflowId))
    .where(and(eq(posts.userId, userId), inArray(posts.runId, runIds)))
    .orderBy(asc(publications.dueAt), asc(posts.createdAt), asc(posts.id));
  const runs = [...Map.groupBy(rows, ({ runId }) => runId).values()];
  const pictures = new Map<string, MailPicture>();
  const tasks: ReadyPosts['tasks'] = [];
  for (const run of runs.slice(0, MOST_TASKS)) {
    const contents: ReadyContent[] = [];
    for (const alike of byContent(run.map(({ post }) => ({ post: toPost(post) }))))
      contents.push(
        await contentOf(
          alike.map(({ post }) => post),
          (id) => readMedia(userId, id),
          pictures,
        ),
      );
    tasks.push({ id: run[0]?.post.scheduledWorkflowId ?? '', name: run[0]?.name ?? '', contents });
  }
  return { tasks, others: Math.max(0, runs.length - MOST_TASKS), pictures: [...pictures.values()] };
}

function toPost({ platform, text, media, firstComment }: typeof posts.$inferSelect): Post {
  return { platform, text, media, ...(firstComment === null ? {} : { firstComment }) };
}

/** One content with its pictures; those that fit are added to the mail's, where each stands once by its id. */
async function contentOf(
  alike: Post[],
  read: (mediaId: string) => ReturnType<ReadMedia>,
  pictures: Map<string, MailPicture>,
): Promise<ReadyContent> {
  const shown: ReadyContent['pictures'] = [];
  const media = alike[0]?.media ?? [];
  for (const { mediaId, kind, alt } of media) {
    const stored = kind === 'image' && !pictures.has(mediaId) ? await read(mediaId) : null;
    const extension = stored && EXTENSIONS[stored.contentType];
    const taken = [...pictures.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    if (extension && taken + stored.bytes.byteLength <= MOST_PICTURE_BYTES)
      pictures.set(mediaId, { name: `picture-${pictures.size + 1}.${extension}`, ...stored });
    const picture = pictures.get(mediaId);
    if (picture) shown.push({ name: picture.name, alt });
  }
  return { posts: alike, pictures: shown, isMore: shown.length < media.length };
}
