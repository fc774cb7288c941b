import { type AgentType, DEFAULT_VOICE } from '../../../domain/agents.ts';
import { lengthRefusal } from '../../../domain/approved-text.ts';
import { askedAgentType } from '../../../domain/asked-agent-type.ts';
import type { Brand } from '../../../domain/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { isOnlyForm, ownWords } from '../../../domain/own-words.ts';
import { AS_WRITTEN, NOTHING_TO_POST, OWN_WORDS, platformWords, WRITTEN_LATER } from '../../../domain/plan.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/platforms.ts';
import { isReference, isVerbatim } from '../../../domain/references.ts';
import { scriptBrief } from '../../../domain/spoken-words.ts';
import { cutAtWord } from '../../../domain/text.ts';
import type { Plan as ReadPlan } from '../../assistant/reading/grammar/reading.ts';
import { languageOf } from '../../assistant/reading/language.ts';
import type { Agents } from '../../platform/ai/agents.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { NewPlan } from '../plans/plan-rows.ts';
import { momentOfReading, timeNotes } from '../plans/reading-moment.ts';
import { checkUpcoming } from '../scheduled/moments.ts';
import type { Conversation, MadeText } from './conversation.ts';
import { eachLimited } from './each-limited.ts';

/** More posts than this from one message is a slip of the tongue. */
const MOST_PLANS = 60;
const WRITERS_AT_ONCE = 6;
const WRITING_MS = 90_000;

export interface PlanRequest {
  message: string;
  plans: ReadPlan[];
  conversation: Conversation;
  agents: Agents;
  brand: Brand;
  variant: number;
  signal: AbortSignal;
  now: Date;
}

/** The plans of a message with their content: the very words where they were given, otherwise a text that is ready to post. */
export async function makePlans(request: PlanRequest): Promise<NewPlan[]> {
  const wanted = request.plans.flatMap((plan) => resolve(withoutOrder(plan), request.conversation.lastTexts));
  if (wanted.length > MOST_PLANS)
    throw new Failure(
      'VALIDATION',
      `That would be ${wanted.length} posts. Please ask for at most ${MOST_PLANS} at once.`,
    );
  for (const { plan } of wanted) checkUpcoming(momentOfReading(plan), request.now);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WRITING_MS)]);
  const agentType = askedAgentType(request.message);
  return eachLimited(wanted, WRITERS_AT_ONCE, async ({ plan, text }, index) => {
    // Posts about the same thing are not the same post.
    const twin = wanted.slice(0, index).filter((other) => other.plan.content === plan.content).length;
    const content = await contentOf(request, plan, text, {
      agentType,
      variant: request.variant + twin,
      signal,
    });
    return {
      workflowName: cutAtWord(plan.title.trim(), 200) || 'Scheduled post',
      platforms: plan.platforms,
      agentType,
      medium: plan.medium,
      frequency: plan.frequency,
      sessionId: null,
      originalMessage: request.message,
      moment: momentOfReading(plan),
      notes: timeNotes(plan),
      ...content,
      assumed: [...plan.assumed, ...content.assumed],
    };
  });
}

const ORDER =
  /(?<![\s,])[\s,]+(?:and|then|and then) (?:post|publish|share|schedule|tweet|send)(?: (?:it|this|that|them))?(?: out)?[.!]*$/i;

/** 'A drawing of a cabin and post it' is about a cabin: the order itself is no content. */
function withoutOrder(plan: ReadPlan): ReadPlan {
  return { ...plan, content: plan.content.replace(ORDER, ''), title: plan.title.replace(ORDER, '') };
}

/** What a plan posts where it only says 'that': the last texts, each for its own platform unless others are named. */
function resolve(plan: ReadPlan, lastTexts: MadeText[]): { plan: ReadPlan; text: string | null }[] {
  const [first] = lastTexts;
  if (!first || !isReference(plan.content)) return [{ plan, text: null }];
  const named = plan.platforms.length > 0;
  const fitting = named ? lastTexts.filter(({ platform }) => platform && plan.platforms.includes(platform)) : lastTexts;
  if (fitting.length < 2) return [{ plan: titled(plan, fitting[0] ?? first, named), text: (fitting[0] ?? first).text }];
  return fitting.map((made) => ({ plan: titled(plan, made, false), text: made.text }));
}

