import * as z from 'zod/mini';
import { FIRST_COMMENT_MAX, POST_TEXT_MAX } from '../limits.ts';
import { kindOf, voiceSchema } from '../workflow/agents.ts';
import type { Graph } from '../workflow/graph.ts';
import { approvedText, lengthRefusal } from './approved-text.ts';
import { namedOrAll, PLATFORM_RULES, PLATFORMS, type Platform, platformSchema } from './platforms.ts';
import { hashtagsIn } from './text.ts';

export const ALT_TEXT_MAX = 1_000;
/** A carousel has as many pictures; a network that takes fewer gets the first of them. */
export const POST_MEDIA_MAX = 10;

/** A picture or a sound of a post; its words are for those who can't see it. */
export const postMediaSchema = z.object({
  mediaId: z.uuid(),
  kind: z._default(z.enum(['image', 'audio']), 'image'),
  alt: z._default(z.string().check(z.maxLength(ALT_TEXT_MAX, 'This alt text is too long')), ''),
  /** How large a picture is in pixels, where that is known. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Set where Fanfare drew it from the words of its post: for other words it draws another one. */
  drawn: z.optional(z.literal(true)),
  /** How a drawn picture was wished for, one wish after the other, and which version it is: drawn anew it keeps them. */
  wished: z.optional(
    z.object({
      wishes: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20)),
      variant: z.int().check(z.minimum(0)),
    }),
  ),
  /** Set where its author made it in the picture editor: it stays as it is, whatever the words are. */
  edited: z.optional(z.literal(true)),
  /** Of a sound that was spoken from the words of its post: who speaks, also when the words are others. */
  voice: z.optional(voiceSchema),
});
export type PostMedia = z.infer<typeof postMediaSchema>;

const textSchema = z.string().check(z.maxLength(POST_TEXT_MAX, 'This text is too long'));
const mediaSchema = z
  .array(postMediaSchema)
  .check(z.maxLength(POST_MEDIA_MAX, `A post can have at most ${POST_MEDIA_MAX} pictures`));

/** What one network gets instead of what all get; what is left out follows the rest. */
export const ownPostSchema = z.object({
  text: z.optional(textSchema),
  media: z.optional(mediaSchema),
  firstComment: z.optional(z.string().check(z.maxLength(FIRST_COMMENT_MAX, 'This comment is too long'))),
});
export type OwnPost = z.infer<typeof ownPostSchema>;

const ownSchema = z.partialRecord(platformSchema, ownPostSchema);

/** What a plan or a scheduled workflow holds of its post beside its words: pictures, and what single networks get of their own. */
export const postPartsSchema = z.object({
  media: z._default(mediaSchema, []),
  own: z._default(ownSchema, {}),
});
export type PostParts = z.infer<typeof postPartsSchema>;
export const NO_PARTS: PostParts = { media: [], own: {} };

/** A post before it is fitted to networks: the words for all, and the parts. */
export const postDraftSchema = z.extend(postPartsSchema, { text: textSchema });
export type PostDraft = z.infer<typeof postDraftSchema>;

/** What is changed of a draft; what is left out stays as it is. */
export const draftChangesSchema = z.object({
  text: z.optional(textSchema),
  media: z.optional(mediaSchema),
  own: z.optional(ownSchema),
});

/** What goes out on one network. */
export const postSchema = z.object({
  platform: platformSchema,
  text: z.string(),
  media: z.array(postMediaSchema),
  firstComment: z.optional(z.string()),
});
export type Post = z.infer<typeof postSchema>;

/** The draft of a plan; null where its words are still to be written. */
export function draftOfPlan({ input, post }: { input: string; post: PostParts }): PostDraft | null {
  const draft = { text: input, ...post };
  return saysNothing(draft, []) ? null : draft;
}

/** Whether a draft has neither words nor pictures for any of these networks. */
export function saysNothing(draft: PostDraft, platforms: Platform[]): boolean {
  return postsOf(draft, platforms).every(isBlank);
}

/** Whether there is nothing to see in a post. */
export function isBlank({ text, media }: Pick<Post, 'text' | 'media'>): boolean {
  return text.trim() === '' && media.length === 0;
}

/** The draft of a scheduled workflow whose words are fixed; null where its agents write them when it runs. */
export function draftOfTask({ agents, connections, post }: Graph & { post: PostParts }): PostDraft | null {
  const [writer, ...others] = agents.filter((agent) => kindOf(agent).makes === 'text');
  if (!writer?.verbatim || others.length > 0 || connections.some(({ target }) => target === writer.id)) return null;
  return { text: approvedText(writer), ...post };
}

/** What a draft becomes on one network: its own words and pictures there, or everybody's without more hashtags than it bears. */
export function fit({ text, media, own }: PostDraft, platform: Platform): Post {
  const mine = own[platform];
  return {
    platform,
    text: mine?.text ?? withFewerHashtags(text, PLATFORM_RULES[platform].maxHashtags),
    media: mine?.media ?? media,
    ...(mine?.firstComment ? { firstComment: mine.firstComment } : {}),
  };
}

