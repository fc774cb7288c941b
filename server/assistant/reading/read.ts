import { quotedTexts } from '../../../domain/references.ts';
import type { Plan, Reading } from '../../../domain/understanding/reading.ts';
import { type Moment, understand } from '../../../domain/understanding/understand.ts';
import { languageOf } from './language.ts';
import { readOther } from './languages/read-other.ts';
import type { Span } from './roles.ts';
import { readSeries } from './series.ts';
import { readSpans } from './spans.ts';

/**
 * What a message asks for. A date is a posting time only where the message says when to post: the day of an event that stands
 * in the matter makes no plan, whatever the grammar of dates finds there.
 */
export function read(text: string, moment: Moment): Reading {
  const language = languageOf(text);
  return language === 'en' ? readEnglish(text, moment) : readOther(text, language, readSpans(text), moment);
}

function readEnglish(text: string, moment: Moment): Reading {
  const reading = understand(text, moment);
  if (reading.intent === 'schedule' && saysWhen(readSpans(text)))
    return { ...reading, plans: readSeries(text, reading.plans, moment) ?? onlyQuoted(text, reading.plans) };
  if (reading.intent !== 'schedule') return reading;
  return { intent: 'text', plans: [] };
}

/** Where one text is quoted, that is what is posted, whatever stands before it. */
function onlyQuoted(text: string, plans: Plan[]): Plan[] {
  const [quote, ...others] = quotedTexts(text);
  if (!quote || others.length > 0) return plans;
  return plans.map((plan) => (plan.content.includes(quote) ? { ...plan, content: quote } : plan));
}

/** An order to post at a time, or one that goes on without a stop: after a colon stands what is to be posted. */
function saysWhen(spans: Span[]): boolean {
  if (spans.some(({ role }) => role === 'when')) return true;
  if (spans.some(({ text }) => /:(?!\d)|\n/.test(text))) return false;
  return spans.some(({ role }, i) => role === 'order' || (role === 'platform' && !standsApart(spans, i)));
}

/** 'Facebook.' as a sentence of its own only says where: the sentences beside it are what is to be posted. */
function standsApart(spans: Span[], at: number): boolean {
  const [before, own, after] = [spans[at - 1], spans[at], spans[at + 1]];
  return (!before || /[.!?]\s*$/.test(before.text)) && (!after || /[.!?]\s*$/.test(own?.text ?? ''));
}
