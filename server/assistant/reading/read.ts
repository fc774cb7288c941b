import { quotedTexts } from '../../../domain/references.ts';
import type { Intent, Plan, Reading } from '../../../domain/understanding/reading.ts';
import { type Moment, understand } from '../../../domain/understanding/understand.ts';
import { bodyOf } from './head-and-body.ts';
import { countedPosts, readPosts } from './posts.ts';
import type { Span } from './roles.ts';
import { readSpans } from './spans.ts';
import { topicWords } from './turn/said.ts';

/**
 * What a message asks for. A date is a posting time only where the message says when to post: the day of an event that stands
 * in the matter makes no plan, whatever the grammar of dates finds there.
 */
export function read(text: string, moment: Moment): Reading {
  const posts = readPosts(text, moment);
  if (posts) return { intent: 'schedule', plans: posts };
  const reading = understand(text, moment);
  if (reading.intent !== 'schedule') return { ...reading, intent: intentOf(text, reading.intent, moment) };
  const spans = readSpans(text);
  if (!saysWhen(spans) || bodyOf(text)?.saysWhen === false) return { intent: 'text', plans: [] };
  // Where nothing is brought, what is left of an order is no content.
  const isEmpty = spans.every(({ role }) => role === 'order' || role === 'when' || role === 'platform');
  const plans = isEmpty ? reading.plans.map(withoutContent) : onlyQuoted(text, reading.plans);
  return { ...reading, plans: countedPosts(text, plans) };
}

/** What is to be made stands before the colon: 'read it at …' in a text asks for no sound. */
function intentOf(text: string, intent: Intent, moment: Moment): Intent {
  const given = intent === 'text' ? null : bodyOf(text);
  return given ? understand(`${given.head} about our news`, moment).intent : intent;
}

const withoutContent = (plan: Plan): Plan => (topicWords(plan.content).length > 0 ? plan : { ...plan, content: '' });

/** Where one text is quoted, that is what is posted, whatever stands before it. */
function onlyQuoted(text: string, plans: Plan[]): Plan[] {
  const [quote, ...others] = quotedTexts(text);
  if (!quote || others.length > 0) return plans;
  return plans.map((plan) => (plan.content.includes(quote) ? { ...plan, content: quote } : plan));
}

/** An order to post at a time, or one that goes on without a stop: after a colon stands what is to be posted. */
function saysWhen(spans: Span[]): boolean {
  if (spans.some(({ role }) => role === 'when')) return true;
  if (spans.some(({ text }) => /[:\n]/.test(text))) return false;
  return spans.some(({ role }, i) => role === 'order' || (role === 'platform' && !standsApart(spans, i)));
}

/** 'Facebook.' as a sentence of its own only says where: the sentences beside it are what is to be posted. */
function standsApart(spans: Span[], at: number): boolean {
  const [before, own, after] = [spans[at - 1], spans[at], spans[at + 1]];
  return (!before || /[.!?]\s*$/.test(before.text)) && (!after || /[.!?]\s*$/.test(own?.text ?? ''));
}
