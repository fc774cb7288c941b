import type { Platform } from '../../../../domain/post/platforms.ts';
import { keepRecent } from '../../../lib/keep-recent.ts';
import { sayingPlaces } from '../../../lib/platform-words.ts';
import { type HeardText, hear } from './said.ts';

/** What a message says about where: only there, there too, no longer there. */
export interface SaidPlaces {
  only: Platform[];
  more: Platform[];
  less: Platform[];
}

const MORE =
  /\b(?:also|too|as well|add|plus|additionally|in addition|on top|both|and on|include|including|and x|again on|cross-?post|back (?:in|on))\b|^\s*(?:(?:oh|ah|ok|okay|hey|btw|right)[\s,]+)*(?:and|\+)\b|\+|\bwhile (?:you['’]?re|we['’]?re) at it\b/i;
const ONLY = /\b(?:only|just|solely|nothing but|instead)\b/i;
const LESS =
  /\b(?:no|not|without|drop|remove|off|lose|except|skip|leave out|minus|never|don'?t|take|scrap|ditch|bin|axe|scratch)\b|\b(?:kill|cut|delete|cancel|forget) (?:the |it from |off )?(?=\p{L}+\W*$)/iu;

const withPlacesSaid = sayingPlaces(
  (words) => new RegExp(`(?<=\\b(?:to|on|add|for) )${words}\\b|\\b${words}(?= too\\b| as well\\b)`, 'gi'),
);

/** Reads which platforms a message wants, besides, or no longer. */
export const readPlaces = keepRecent((typed: string): SaidPlaces => {
  // 'No, make that Instagram' takes back what was said, and no place.
  const text = typed.replace(
    /^\W*(?:no|nope|nah)[\s,]+(?=(?:make|do|put|use|i|it|that|wait|sorry|actually|let)\b)/i,
    '',
  );
  const said = hear(withPlacesSaid(text));
  const named: Platform[] = [];
  const less: Platform[] = [];
  for (const phrase of said.phrases) {
    if (phrase.meaning.kind === 'except') less.push(...phrase.meaning.platforms);
    if (phrase.meaning.kind !== 'platforms' || phrase.meaning.isRest) continue;
    const before = clauseBefore(said, phrase.from);
    const isLess = LESS.test(before) && !/\bnot (?:just|only)\b/i.test(before);
    (isLess ? less : named).push(...phrase.meaning.platforms);
  }
  const swap = /\b(?:swap|switch|change|replace)\b(.*?)\b(?:for|to|with|by)\b(.*)$/i.exec(text);
  const [old, fresh] = swap ? [namedIn(swap[1] ?? ''), namedIn(swap[2] ?? '')] : [[], []];
  if (old.length > 0 && fresh.length > 0) return { only: [], more: fresh, less: old };
  if (/\binstead of\b|\brather than\b|\bas well as\b/i.test(text)) {
    const after = hear(text.slice(text.search(/\binstead of\b|\brather than\b|\bas well as\b/i))).phrases.flatMap(
      ({ meaning }) => (meaning.kind === 'platforms' || meaning.kind === 'except' ? meaning.platforms : []),
    );
    const wanted = named.filter((platform) => !after.includes(platform));
    if (/\bas well as\b/i.test(text)) return { only: [], more: wanted, less: [] };
    return { only: [], more: wanted, less: after };
  }
  const unique = [...new Set(named)].filter((platform) => !less.includes(platform));
  if (unique.length === 0) return { only: [], more: [], less };
  if (ONLY.test(text)) return { only: unique, more: [], less: [] };
  if (MORE.test(text)) return { only: [], more: unique, less };
  return { only: unique, more: [], less };
});

const namedIn = (text: string): Platform[] =>
  hear(text).phrases.flatMap(({ meaning }) => (meaning.kind === 'platforms' ? meaning.platforms : []));

/** The words of the clause before a token. */
function clauseBefore({ tokens, text }: HeardText, at: number): string {
  let from = at;
  while (from > 0 && !/^(?:[,.;:!?—]|but|use|put|take|add)$/.test(tokens[from - 1]?.norm ?? '') && at - from < 4)
    from--;
  return text.slice(tokens[from]?.start ?? 0, tokens[at]?.end ?? 0);
}
