import { Temporal } from 'temporal-polyfill';
import { instantToWall } from '../../../domain/time.ts';
import { DEFAULT_TIME } from './grammar/clocks.ts';
import type { Plan, Reading, ReadingMoment } from './grammar/reading.ts';
import { endsBeforeTold, writtenSpans } from './head-and-body.ts';
import { intentOf, mediumOf } from './intent.ts';
import { languageOf } from './language.ts';
import { readOther } from './languages/read-other.ts';
import { severalPosts } from './posts.ts';
import { plansIn } from './schedule.ts';
import type { Role, Span } from './spans/roles.ts';
import { readSpans } from './spans/spans.ts';

/**
 * What a message asks for. A date is a posting time only where the message says when to post: the day of an event that stands
 * in the matter makes no plan, whatever the grammar of dates finds there.
 */
export function read(text: string, moment: ReadingMoment): Reading {
  const language = languageOf(text);
  return language === 'en' ? readEnglish(text, moment) : readOther(text, language, readSpans(text), moment);
}

function readEnglish(text: string, moment: ReadingMoment): Reading {
  const spans = endsBeforeTold(text) ? writtenSpans(text) : readSpans(text);
  const intent = intentOf(text, spans);
  if (intent !== 'schedule') return { intent, plans: [] };
  const plans = asksToPost(spans) ? plansIn(text, spans, moment, mediumOf(text)) : [];
  return plans.length > 0
    ? { intent, plans: severalPosts(text, atOnce(plans, spans, moment)) }
    : { intent: 'text', plans: [] };
}

const NOW = /\b(?:now|asap|immediately|straight away|right away|at once)\b/i;

/** 'Post it now' means the next minute: this one is half over. */
function atOnce(plans: Plan[], spans: Span[], { now, timeZone }: ReadingMoment): Plan[] {
  if (!spans.some(({ role, text }) => role === 'when' && NOW.test(text))) return plans;
  const instant = Temporal.Instant.from(now)
    .round({ smallestUnit: 'minute', roundingMode: 'floor' })
    .add({ minutes: 1 });
  return plans.map((plan) =>
    plan.said.day || plan.said.time || plan.frequency !== 'once'
      ? plan
      : {
          ...plan,
          at: instantToWall(instant, timeZone),
          instant: instant.toString({ smallestUnit: 'second' }),
          assumed: plan.assumed.filter((words) => words !== DEFAULT_TIME.assumed),
        },
  );
}

/** 'Tuesdays from 12 Jan, 240 euro' tells something, and 'today at noon on both' brings nothing: neither is a plan of its own. */
function asksToPost(spans: Span[]): boolean {
  const has = (...roles: Role[]): boolean => spans.some(({ role }) => roles.includes(role));
  const isAsked = has('order', 'platform') || spans[0]?.role === 'when';
  return has('when') && isAsked && has('order', 'matter', 'reference');
}
