import { namedEmoji } from '../layout/signs.ts';
import { addressesIn, quotationsIn } from '../mending/shield.ts';
import { COUNTS, numberIn } from './numbers.ts';
import { wishClasses } from './wish-words.ts';

/** What single wishes name, read once their kind is known. */

const SIGN = /\p{Extended_Pictographic}\uFE0F?/gu;
const VAGUE =
  /(?<!\p{L})(?:about|around|roughly|circa|ca\.?|at least|mindestens|al menos|au moins|pelo menos|almeno|ungefähr|etwa|environ)\s*\d|~\s*\d/iu;
const AT_LEAST = /(?<!\p{L})(?:at least|mindestens|al menos|au moins|pelo menos|almeno)(?!\p{L})/iu;
const BELOW =
  /(?:(?<!\p{L})(?:under|below|less than|fewer than|shorter than|unter|weniger als|menos de|moins de|meno di)|<)\s*(?:\d|one|two|three|a )/iu;
const AT_MOST =
  /(?<!\p{L})(?:no more than|not more than|at (?:the )?most|max\p{L}*\.?|up to|tops?|höchstens|máx\p{L}*|como mucho|hasta|au plus|pas plus|no máximo|até|al massimo|massimo)(?!\p{L})/iu;
/** Nothing that may be published has fewer characters. */
const FEWEST = 20;
/** A bare figure is no limit: 'only 409 is sure'. */
const MEASURES = new Set(['character', 'most']);

export function mostCharacters(wish: string): number | null {
  const most = AT_LEAST.test(wish) || !wishClasses(wish).some((name) => MEASURES.has(name)) ? null : numberIn(wish);
  if (most === null || most < FEWEST) return null;
  return BELOW.test(wish) ? most - 1 : most;
}

export const mostWords = (wish: string): number | null => (VAGUE.test(wish) ? null : numberIn(wish));

/** How many rows a list should have; one is no list, and '1 to 5' or '2/4' are its numbers. */
export function listLength(wish: string): number | null {
  const count = numberIn(wish.replace(/\d+\s?(?:to|bis|a|à|[-–/),])\s?\d+\S*|\d[.)]/giu, ' '));
  return count !== null && count > 1 ? count : null;
}

export function hashtagsOf(wish: string): { exactly: number | null; atMost: number | null } {
  const count = numberIn(wish) ?? 2;
  return AT_MOST.test(wish) ? { exactly: null, atMost: count } : { exactly: count, atMost: null };
}

export const tagsIn = (said: string): string[] =>
  [...said.matchAll(/#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu)].map(([tag]) => tag);

/** 'put hashtag BringItBack at the end': a tag without its sign. */
export function spokenTag(wish: string): string[] {
  const name = /(?<!\p{L})hash ?tag (\p{L}[\p{L}\p{N}]{4,})(?= (?:at|to|in|on)(?!\p{L})|$)/iu.exec(wish)?.[1];
  return name === undefined || /^(?:made|please|and)$/i.test(name) ? [] : [`#${name}`];
}

export function emojiOf(wish: string): { count: number; signs: string[]; at: 'start' | 'end' | null } {
  const signs = wish.match(SIGN) ?? [];
  const name = /(\p{L}+(?: or \p{L}+)?) (?:emoji|smiley)(?!\p{L})/iu.exec(wish)?.[1]?.toLowerCase() ?? '';
  const named = COUNTS[name] === undefined ? namedEmoji(name) : [];
  const isFirst =
    /(?<!\p{L})(?:start|beginning|front|begin|open|kick off|anfang|principio|début|início|inizio)(?!\p{L})/iu;
  const isLast =
    /(?<!\p{L})(?:at the (?:very )?end|on the end|last|end (?:it )?(?:on|with|w)|finish|am ende|final|à la fin|no fim|in fondo|alla fine)(?!\p{L})/iu;
  return {
    count: signs.length || (numberIn(wish) ?? 2),
    signs: signs.length > 0 ? signs : named,
    at: isFirst.test(wish) ? 'start' : isLast.test(wish) ? 'end' : null,
  };
}

const quoted = (wish: string): string[] => quotationsIn(wish).map((words) => words.slice(1, -1).trim());

/** The words that a text should begin or end on. */
export const wordsGiven = (wish: string): string | null => quoted(wish)[0] ?? addressesIn(wish)[0] ?? null;

/** The words of the question to end on, where they are given. */
export function questionGiven(wish: string): string | null {
  const [words] = quoted(wish);
  if (words?.endsWith('?')) return words;
  const asked =
    /(?:question (?:whether|if)|asking(?: (?:them|people|readers|folks?|everyone))?(?: (?:whether|if))?) (?!for |about |(?:them|people|readers|folks?|everyone|something|anything)(?!\p{L})|what they )(.+)$/iu.exec(
      wish,
    )?.[1];
  return asked ?? null;
}

/** What leads to the words that a wish forbids, and what goes on behind them. */
const LEADS =
  /^.*?(?<!\p{L})(?:words?|phrases?|terms?|expression|say|saying|write|writing|use|using|put|avoid|steer clear of|(?:call|calling) (?:it|us|them|him|her|me)(?: an?)?|wort|palabras?|parol[ae]|palavras?|mots?|schreib\p{L}*|sag\p{L}*|digas|escribas|dis|écris|dire|scrivere)\s+(?:(?:the )?(?:words?|phrases?) )?(?:like |such as )?/iu;
const GOES_ON =
  /\s(?:is|are|must|mustn't|should|shall|needs?|has|have|anywhere|out of|at all|please|pls|in (?:it|this|there|the)|off|makes?|cos|because|every)(?!\p{L}).*$|[.:]$/iu;
const NO_WORD = /emoji|exclamation|hashtag|jargon|caps|passive|adjective|superlative/i;
const MOST_FORBIDDEN = 3;

export function wordsForbidden(wish: string): string[] {
  const own = quoted(wish);
  if (own.length > 0) return own.filter((word) => word !== '');
  const led = wish.replace(LEADS, '');
  if (led === wish) return [];
  return led
    .replace(GOES_ON, '')
    .split(/,|(?<!\p{L})(?:and|or|und|oder|ni|ou|né)(?!\p{L})/u)
    .map((word) => word.replace(/["'“”‘’]/g, '').trim())
    .filter((word) => word !== '' && word.split(/\s+/).length <= MOST_FORBIDDEN && !NO_WORD.test(word));
}
