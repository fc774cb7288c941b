import { kindOf } from '../workflow/agents.ts';
import type { Graph } from '../workflow/graph.ts';
import { approvedText, lengthRefusal } from './approved-text.ts';
import { namedOrAll, PLATFORM_RULES, PLATFORMS, type Platform } from './platforms.ts';
import type { OwnPost, Post, PostDraft, PostMedia, PostParts } from './post.ts';
import { hashtagsIn } from './text.ts';

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
