import { hasNothingToPost, OWN_WORDS } from '../../../../domain/schedule/plan.ts';
import type { MediaBeside, PlanOrder } from '../../../assistant/operations.ts';
import { languageOf } from '../../../assistant/reading/language.ts';
import { isOneMatter, notEnough } from '../../../assistant/reading/posts.ts';
import { timeQuestion } from '../../../assistant/reading/time-question.ts';
import { inLanguage } from '../../../assistant/texts/in-language.ts';
import { refersBack } from '../../../lib/references.ts';
import { timeNotes } from '../../plans/order-moment.ts';
import type { NewPlan } from '../../plans/plan-rows.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import { onlySaid } from '../answers/talk-answer.ts';
import { makePlans } from './plan-contents.ts';
import { plansWithMedia } from './plan-media.ts';
import { planFailure, planMessage } from './plan-message.ts';

/** Makes plans with their content, or asks for what they lack. */
export async function answerPlans(exchange: Exchange, orders: PlanOrder[]): Promise<ChatOutcome> {
  const { deps, sent, asked, memory } = exchange;
  const { userId, signal, timeZone } = asked;
  const { originalMessage: message, variant } = sent;
  const now = deps.clock();
  const tell = (words: string) => inLanguage(words, languageOf(message));
  const ask = (words: string): ChatOutcome => onlySaid(tell(words), now, { isQuestion: true });
  const [unsure] = orders.flatMap((order) => timeQuestion(order, languageOf(message)) ?? []);
  if (unsure !== undefined) return ask(unsure);
  // A connected model writes several posts about one thing; the editor would make them all alike.
  const matters = orders.flatMap(({ matter }) => matter ?? []);
  if (deps.isEdited && matters.length === orders.length && isOneMatter(message, matters))
    return ask(notEnough(orders.length));
  try {
    const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
    const all = await makePlans(orders, { message, timeZone, agents, brand, variant, signal, now });
    // One plan without words asks on its card; several are no plan yet: what they should say is asked for.
    const worded = all.length === 1 ? all : all.filter((plan) => !hasNothingToPost(plan));
    const wishOf = (plan: NewPlan): MediaBeside => orders[all.indexOf(plan)] ?? {};
    const { plans: made, missing } = await plansWithMedia(exchange, worded, wishOf);
    if (made.length === 0) return ask('I know when, but not what. What should the posts say?');
    if (made.every(hasNothingToPost) && refersBack(message))
      return ask('There is no draft here yet. Which text do you mean?');
    const wasAsked = memory.state.unwritten.planned !== '';
    if (wasAsked && made.length > 1 && made.every(({ assumed }) => assumed.includes(OWN_WORDS)))
      return ask(notEnough(made.length));
    const notes = [
      ...missing,
      ...(made.length < all.length ? [leftOut(all.length - made.length)] : []),
      ...orders.flatMap((order) => timeNotes(order, timeZone)),
    ];
    const status = made.length > 1 ? 'multiple_scheduling_plan' : 'scheduling_plan';
    return { status, message: planMessage(made, notes).map(tell).join(' '), outputs: [], plans: made, effects: [] };
  } catch (thrown) {
    throw signal.aborted ? thrown : planFailure(thrown, orders.length);
  }
}

const leftOut = (count: number): string =>
  `I left out ${count === 1 ? 'one' : count}, as there is nothing to post yet: tell me what it should say and when.`;
