import type { Reading } from '../grammar/reading.ts';
import { titleOf } from '../grammar/title.ts';
import { type Moment, understand } from '../grammar/understand.ts';
import { isTold } from '../head-and-body.ts';
import type { Language } from '../language.ts';
import { readPosts } from '../posts.ts';
import type { Role, Span } from '../roles.ts';
import { glossTalk, glossWhen } from './gloss.ts';

/** Stands for the matter, which the grammar of days never sees. */
const MATTER = '"matter"';
const POSTING = /\b(?:post|posts|schedule|publish|write)\b/;

/** What a message in another language asks for: its order in the words of the grammar, its matter as it was written. */
export function readOther(text: string, language: Exclude<Language, 'en'>, spans: Span[], moment: Moment): Reading {
  const order = saidIn(spans, 'order', (words) => glossTalk(words, language).known);
  const where = saidIn(spans, 'platform', (words) => glossTalk(words, language).text);
  const when = saidIn(spans, 'when', (words) => glossWhen(words, language).known);
  if (when === '' || isTold(text) || (where === '' && !POSTING.test(order)))
    return { intent: mediumOf(text, language, moment), plans: [] };
  const count = /\b\d+ posts\b/.exec(order)?.[0] ?? '';
  const { plans } = understand(`Post ${count} ${where} ${when}: ${MATTER}`, moment);
  const matter = matterFor(spans, order);
  const whole = plans.map((plan) => ({ ...plan, content: matter, title: titleOf(matter) }));
  if (whole.length === 0) return { intent: 'text', plans: [] };
  const places = whole[0]?.platforms ?? [];
  const posts = readPosts(glossWhen(text, language).text, moment) ?? [];
  return {
    intent: 'schedule',
    plans: posts.length > 1 ? posts.map((post) => ({ ...post, platforms: places })) : whole,
  };
}

function mediumOf(text: string, language: Language, moment: Moment): Reading['intent'] {
  const { intent } = understand(glossTalk(text, language).text, moment);
  return intent === 'schedule' ? 'text' : intent;
}

function saidIn(spans: Span[], role: Role, say: (words: string) => string): string {
  return spans
    .filter((span) => span.role === role)
    .map(({ text }) => say(text).replace(/[\s:.,;]+$/, ''))
    .join(', ')
    .trim();
}

/** The words to post; the mark of 'can you post that …?' belongs to the order. */
function matterFor(spans: Span[], order: string): string {
  const matter = spans
    .filter(({ role }) => role === 'matter')
    .map(({ text }) => text)
    .join(' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .replace(/^["“„«]\s*([^"“”»]*?)\s*["“”»]$/, '$1');
  return order.startsWith('can you') ? matter.replace(/\s*\?+$/, '') : matter;
}
