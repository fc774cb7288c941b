import { PLATFORMS, type Platform } from '../../../../domain/platforms.ts';
import type { Phrase } from './phrases.ts';
import { isPostVerbAt } from './requests.ts';
import type { Token } from './tokens.ts';
import { isTopicWord } from './words.ts';

const POST_KIND =
  /^(?:posts?|updates?|stor(?:y|ies)|reels?|threads?|articles?|polls?|captions?|content|carousels?|statuses|status|shoutouts?|teasers?|reminders?|announcements?|messages?|slots?|greetings?|only|tweets?|videos?|clips?|photos?|pictures?|please|too|version|copy|drop|followers|series|campaign|promo|ad|advert|job|one|note|notes|gets|needs|wants|hears|knows|learns|sees|piece|blurb|mention|spotlight|recaps?|round-?ups?|digests?|countdown|invites?)$/;
const TOWARDS = /^(?:on|to|onto|via|across|through|over|up|in|for|both|at|using)$/;
/** Of these, the ones that may as well tell what the post is about. */
const LOOSELY = /^(?:for|at|using|in)$/;
const ABOUT =
  /^(?:about|regarding|covering|of|than|vs|versus|from|like|our|my|the|their|why|how|with|against|leaving|quitting|using|between|new|is|are)$/;

/** The platform phrases that say where to post; a platform that is only what the post is about is left out. */
export function targetPhrases(phrases: Phrase[], tokens: Token[]): Phrase[] {
  const named = phrases.filter(
    ({ meaning }) => meaning.kind === 'platforms' || (meaning.kind === 'posts' && meaning.platforms.length > 0),
  );
  const sure = named.filter((phrase) => isTarget(phrase, tokens, phrases));
  const towards = sure.filter((phrase) => !isTweet(phrase) && TOWARDS.test(tokens[phrase.from]?.norm ?? ''));
  return sure.filter((phrase) => {
    if (isTweet(phrase) && !isPostVerbAt(tokens, phrases, phrase.from))
      return towards.length === 0 || /^(?:a|an|1|and|,|\d+)$/.test(tokens[phrase.from - 1]?.norm ?? '');
    const isLoose =
      LOOSELY.test(tokens[phrase.from]?.norm ?? '') ||
      isOwnKind(phrase, tokens) ||
      ABOUT.test(tokens[phrase.from - 1]?.norm ?? '');
    return !isLoose || !towards.some((other) => other !== phrase && !LOOSELY.test(tokens[other.from]?.norm ?? ''));
  });
}

/** 'a LinkedIn note about …': whatever it is called, it is a post for that platform. */
function isOwnKind(phrase: Phrase, tokens: Token[]): boolean {
  const isOne = /^(?:a|an|another|1|short|quick|new|little|,|:|;|—|)$/.test(tokens[phrase.from - 1]?.norm ?? '');
  return (
    isOne &&
    /^(?:about|of|on|for|promoting|saying|announcing|that|with|regarding|to|celebrating)$/.test(
      tokens[phrase.to + 1]?.norm ?? '',
    )
  );
}

const isTweet = (phrase: Phrase) => phrase.meaning.kind === 'platforms' && phrase.meaning.isVerb === true;

function isTarget(phrase: Phrase, tokens: Token[], phrases: Phrase[]): boolean {
  const after = tokens[phrase.to]?.norm;
  const before = tokens[phrase.from - 1]?.norm ?? '';
  if (isTweet(phrase))
    return (
      isPostVerbAt(tokens, phrases, phrase.from) ||
      !/^(?:ideas?|engagement|strategy|templates?|analytics|about)$/.test(after ?? '') ||
      after === 'about'
    );
  if (phrase.meaning.kind === 'posts') return true;
  const isFollowedByPhrase = phrases.some((other) => other.from === phrase.to);
  const isListed = phrases.some((other) => other.to === phrase.from && /^(?:days|time|zone)$/.test(other.meaning.kind));
  if (isTopicWord(after) && !POST_KIND.test(after ?? '') && !isFollowedByPhrase && !isListed) {
    const isPostLater = tokens.slice(phrase.to + 1, phrase.to + 4).findIndex((token) => !isTopicWord(token.norm));
    const isKind = isOwnKind(phrase, tokens);
    if (!isKind && (isPostLater < 0 || !POST_KIND.test(tokens[phrase.to + 1 + isPostLater]?.norm ?? ''))) return false;
  }
  if (
    after === '-' &&
    isTopicWord(tokens[phrase.to + 1]?.norm) &&
    tokens[phrase.to]?.start === tokens[phrase.to - 1]?.end
  )
    return false;
  const opening = tokens[phrase.from]?.norm ?? '';
  if (TOWARDS.test(opening)) return true;
  if (/^(?:is|are|was|were|has|have|will|isn't|aren't|can)$/.test(after ?? '')) return false;
  if (
    /^(?:followers|audience|fans|page|feed|account|community|connections|crowd|network|profile|fam)$/.test(
      tokens[phrase.to - 1]?.norm ?? '',
    )
  )
    return !/^(?:about|of|for)$/.test(before);
  return !/^(?:about|regarding|covering|of|than|vs|versus|from|like|why|how|against|leaving|quitting|using|between|with|uses|use|used|love|loves|hate|hates|left|quit|likes|off|\p{L}{2,}ed)$/u.test(
    before,
  );
}

/** The platforms to post to; empty means all of them. 'Everywhere else' leaves out what `all` targets name. */
export function platformsOf(targets: Phrase[], phrases: Phrase[], all: Phrase[] = targets): Platform[] {
  const isRest = ({ meaning }: Phrase) => meaning.kind === 'platforms' && meaning.isRest === true;
  const named = (those: Phrase[]) =>
    those.flatMap(({ meaning }) => (meaning.kind === 'platforms' || meaning.kind === 'posts' ? meaning.platforms : []));
  const taken = named(all.filter((phrase) => !isRest(phrase)));
  const wanted = new Set(
    targets.flatMap((phrase) =>
      isRest(phrase) ? PLATFORMS.filter((platform) => !taken.includes(platform)) : named([phrase]),
    ),
  );
  const unwanted = new Set<Platform>();
  for (const { meaning } of phrases)
    if (meaning.kind === 'except') for (const platform of meaning.platforms) unwanted.add(platform);
  const chosen = wanted.size === 0 ? [...PLATFORMS] : PLATFORMS.filter((platform) => wanted.has(platform));
  const left = chosen.filter((platform) => !unwanted.has(platform));
  return left.length === PLATFORMS.length ? [] : left;
}
