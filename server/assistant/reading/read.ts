import { quotedTexts } from '../../../domain/references.ts';
import type { Intent, Plan, Reading } from './grammar/reading.ts';
import { type Moment, understand } from './grammar/understand.ts';
import { bodyOf, isTold } from './head-and-body.ts';
import { languageOf } from './language.ts';
import { readOther } from './languages/read-other.ts';
import { countedPosts, readPosts } from './posts.ts';
import type { Role } from './roles.ts';
import { readSpans } from './spans.ts';
import { readSteering } from './steering.ts';
import { topicWords } from './turn/said.ts';

/**
 * What a message asks for. A date is a posting time only where the message says when to post: the day of an event that stands
 * in the matter makes no plan, whatever the grammar of dates finds there.
 */
export function read(text: string, moment: Moment): Reading {
  const language = languageOf(text);
  return language === 'en' ? readEnglish(text, moment) : readOther(text, language, readSpans(text), moment);
}

function readEnglish(text: string, moment: Moment): Reading {
  const spans = readSpans(text);
  const has = (role: Role): boolean => spans.some((span) => span.role === role);
  const whole = understand(text, moment);
  const laidOut = has('slip') ? null : readPosts(text, moment);
  if (laidOut) return { intent: 'schedule', plans: fuller(laidOut, whole.plans, text) };
  const saysWhen = has('when') && !isTold(text);
  const reading = saysWhen && whole.intent !== 'schedule' ? readSteering(text, spans, moment) : whole;
  if (!saysWhen && reading.intent === 'schedule') return { intent: 'text', plans: [] };
  if (reading.intent !== 'schedule') return { intent: intentOf(text, whole.intent, moment), plans: [] };
  // Where nothing is brought, what is left of an order is no content.
  const isEmpty = spans.every(({ role }) => role === 'order' || role === 'when' || role === 'platform');
  const plans = isEmpty ? reading.plans.map(withoutContent) : onlyQuoted(text, reading.plans);
  return { ...reading, plans: countedPosts(text, plans) };
}

/** Of two readings of several posts, the one that leaves fewer of them out and gives each its own words, as they stand there. */
function fuller(laidOut: Plan[], whole: Plan[], text: string): Plan[] {
  const [post] = laidOut;
  const [only, ...others] = whole;
  if (whole.length > laidOut.length) return whole;
  if (laidOut.length === 1 && post && only && others.length === 0 && only.frequency !== 'once')
    return [{ ...only, content: post.content, title: post.title }];
  const words = new Set(
    whole.map(({ content }) => content).filter((content) => content !== '' && text.includes(content)),
  );
  return whole.length === laidOut.length && whole.length > 1 && words.size === whole.length ? whole : laidOut;
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
