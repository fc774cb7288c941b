import { quotedTexts } from '../../../domain/references.ts';
import type { Plan, Reading } from '../../../domain/understanding/reading.ts';
import { type Moment, understand } from '../../../domain/understanding/understand.ts';
import { languageOf } from './language.ts';
import { readOther } from './languages/read-other.ts';
import { readSeries } from './series.ts';
import { readSpans } from './spans.ts';
import { readSteering } from './steering.ts';

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
  const spans = readSpans(text);
  if (!spans.some(({ role }) => role === 'when'))
    return reading.intent === 'schedule' ? { intent: 'text', plans: [] } : reading;
  if (reading.intent === 'schedule')
    return { ...reading, plans: readSeries(text, reading.plans, moment) ?? onlyQuoted(text, reading.plans) };
  const steering = readSteering(text, spans, moment);
  return steering.intent === 'schedule' ? steering : reading;
}

/** Where one text is quoted, that is what is posted, whatever stands before it. */
function onlyQuoted(text: string, plans: Plan[]): Plan[] {
  const [quote, ...others] = quotedTexts(text);
  if (!quote || others.length > 0) return plans;
  return plans.map((plan) => (plan.content.includes(quote) ? { ...plan, content: quote } : plan));
}
