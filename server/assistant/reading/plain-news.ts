import { type Language, languageOf } from './language.ts';
import { glossTalk } from './languages/gloss.ts';
import { classesOf, type WordClass } from './spans/lexicon.ts';
import type { Role, Span } from './spans/roles.ts';
import { cutWords } from './spans/words.ts';

/** One of these stands in every order. */
const ORDERING = new Set<WordClass>([
  'make',
  'wish',
  'tell',
  'publish',
  'text',
  'platform',
  'something',
  'keep',
  'ban',
]);

/** What is said to a writer after 'you', and to no reader. */
const TO_WRITER =
  "are (?:an?|my|the|our)|can|could|should|shall|must|may|might|need|have to|will|decide|choose|pick|know|write|draft|post|make|create|use|keep|say|mention|include|add|don['’]?t|do not";
const TO_READERS = new RegExp(
  `(?<=[.!?]\\s)You (?:(?:also|then|even|both|all) )?(?!(?:${TO_WRITER})\\b)\\p{Ll}+ [^.!?\\n]*[.!?]?`,
  'gu',
);

/** 'You also learn what to plant' is told to readers where it follows on what is told: it is no order, and is not lost as one. */
export function asToldToReaders(message: string, spans: Span[]): Span[] {
  const stretches = [...message.matchAll(TO_READERS)].map(
    ({ 0: text, index }) => [index, index + text.length] as const,
  );
  if (stretches.length === 0) return spans;
  const told: Span[] = [];
  const put = (role: Role, text: string): void => {
    const last = told.at(-1);
    if (text === '') return;
    if (last?.role === role) last.text += text;
    else told.push({ role, text });
  };
  let at = 0;
  for (const { role, text } of spans) {
    let from = at;
    at += text.length;
    for (const [start, end] of stretches) {
      if (end <= from || start >= at) continue;
      put(role, message.slice(from, Math.max(from, start)));
      const isOn = told.at(-1)?.role === 'matter';
      put(isOn ? 'matter' : role, message.slice(Math.max(from, start), Math.min(at, end)));
      from = Math.min(at, end);
    }
    put(role, message.slice(from, at));
  }
  return told;
}

/**
 * 'The library is closed on Monday. We return on Wednesday at 9': where a message names no place and no word of it orders
 * anything, the days in it are no posting times. In English only what follows on matter is taken for news so.
 */
export function asPlainNews(message: string, spans: Span[]): Span[] {
  const has = (role: Role): boolean => spans.some((span) => span.role === role);
  if (!has('when') || has('platform') || /:\s|[\n"“„«]/.test(message)) return spans;
  const language = languageOf(message);
  if (!has('order') && (language === 'en' || !runsOn(spans))) return spans;
  const isNews = language === 'en' ? followsOnMatter(spans) : isWithoutOrder(spans, language);
  if (!isNews) return spans;
  const news: Span[] = [];
  for (const { role, text } of spans) {
    const own = /^(?:order|when|reference)$/.test(role) ? 'matter' : role;
    const last = news.at(-1);
    if (last?.role === own) last.text += text;
    else news.push({ role: own, text });
  }
  return news;
}

/** '… reabrimos na sexta às 8h': no mark parts the time from the sentence that it ends. */
function runsOn(spans: Span[]): boolean {
  return spans.some(
    ({ role, text }, i) => role === 'matter' && spans[i + 1]?.role === 'when' && /\p{L}\s*$/u.test(text),
  );
}

/** Small words that stand in English orders too. */
const SMALL = new Set<WordClass>(['about', 'joining']);

function followsOnMatter(spans: Span[]): boolean {
  if (spans[0]?.role !== 'matter' || spans.some(({ role }) => role === 'reference')) return false;
  return spans.every(
    ({ role, text }, i) =>
      role !== 'order' || (spans[i + 1]?.role === 'when' && !holds(text, ORDERING) && !holds(text, SMALL)),
  );
}

function isWithoutOrder(spans: Span[], language: Language): boolean {
  if (spans.some(({ role }) => role === 'constraint' || role === 'slip')) return false;
  return spans.every(
    ({ role, text }) => role !== 'order' || (!holds(text, ORDERING) && glossTalk(text, language).known === ''),
  );
}

function holds(text: string, classes: Set<WordClass>): boolean {
  return cutWords(text).words.some(({ lower }) => classesOf(lower).some((name) => classes.has(name)));
}