function titled(plan: ReadPlan, { text, platform }: MadeText, keepsPlatforms: boolean): ReadPlan {
  const title = cutAtWord(text.trim().split('\n')[0] ?? '', 60) || plan.title;
  if (keepsPlatforms || !platform) return { ...plan, title };
  return { ...plan, title, platforms: [platform], assumed: plan.assumed.filter((words) => words !== 'all platforms') };
}

type PlanContent = Pick<NewPlan, 'input' | 'description' | 'assumed' | 'textNotes' | 'question'>;

async function contentOf(
  request: PlanRequest,
  plan: ReadPlan,
  text: string | null,
  writing: { agentType: AgentType; variant: number; signal: AbortSignal },
): Promise<PlanContent> {
  const { medium, content, title } = plan;
  const where = platformWords(plan.platforms);
  const how = medium === 'image' ? `A picture for ${where}.` : `Spoken for ${where}.`;
  const words = text ?? (isVerbatim(request.message, content) ? content : null);
  const known = (input: string, description: string): PlanContent => ({ input, description, assumed: [] });
  const later = (topic: string, assumed: string) => ({ ...known('', topic), assumed: [assumed] });
  if (words === null && (isReference(content) || isOnlyForm(content))) return later(title, NOTHING_TO_POST);
  if (medium === 'image') return known(words ?? content, how);
  const overlong = words !== null && medium === 'text' ? lengthRefusal(words, plan.platforms) : null;
  if (overlong) throw new Failure('VALIDATION', overlong);
  if (words !== null) return known(words, medium === 'text' ? AS_WRITTEN : how);
  try {
    const { output, notes = [] } = await request.agents.chat({
      agent: title,
      input: briefFor(medium === 'audio' ? scriptBrief(content) : content),
      description: null,
      incoming: null,
      platform: strictest(plan.platforms),
      brand: request.brand,
      speaker: DEFAULT_VOICE,
      history: [],
      isUnattended: true,
      ...writing,
    });
    if (medium === 'audio') return { ...known(output, how), textNotes: notes };
    const description = `${AS_WRITTEN} Written for ${where} from "${content}".`;
    // A writer that does not keep to the limit is told on the card: such a plan can't be approved.
    const overlong = lengthRefusal(output, plan.platforms);
    return { ...known(output, description), textNotes: overlong ? [...notes, overlong] : notes };
  } catch (failure) {
    if (!(failure instanceof AiFailure) || request.signal.aborted) throw failure;
    if (failure.kind === 'nothing-written') {
      const own = medium === 'text' ? ownWords(content) : null;
      const said = own === null ? later(content, NOTHING_TO_POST) : { ...known(own, AS_WRITTEN), assumed: [OWN_WORDS] };
      return { ...said, question: failure.reply };
    }
    // The schedule does not wait for a model: it is written when it runs, from what the description says.
    return later(content, WRITTEN_LATER);
  }
}

/** A bare topic as a request; whole sentences and requests stand for themselves. */
function briefFor(content: string): string {
  const standsForItself =
    /^(?:please )?(?:write|create|make|draft|compose|generate|post|share|tweet|publish|record)\b|[.!?:]\s+\S|\n/i;
  // After a colon stands what is to be posted, in whichever language.
  if (languageOf(content) !== 'en') return `Post: ${content}`;
  return standsForItself.test(content) ? content : `Post ${content}`;
}

/** What fits the tightest of the platforms fits them all. */
export function strictest(platforms: Platform[]): Platform {
  const [first = 'twitter', ...rest] = platforms.length > 0 ? platforms : PLATFORMS;
  return rest.reduce((a, b) => (PLATFORM_RULES[b].maxLength < PLATFORM_RULES[a].maxLength ? b : a), first);
}
