import type { Language } from '../reading/language.ts';
import type { Span } from '../reading/spans/roles.ts';
import {
  emojiOf,
  hashtagsOf,
  listLength,
  mostCharacters,
  mostWords,
  questionGiven,
  spokenTag,
  tagsIn,
  wordsForbidden,
  wordsGiven,
} from './wishes/arguments.ts';
import { addressWished, congratulation, quotedAfter, sentenceAtEnd } from './wishes/endings.ts';
import type { WishKind } from './wishes/kinds.ts';
import { mannersIn } from './wishes/manners.ts';
import { numberIn } from './wishes/numbers.ts';
import { type ToldWish, tellWishes } from './wishes/tell-wishes.ts';
import { endingWished } from './wishes-elsewhere.ts';

export type ListForm = 'bullets' | 'numbered' | 'lines' | 'checklist';

/** What the user asked of the text itself: every entry can be checked by counting or looking. */
export interface Constraints {
  maxCharacters: number | null;
  maxWords: number | null;
  sentences: number | null;
  paragraphs: number | null;
  hashtags: { exactly: number | null; atMost: number | null; words: string[] };
  emoji: { none: boolean; count: number | null; signs: string[]; at: 'start' | 'end' | null };
  noExclamation: boolean;
  /** The quotation stands before who said it. */
  quoteFirst: boolean;
  startsWith: string | null;
  endsWith: string | null;
  endsWithQuestion: boolean;
  /** The readers are asked politely. */
  please: boolean;
  /** The link or address comes last. */
  endsWithLink: boolean;
  /** The words of the question to end on, where they were given. */
  question: string | null;
  list: { form: ListForm; count: number | null } | null;
  forbidden: string[];
  /** The words are to be kept letter for letter. */
  verbatim: boolean;
  lowerCase: boolean;
  /** The language that comes first in a text of two. */
  bilingual: boolean;
  /** Wishes of tone and the like, which need a writer. */
  tone: string[];
}

export const NO_CONSTRAINTS: Constraints = {
  quoteFirst: false,
  maxCharacters: null,
  maxWords: null,
  sentences: null,
  paragraphs: null,
  hashtags: { exactly: null, atMost: null, words: [] },
  emoji: { none: false, count: null, signs: [], at: null },
  noExclamation: false,
  startsWith: null,
  endsWith: null,
  endsWithQuestion: false,
  please: false,
  endsWithLink: false,
  question: null,
  list: null,
  forbidden: [],
  verbatim: false,
  lowerCase: false,
  bilingual: false,
  tone: [],
};

/** The wishes of a message, read from what is said to the writer: first their kinds, then what they name. */
export function readConstraints(spans: Span[], language: Language): Constraints {
  const told = spans
    .filter(({ role }) => role === 'constraint' || role === 'order' || role === 'aside')
    .map(({ role, text }) => ({ role, text: text.replace(/’/g, "'").replace(/(?<!\p{L})w\/ ?(?=\S)/giu, 'with ') }));
  const said = told.map(({ text }) => text).join(' | ');
  const rules = told.flatMap(({ role, text }) => (role === 'constraint' ? [text] : [])).join(' | ');
  const message = spans.map(({ text }) => text).join('');
  const wishes = told.flatMap(({ role, text }) => tellWishes(text, role !== 'constraint'));
  const given = (kind: WishKind) =>
    wishes.flatMap((wish, i) => (wish.kind === kind ? [withCount(wish, wishes[i + 1])] : []));
  const wants = (kind: WishKind) => wishes.some((wish) => wish.kind === kind);
  const first = <T>(kind: WishKind, read: (wish: string) => T | null): T | null =>
    given(kind).reduce<T | null>((found, words) => found ?? read(words), null);
  return {
    ...NO_CONSTRAINTS,
    maxCharacters: first('characters', mostCharacters),
    maxWords: first('words', mostWords),
    sentences: first('sentences', numberIn),
    paragraphs: first('paragraphs', (wish) => numberIn(wish) ?? 1),
    hashtags: readHashtags(said, given),
    emoji: readEmoji(given),
    noExclamation: wants('noExclamation'),
    startsWith: first('startsWith', wordsGiven) ?? quotedAfter('start|begin|open', message),
    quoteFirst: wants('quoteFirst'),
    endsWith:
      congratulation(said, spans) ??
      quotedAfter('end|finish|close', message) ??
      first('endsWith', wordsGiven) ??
      endingWished(message)?.words ??
      sentenceAtEnd(said) ??
      addressWished(rules, message),
    endsWithQuestion: wants('endsWithQuestion') && !/forget the question/i.test(said),
    please: wants('please'),
    endsWithLink: wants('endsWithLink'),
    question: first('endsWithQuestion', questionGiven),
    list: readList(given),
    forbidden: [...new Set(given('forbidden').flatMap((wish) => wordsForbidden(withRun(wish, said))))],
    verbatim: wants('verbatim'),
    lowerCase: wants('lowerCase'),
    bilingual: wants('bilingual'),
    tone: language === 'en' ? mannersIn(rules) : [],
  };
}

/** 'as points, three will do': what counts may stand behind the wish that it counts. */
const withCount = ({ words }: ToldWish, next: ToldWish | undefined): string =>
  next?.kind === 'none' &&
  next.words.split(' ').length <= MOST_BEHIND &&
  listLength(next.words) !== null &&
  listLength(words) === null
    ? `${words}, ${next.words}`
    : words;
const MOST_BEHIND = 4;

/** 'avoid the words thrilled, delighted and excited': a row of words is one wish. */
function withRun(wish: string, said: string): string {
  const behind = said.split(wish)[1] ?? '';
  return (
    wish + (/^(?:, [\p{L}'-]+)*,? (?:and|or|und|oder|y|o|et|ou|e) [\p{L}'-]+(?=$|[ .,;|])/u.exec(behind)?.[0] ?? '')
  );
}

type WishReader = (kind: WishKind) => string[];

function readHashtags(said: string, given: WishReader): Constraints['hashtags'] {
  const words = [...tagsIn(said), ...given('hashtags').flatMap(spokenTag)];
  if (words.length > 0) return { exactly: words.length, atMost: null, words };
  if (given('noHashtags').length > 0) return { exactly: null, atMost: 0, words };
  const [wish] = given('hashtags');
  return { ...(wish === undefined ? { exactly: null, atMost: null } : hashtagsOf(wish)), words };
}

function readEmoji(given: WishReader): Constraints['emoji'] {
  const wishes = given('emoji').map(emojiOf);
  const wish = wishes.find(({ signs }) => signs.length > 0) ?? wishes[0];
  const isRefused = given('noEmoji').length > 0 && (wish?.signs.length ?? 0) === 0;
  if (!wish || isRefused) return { none: isRefused, count: null, signs: [], at: null };
  return { none: false, ...wish };
}

function readList(given: WishReader): Constraints['list'] {
  for (const form of ['bullets', 'numbered', 'checklist', 'lines'] as const) {
    const [wish] = given(form);
    if (wish !== undefined) return { form, count: form === 'checklist' ? null : listLength(wish) };
  }
  return null;
}
