import type { PlanOrder } from '../operations.ts';
import type { ConversationState } from '../state.ts';
import type { ReadingMoment } from './grammar/reading.ts';
import { type Language, languageOf } from './language.ts';
import { glossTalk } from './languages/gloss.ts';
import { read } from './read.ts';
import { readSpans } from './spans/spans.ts';
import { completed } from './turn/completion.ts';

/** A day that is over by its name; a date without a year means the next one, which its card says. */
const OVER = /\b(?:yesterday|today|tonight|this (?:morning|afternoon|evening)|last)\b/i;
const NO_SUCH = /^(.+ is no (?:day|time of day))\b/;

/** What is asked of a plan's time before it is a plan: a moment that is over, or one that no clock and no calendar has. */
export function timeQuestion(
  { passed, assumed = [] }: Pick<PlanOrder, 'passed' | 'assumed'>,
  language: Language = 'en',
): string | null {
  // Of another language, only the gloss of its words is known here.
  const isOther = language !== 'en';
  if (passed && OVER.test(passed))
    return `${isOther ? 'That time' : `“${passed}”`} has passed. When should it go out instead?`;
  const none = assumed.flatMap((words) => NO_SUCH.exec(words)?.[1] ?? [])[0];
  return none === undefined ? null : `${isOther ? 'There is no such time' : none}. When should it go out?`;
}

/** The message whose time was asked about, with the time that the answer gives; null where a message is no such answer. */
export function withTimeSaid(say: string, state: ConversationState, moment: ReadingMoment): string | null {
  const { asked, question } = state;
  if (question === null || asked === null || !read(asked, moment).plans.some((plan) => timeQuestion(plan))) return null;
  const english = (text: string) => glossTalk(text, languageOf(asked)).text;
  if (completed(english(say), english(asked), state, moment) === null) return null;
  const time = say.replace(/[\s.!?,]+$/, '');
  const { passed } = read(asked, moment).plans.find((plan) => plan.passed) ?? {};
  if (passed && asked.includes(passed)) return asked.replace(passed, time);
  const spans = readSpans(asked);
  const first = spans.findIndex(({ role }) => role === 'when');
  return spans
    .map(({ role, text }, i) => {
      if (role !== 'when') return text;
      const end = /[\s:,.;]*$/.exec(text)?.[0] ?? '';
      return i === first ? `${time}${end}` : end;
    })
    .join('');
}
