import { fit } from '../../../domain/post/fit.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import { type OwnPost, POST_MEDIA_MAX, type PostDraft, type PostMedia } from '../../../domain/post/post.ts';
import { withSlidePlaces } from '../../../domain/post/slide-places.ts';

/** Where a change counts: for all networks that have nothing of their own, or for one. */
export type EditPlace = Platform | 'all';

/** The draft with something of one network's own changed; what is undefined or an empty comment follows the rest again. */
export function withOwn(draft: PostDraft, platform: Platform, change: OwnPost): PostDraft {
  const { text, media, firstComment } = { ...draft.own[platform], ...change };
  const mine: OwnPost = {
    ...(text === undefined ? {} : { text }),
    ...(media === undefined ? {} : { media }),
    ...(firstComment ? { firstComment } : {}),
  };
  const { [platform]: _, ...others } = draft.own;
  return { ...draft, own: Object.keys(mine).length === 0 ? others : { ...others, [platform]: mine } };
}

/** The words of a place: everybody's, or those of one network. */
export function textAt(draft: PostDraft, place: EditPlace): string {
  return place === 'all' ? draft.text : fit(draft, place).text;
}

/** The draft with the words of a place written anew. */
export function draftWithText(draft: PostDraft, place: EditPlace, text: string): PostDraft {
  return place === 'all' ? { ...draft, text } : withOwn(draft, place, { text });
}

/** The pictures of a place. */
export function mediaAt(draft: PostDraft, place: EditPlace): PostMedia[] {
  return place === 'all' ? draft.media : fit(draft, place).media;
}

/** The draft with the pictures of a place changed; never more than a post takes. */
export function draftWithMedia(
  draft: PostDraft,
  place: EditPlace,
  change: (media: PostMedia[]) => PostMedia[],
): PostDraft {
  const before = mediaAt(draft, place);
  const after = change(before).slice(0, POST_MEDIA_MAX);
  const isSameRow = after.length === before.length && after.every(({ mediaId }, at) => mediaId === before[at]?.mediaId);
  // Whoever only writes other words for a slide says where it stands as they like.
  const media = isSameRow ? after : withSlidePlaces(after);
  return place === 'all' ? { ...draft, media } : withOwn(draft, place, { media });
}

/** The draft with words of a network's own, the same as before, where it had none; else with those for all again. */
export function withWordsSwitched(draft: PostDraft, platform: Platform): PostDraft {
  return withOwn(draft, platform, {
    text: draft.own[platform]?.text === undefined ? textAt(draft, platform) : undefined,
  });
}

/** The draft with pictures of a network's own, the same as before, where it had none; else with those for all again. */
export function withPicturesSwitched(draft: PostDraft, platform: Platform): PostDraft {
  if (draft.own[platform]?.media !== undefined) return withOwn(draft, platform, { media: undefined });
  return draftWithMedia(draft, platform, (media) => media);
}

/** The pictures with another one in the place of one of them; where that is not there any more, behind the others. */
export function withInstead(media: PostMedia[], of: string | null, picture: PostMedia): PostMedia[] {
  return media.some(({ mediaId }) => mediaId === of)
    ? media.map((one) => (one.mediaId === of ? picture : one))
    : [...media, picture];
}

/** The pictures with one more; the same one stands there once. */
export function withOne(media: PostMedia[], one: PostMedia): PostMedia[] {
  return media.some(({ mediaId }) => mediaId === one.mediaId) ? media : [...media, one];
}

/** The list with one of its entries moved by some places; at an end it stays. */
export function moved<T>(list: T[], from: number, by: number): T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
