import type { ConversationState } from '../../state.ts';
import type { Moment } from '../grammar/understand.ts';
import { plainOrder } from './plain-order.ts';
import { pickDrafts, pickPlans } from './plan-picks.ts';
import { hear, stretchOf, topicWords, without } from './said.ts';
import { withHours, YESTERDAY } from './when.ts';

const WHEN = ['days', 'time', 'elapsed', 'repeat', 'window', 'range', 'start', 'past'];

/** A message without the days and times that it says, or null where it says none. */
function withoutWhen(text: string): string | null {
  const said = hear(withHours(text));
  const found = said.phrases.filter(({ meaning }) => WHEN.includes(meaning.kind));
  const left = without(
    said.text,
    found.map((phrase) => stretchOf(said, phrase)),
  ).replace(YESTERDAY, '');
  return found.length === 0 && left === said.text ? null : left;
}

/**
 * What was asked about together with its answer, where a message is nothing else: 'ok Friday 10am then' after 'post it again
 * today at 8am' is 'post it again' on Friday, and 'the bar' after 'cancel one of them' says which. Null where it says more.
 */
export function completed(say: string, before: string, state: ConversationState, moment: Moment): string | null {
  const answer = plainOrder(say);
  const isWhich = [pickPlans(answer, state, moment, true), pickDrafts(answer, state)].filter(({ isSaid }) => isSaid);
  const left = topicWords(
    isWhich.reduce((rest, { used }) => without(rest, used), withoutWhen(answer) ?? answer),
  ).filter(({ isCalendar }) => !isCalendar);
  if (left.length > 0) return null;
  const open = withoutWhen(answer) === null ? before : (withoutWhen(before) ?? before);
  return `${open.replace(/[\s.!?,]+$/, '')} ${answer}`;
}