/** What a post is on its network, which may take no sound and only some of its pictures. */
export function asSeen<Seen extends Post>(post: Seen): Seen {
  const { takesSound, maxPictures } = PLATFORM_RULES[post.platform];
  const pictures = post.media.filter(({ kind }) => kind === 'image').slice(0, maxPictures);
  return { ...post, media: post.media.filter((one) => (one.kind === 'audio' ? takesSound : pictures.includes(one))) };
}

/** What networks do not get of these posts, in sentences: nothing is left out in silence. */
export function fitNotes(posts: Post[]): string[] {
  const less = (kind: PostMedia['kind']): Post[] =>
    posts.filter((post) => countOf(asSeen(post), kind) < countOf(post, kind));
  const silent = Map.groupBy(less('audio'), (post) => restWords(asSeen(post)));
  const sounds = [...silent].map(([rest, those]) => {
    const takes = takeWords(those);
    if (rest === '') return `${takes} no sound from Fanfare: post it there yourself.`;
    return `${takes} no sound: ${rest} there without it, and the sound stays here for you.`;
  });
  const short = Map.groupBy(less('image'), (post) => `${countOf(asSeen(post), 'image')} of ${countOf(post, 'image')}`);
  const pictures = [...short].map(([some, those]) => {
    const [most] = some.split(' ');
    return `${takeWords(those)} at most ${most} pictures: the first ${some} go out there.`;
  });
  return [...sounds, ...pictures];
}

const countOf = ({ media }: Post, wanted: PostMedia['kind']): number =>
  media.filter(({ kind }) => kind === wanted).length;

function takeWords(posts: Post[]): string {
  const labels = new Intl.ListFormat('en-US').format(posts.map(({ platform }) => PLATFORM_RULES[platform].label));
  return posts.length === 1 ? `${labels} takes` : `${labels} take`;
}

function restWords({ text, media }: Post): string {
  const pictures = media.length === 0 ? [] : [media.length === 1 ? 'the picture' : 'the pictures'];
  const rest = [...(text.trim() === '' ? [] : ['the text']), ...pictures];
  const isOne = rest.length === 1 && rest[0] !== 'the pictures';
  return rest.length === 0 ? '' : `${rest.join(' and ')} ${isOne ? 'goes' : 'go'} out`;
}

/** What single networks have of their own but for words, which were about the old ones. */
export function withoutOwnWords(own: PostParts['own']): PostParts['own'] {
  const left = Object.entries(own).map(([platform, { text: _, ...rest }]): [string, OwnPost] => [platform, rest]);
  return Object.fromEntries(left.filter(([, rest]) => Object.keys(rest).length > 0));
}

/** The posts of a draft, one for each network; none named means all of them. */
export function postsOf(draft: PostDraft, platforms: Platform[]): Post[] {
  const named = namedOrAll(platforms);
  return PLATFORMS.filter((platform) => named.includes(platform)).map((platform) => fit(draft, platform));
}

/** The draft of posts that went out: the longest words for all, and what is not just those on single networks. */
export function draftOfPosts(posts: Post[]): PostDraft {
  const longest = posts.toSorted((a, b) => b.text.length - a.text.length)[0];
  const draft: PostDraft = { text: longest?.text ?? '', media: longest?.media ?? [], own: {} };
  for (const { platform, text, media, firstComment } of posts) {
    const shared = fit(draft, platform);
    const mine: OwnPost = {
      ...(text === shared.text ? {} : { text }),
      ...(JSON.stringify(media) === JSON.stringify(shared.media) ? {} : { media }),
      ...(firstComment ? { firstComment } : {}),
    };
    if (Object.keys(mine).length > 0) draft.own[platform] = mine;
  }
  return draft;
}

/** Why there is nothing to send to one of these networks, or null where each gets something. */
export function blankRefusal(draft: PostDraft, platforms: Platform[]): string | null {
  const blank = postsOf(draft, platforms).find(isBlank);
  if (!blank) return null;
  if (saysNothing(draft, platforms)) return 'There is nothing to post yet. Write something, or add a picture.';
  const { label } = PLATFORM_RULES[blank.platform];
  return `There is nothing to post on ${label}. Write something for it, or leave ${label} out.`;
}

/** Why a draft can't go out on these networks, or null where it can. */
export function draftRefusal(draft: PostDraft, platforms: Platform[]): string | null {
  for (const { platform, text } of postsOf(draft, platforms)) {
    const refusal = lengthRefusal(text, [platform]);
    if (refusal) return refusal;
  }
  return null;
}

const IS_HASHTAG = /^#[\p{L}\p{N}_]+$/u;

/** Hashtags at the end are nobody's sentence: those that are too many for a network are left out there. */
function withFewerHashtags(text: string, most: number): string {
  const surplus = hashtagsIn(text).length - most;
  if (surplus <= 0) return text;
  // Words and the gaps between them, in turns: each is looked at once, however long the text is.
  const pieces = text.trimEnd().split(/(\s+)/);
  let kept = pieces.length;
  while (kept > 2 && pieces.length - kept < 2 * surplus && IS_HASHTAG.test(pieces[kept - 1] ?? '')) kept -= 2;
  return kept === pieces.length ? text : pieces.slice(0, kept).join('');
}
