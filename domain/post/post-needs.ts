import { fit, fitNotes, isBlank, postsOf } from './fit.ts';
import { PLATFORM_RULES, type Platform } from './platforms.ts';
import type { Post, PostDraft, PostMedia } from './post.ts';
import { hashtagsIn, lengthOn } from './text.ts';

/** A post as far as a network's needs go. */
type NeedyPost = Pick<Post, 'platform' | 'text' | 'firstComment'> & {
  media: Pick<PostMedia, 'kind' | 'width' | 'height'>[];
};

/** What is said where a network takes no post without a picture. */
export function noPicture(platform: Platform): string {
  const { label } = PLATFORM_RULES[platform];
  return `${label} takes no post without a picture. Add one, or leave ${label} out.`;
}

/** Sizes are rounded: 1200 by 627 is what everybody calls 1.91:1. */
const ROUNDED = 0.005;

/** What a network would refuse of a post beside its length, in sentences with a way on. */
export function needsOf({ platform, text, media, firstComment = '' }: NeedyPost, drawsLater = false): string[] {
  const { label, maxLength, needs } = PLATFORM_RULES[platform];
  const pictures = media.filter(({ kind }) => kind === 'image');
  const tags = hashtagsIn(text).length;
  const commented = lengthOn(firstComment, platform);
  return [
    ...(needs.picture && pictures.length === 0 && !drawsLater ? [noPicture(platform)] : []),
    ...pictures.flatMap((picture, at) =>
      shapeNeed(platform, picture, pictures.length === 1 ? 'this one' : `picture ${at + 1}`),
    ),
    ...(tags > (needs.hashtags ?? tags)
      ? [`${label} takes at most ${needs.hashtags} hashtags, and this text has ${tags}. Leave some out.`]
      : []),
    ...(commented > maxLength
      ? [`The first comment is too long for ${label}: ${commented} of ${maxLength} characters. Shorten it.`]
      : []),
  ];
}

function shapeNeed(platform: Platform, { width, height }: NeedyPost['media'][number], name: string): string[] {
  const { label, needs } = PLATFORM_RULES[platform];
  if (!needs.shapes || !width || !height) return [];
  const { narrowest, widest, words } = needs.shapes;
  const shape = width / height;
  if (shape > narrowest * (1 - ROUNDED) && shape < widest * (1 + ROUNDED)) return [];
  const fault = shape < narrowest ? 'taller' : 'wider';
  return [`${label} takes pictures ${words}, and ${name} is ${fault}. Crop it, or use another one there.`];
}

/** All that is worth knowing of a draft on its networks: what they leave out of it, and what they would refuse. */
export function draftNotes(draft: PostDraft, platforms: Platform[], drawsLater = false): string[] {
  const posts = postsOf(draft, platforms).filter((post) => !isBlank(post));
  return [...fitNotes(posts), ...hashtagNotes(draft, posts), ...posts.flatMap((post) => needsOf(post, drawsLater))];
}

/** That hashtags of the words for all are left out on single networks. */
function hashtagNotes(draft: PostDraft, posts: Post[]): string[] {
  const all = hashtagsIn(draft.text).length;
  const cut = posts.flatMap(({ platform }) => {
    const kept = hashtagsIn(fit(draft, platform).text).length;
    const isOwn = draft.own[platform]?.text !== undefined;
    return isOwn || kept >= all ? [] : [`${PLATFORM_RULES[platform].label} gets ${kept} of ${all}`];
  });
  if (cut.length === 0) return [];
  const which = new Intl.ListFormat('en-US').format(cut);
  return [`Hashtags at the end that are too many for a network are left out there: ${which}.`];
}
