import type { Brand } from '../../../../domain/brand.ts';
import { Failure } from '../../../../domain/errors.ts';
import { PLANS_AT_ONCE } from '../../../../domain/limits.ts';
import { lengthRefusal } from '../../../../domain/post/approved-text.ts';
import { cutAtWord } from '../../../../domain/post/cut.ts';
import { strictest } from '../../../../domain/post/platforms.ts';
import {
  AS_WRITTEN,
  ASK_WORDS,
  NOTHING_TO_POST,
  OWN_WORDS,
  platformWords,
  WRITTEN_LATER,
} from '../../../../domain/schedule/plan.ts';
import { DEFAULT_VOICE } from '../../../../domain/workflow/agents.ts';
import { BUILTIN_EDITOR } from '../../../../domain/workflow/outputs.ts';
import type { PlanOrder } from '../../../assistant/operations.ts';
import { languageOf } from '../../../assistant/reading/language.ts';
import { isOnlyForm, isWish, ownWords } from '../../../lib/own-words.ts';
import { OWN_VERB } from '../../../lib/platform-words.ts';
import { isReference } from '../../../lib/references.ts';
import type { Agents } from '../../../platform/ai/agents.ts';
import { AiFailure } from '../../../platform/ai/failures.ts';
import { momentOfOrder, timeNotes } from '../../plans/order-moment.ts';
import type { NewPlan } from '../../plans/plan-rows.ts';
import { checkUpcoming } from '../../scheduled/moments.ts';
import { eachLimited } from '../answers/each-limited.ts';

const WRITERS_AT_ONCE = 6;
const WRITING_MS = 90_000;

export interface PlanSetting {
  message: string;
  timeZone: string;
  agents: Agents;
  brand: Brand;
  variant: number;
  signal: AbortSignal;
  now: Date;
}

/** The plans with their content: the very words where they were given, otherwise a text that is ready to post. */
export async function makePlans(orders: PlanOrder[], setting: PlanSetting): Promise<NewPlan[]> {
  if (orders.length > PLANS_AT_ONCE)
    throw new Failure(
      'VALIDATION',
      `That would be ${orders.length} posts. Please ask for at most ${PLANS_AT_ONCE} at once.`,
    );
  for (const order of orders) checkUpcoming(momentOfOrder(order, setting.timeZone), setting.now);
  const signal = AbortSignal.any([setting.signal, AbortSignal.timeout(WRITING_MS)]);
  return eachLimited(orders, WRITERS_AT_ONCE, async (order, index) => {
    const { title = '', platforms = [], agentType = 'custom', medium = 'text', frequency = 'once' } = order;
    const { assumed = [] } = order;
    // Posts about the same thing are not the same post.
    const twin = orders.slice(0, index).filter(({ matter }) => matter !== undefined && matter === order.matter).length;
    const moment = momentOfOrder(order, setting.timeZone);
    const content = await contentOf(order, { ...setting, signal, variant: setting.variant + twin }, setting.signal);
    return {
      workflowName: cutAtWord(title.trim(), 200) || 'Scheduled post',
      platforms,
      agentType,
      medium,
      frequency,
      sessionId: null,
      originalMessage: setting.message,
      moment,
      notes: timeNotes(order, setting.timeZone),
      ...content,
      fresh: moment.recurrence !== null && content.fresh === true,
      assumed: [...assumed, ...content.assumed],
    };
  });
}

type PlanContent = Pick<NewPlan, 'input' | 'description' | 'assumed' | 'textNotes' | 'question' | 'wish' | 'fresh'>;

async function contentOf(
  { words, matter = '', title = '', platforms = [], medium = 'text', agentType = 'custom' }: PlanOrder,
  { agents, brand, variant, signal }: PlanSetting,
  wanted: AbortSignal,
): Promise<PlanContent> {
  const where = platformWords(platforms);
  const how = medium === 'image' ? `A picture for ${where}.` : `Spoken for ${where}.`;
  const known = (input: string, description: string): PlanContent => ({ input, description, assumed: [] });
  const later = (topic: string, assumed: string) => ({ ...known('', topic), assumed: [assumed] });
  if (words === undefined && (isReference(matter) || isOnlyForm(matter))) return later(title, NOTHING_TO_POST);
  if (medium === 'image') return known(words ?? matter, how);
  const overlong = words !== undefined && medium === 'text' ? lengthRefusal(words, platforms) : null;
  if (overlong) throw new Failure('VALIDATION', overlong);
  if (words !== undefined && medium !== 'text') return known(words, how);
  // Words together with what they were written from are a model's, who can write others.
  if (words !== undefined) return { ...known(words, AS_WRITTEN), ...(matter ? { wish: matter, fresh: true } : {}) };
  try {
    const {
      output,
      engine,
      notes: remarks = [],
    } = await agents.chat({
      agent: title,
      input: briefFor(matter),
      description: null,
      incoming: null,
      platform: strictest(platforms),
      agentType,
      brand,
      speaker: DEFAULT_VOICE,
      history: [],
      isUnattended: true,
      variant,
      signal,
    });
    const byModel = writtenBy(engine);
    const notes = [...remarks, ...byModel];
    if (medium === 'audio') return { ...known(output, how), textNotes: notes };
    const description = `${AS_WRITTEN} Written for ${where} from "${matter}".`;
    const written = { wish: matter, fresh: byModel.length > 0 };
    return { ...known(output, description), ...written, textNotes: notes };
  } catch (failure) {
    if (!(failure instanceof AiFailure) || wanted.aborted) throw failure;
    if (failure.kind === 'nothing-written') {
      const own = medium === 'text' ? ownWords(matter) : null;
      const said = own === null ? later(matter, NOTHING_TO_POST) : { ...known(own, AS_WRITTEN), assumed: [OWN_WORDS] };
      return { ...said, question: isWish(matter) ? ASK_WORDS : failure.reply };
    }
    // The schedule does not wait for a model: it is written when it runs, from what the description says.
    return later(matter, WRITTEN_LATER);
  }
}

/** Whose words they are stands on the card, where they are not the user's own. */
export function writtenBy(engine: string | undefined): string[] {
  return engine === undefined || engine === BUILTIN_EDITOR ? [] : [`Written by ${engine}.`];
}

/** A bare topic as a request; whole sentences and requests stand for themselves. */
function briefFor(content: string): string {
  const standsForItself = new RegExp(
    String.raw`^(?:please )?(?:write|create|make|draft|compose|generate|post|share|${OWN_VERB}|publish|record)\b|[.!?:]\s+\S|\n`,
    'i',
  );
  // After a colon stands what is to be posted, in whichever language.
  if (languageOf(content) !== 'en') return `Post: ${content}`;
  return standsForItself.test(content) ? content : `Post ${content}`;
}
