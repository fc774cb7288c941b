import type { ConversationState } from '../../state.ts';
import type { ReadingMoment } from '../grammar/reading.ts';
import { plainOrder } from './plain-order.ts';
import { pickDrafts, pickPlans } from './pointing/plan-picks.ts';
import { hear, stretchOf, topicWords, without } from './said.ts';
import { withHours, YESTERDAY } from './when.ts';

const DAYS = ['days', 'elapsed', 'repeat', 'window', 'range', 'start', 'past'];
const TIMES = ['time', 'elapsed'];

/** A message without the days, or the times, that it says. */
function withoutWhen(text: string, kinds: string[]): string {
  const said = hear(withHours(text));
  const found = said.phrases.filter(({ meaning }) => kinds.includes(meaning.kind));
  const left = without(
    said.text,
    found.map((phrase) => stretchOf(said, phrase)),
  );
  return kinds.includes('days') ? left.replace(YESTERDAY, '') : left;
}

/** What one says of when takes the place of what was said of it before: a day of a day, a time of a time. */
function saidKinds(text: string): string[] {
  const kinds = hear(withHours(text)).phrases.map(({ meaning }) => meaning.kind as string);
  return [DAYS, TIMES].filter((group) => kinds.some((kind) => group.includes(kind))).flat();
}

/**
 * What was asked about together with its answer, where a message is nothing else: 'ok Friday 10am then' after 'post it again
 * today at 8am' is 'post it again' on Friday, and 'the bar' after 'cancel one of them' says which. Null where it says more.
 */
export function completed(say: string, before: string, state: ConversationState, moment: ReadingMoment): string | null {
  const answer = plainOrder(say).replace(/^i mean(?:t|s)?\s+/i, '');
  const isWhich = [pickPlans(answer, state, moment, true), pickDrafts(answer, state)].filter(({ isSaid }) => isSaid);
  const kinds = saidKinds(answer);
  const left = topicWords(isWhich.reduce((rest, { used }) => without(rest, used), withoutWhen(answer, kinds))).filter(
    ({ isCalendar }) => !isCalendar,
  );
  if (left.length > 0) return null;
  const open = withoutWhen(before, kinds);
  const start = open.replace(/[\s.!?,]+$/, '');
  // 'At 9' and '30 November' are no half past nine.
  return `${start}${/\d$/.test(start) && /^\d/.test(answer) ? ' on' : ''} ${answer}`;
}
