import { keepRecent } from '../../../lib/keep-recent.ts';
import { PLACE_WORDS } from '../../../lib/platform-words.ts';
import { withoutAccents } from '../../../lib/without-accents.ts';
import { assemble } from '../grammar/assemble.ts';
import { correctPhrases } from '../grammar/corrections.ts';
import type { Meaning, Phrase } from '../grammar/phrases.ts';
import { scanText } from '../grammar/scanned.ts';
import type { Token } from '../grammar/tokens.ts';

/** More phrases than this are a flood. */
const MOST_PHRASES = 60;

/** A message with the phrases that the grammar finds in it: days, times, rhythms, platforms. */
export interface HeardText {
  text: string;
  tokens: Token[];
  phrases: Phrase[];
}

/** Reads the phrases of a message, whatever it asks for; one message is asked about from many sides. */
export const hear = keepRecent((text: string): HeardText => {
  const { tokens, phrases } = scanText(text);
  return { text, tokens, phrases: correctPhrases(assemble(phrases.slice(0, MOST_PHRASES), tokens)) };
});

/** A stretch of a text. */
export type Stretch = [from: number, to: number];

/** The text with some stretches blanked, so that they steer nothing; all places stay. */
export function without(text: string, stretches: Stretch[]): string {
  let left = text;
  for (const [from, to] of stretches) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  return left;
}

/** The phrases of one kind. */
export function phrasesOf<K extends Meaning['kind']>(
  { phrases }: HeardText,
  ...kinds: K[]
): (Phrase & { meaning: Extract<Meaning, { kind: K }> })[] {
  return phrases.filter((phrase): phrase is Phrase & { meaning: Extract<Meaning, { kind: K }> } =>
    (kinds as string[]).includes(phrase.meaning.kind),
  );
}

/** Where a phrase stands in the text. */
export function stretchOf({ tokens }: HeardText, { from, to }: Phrase): Stretch {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
}

/** Words that say nothing of what a text is about. */
const EMPTY = new Set(
  `a an the this that these those it its is are was were be been and or but not no so to of in on at for from by with as into up out off
  i you he she we they me my our your their us them one ones two post posts thing things plan plans draft drafts text new please pls can could
  would should will just only need needs needed till until every each also too all both any some more most very now then than there here what when where which who whose whom why how if do does did has have
  had go goes going get let put make made want need us day days week weeks month time times date hour hours minutes am pm first second third last
  next other same ${PLACE_WORDS.join(' ')} start starts end ends ll re ve s t d m don isn doesn instead
  before after later earlier again too yes no ok de la las los lo el del un una que con por para en al le les du des et ou pour avec dans sur au aux
  der die das den dem ein eine und oder mit für im zu von os da dos um uma com em na il gli di della che per`.split(
    /\s+/,
  ),
);
const CALENDAR =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?$/;

export interface TopicWord {
  stem: string;
  word: string;
  from: number;
  to: number;
  isCalendar: boolean;
}

/** The words of a text that tell what it is about, with their place. */
export function topicWords(text: string): TopicWord[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?/gu)].flatMap(({ 0: raw, index }) => {
    const word = withoutAccents(raw.toLowerCase().replaceAll('’', "'").replace(/'s?$/, ''));
    if (word.length < 2 || EMPTY.has(word) || /^\d+$/.test(word)) return [];
    return [{ stem: stemOf(word), word, from: index, to: index + raw.length, isCalendar: CALENDAR.test(word) }];
  });
}

/** A word without its ending, so that 'closure', 'closed' and 'closing' meet. */
export function stemOf(word: string): string {
  const bare = word.replace(/(?:ies|ie|ing|ings|ed|ers?|es|(?<!s)s|y|ure|tion|ment|al)$/, '').replace(/e$/, '');
  return bare.length >= 3 ? bare : word;
}

/** Whether two words are forms of one another. */
export function isAkin(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 5 && long.startsWith(short) && long.length - short.length <= 3;
}
