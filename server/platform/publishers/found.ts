import { PublishFailure } from './publisher.ts';

/** One page of what an account has posted, newest first, and what asks for the next one. */
interface Page<T> {
  posts: T[];
  next: string | null;
}

const MOST_PAGES = 10;

/** The post among what an account has posted, but for what is known as others; null where it is surely not there, 'later' where that can't be told. */
export async function findAmong<T extends { id: string }>(
  label: string,
  readPage: (cursor: string | null) => Promise<Page<T>>,
  isIt: (post: T) => boolean,
  known: string[],
): Promise<T | null> {
  const others = new Set(known);
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { posts, next } = await readPage(cursor);
    const found = posts.find((post) => !others.has(post.id) && isIt(post));
    if (found !== undefined) return found;
    if (next === null) return null;
    cursor = next;
  }
  throw new PublishFailure(
    'later',
    `${label} has too many posts of this account to find this one among them. Look there before you send it again.`,
  );
}

/** Whether two texts are one, however a network has written it down. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/https?:\/\/(\S*?)\/?(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
