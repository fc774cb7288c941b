import { countOffThread } from '../../assistant/off-thread.ts';
import type { Operation, ReviseOperation } from '../../assistant/operations.ts';
import { talkLanguage } from '../../assistant/reading/languages/turn-in-english.ts';
import { notEnough } from '../../assistant/reading/posts.ts';
import { type ChatOutcome, type Exchange, isUnmade } from './answering.ts';
import { answerPhotoBeside } from './answers/photo-answer.ts';
import { answerRevision } from './answers/revision-answer.ts';
import { answerDrawing, answerSpeaking, answerWriting, NO_OTHER_VERSION } from './answers/run-answer.ts';
import { answerTalk, isAllTalk, onlySaid } from './answers/talk-answer.ts';
import { answerWorkflow } from './answers/workflow-answer.ts';
import { rememberedAfter } from './kept/memory.ts';
import { answerPlans } from './plan/plan-answer.ts';
import { answerMedia } from './plan/plan-media.ts';
import { fillPlan } from './plan/plan-question.ts';

/** Several answers to one message, each made on what the one before it left; a question ends it. */
export async function inTurn(
  exchange: Exchange,
  works: ((after: Exchange) => Promise<ChatOutcome>)[],
): Promise<ChatOutcome> {
  const made: ChatOutcome[] = [];
  let after = exchange;
  for (const work of works) {
    const part = await work(after);
    made.push(part);
    if (part.outputs.some((output) => 'question' in output && output.question)) break;
    after = { ...after, memory: rememberedAfter(after.memory, part, after.asked.timeZone) };
  }
  return made.reduce(joinedAnswers);
}

/** Two parts of one answer. */
export function joinedAnswers(a: ChatOutcome, b: ChatOutcome): ChatOutcome {
  const drafts = new Set(b.outputs.flatMap((output) => ('draft' in output ? [output.draft] : [])));
  return {
    status: isUnmade(a) || b.effects.length + b.plans.length > 0 ? b.status : a.status,
    message: [...new Set([a.message, b.message])].join(' '),
    // Of a draft that changed twice, the last version counts.
    outputs: [...a.outputs.filter((output) => !('draft' in output && drafts.has(output.draft))), ...b.outputs],
    plans: [...a.plans, ...b.plans],
    effects: [...a.effects, ...b.effects],
    workflows: [...(a.workflows ?? []), ...(b.workflows ?? [])],
  };
}

/** Performs operations, whoever read them: the one place where a message becomes words, plans, pictures and sound. */
export async function performOperations(exchange: Exchange, operations: Operation[]): Promise<ChatOutcome> {
  if (isAllTalk(operations)) return answerTalk(exchange, operations);
  const plans = operations.filter((one) => one.op === 'plan');
  if (plans.length === operations.length) return answerPlans(exchange, plans);
  return inTurn(
    exchange,
    operations.map((operation) => (after) => performOne(after, operation)),
  );
}

async function performOne(exchange: Exchange, operation: Operation): Promise<ChatOutcome> {
  switch (operation.op) {
    case 'write': {
      const count = exchange.deps.isEdited ? await countOffThread(operation.brief ?? '') : 0;
      return count > 1
        ? answerTalk(exchange, [{ op: 'ask', about: notEnough(count) }])
        : answerWriting(exchange, operation);
    }
    case 'draw':
      return answerPhotoBeside(exchange, operation.drafts) ?? answerDrawing(exchange, operation);
    case 'speak':
      return answerSpeaking(exchange, operation);
    case 'revise':
      return revised(exchange, operation);
    case 'changePlan':
      if (operation.change.picture || operation.change.sound)
        return answerMedia(exchange, operation.which, operation.change);
      return operation.change.matter === undefined
        ? answerTalk(exchange, [operation])
        : fillPlan(exchange, operation.which, operation.change.matter);
    case 'buildWorkflow':
      return answerWorkflow(exchange, operation);
    default:
      return answerTalk(exchange, [operation]);
  }
}

/** The editor changes a draft on its own words; a connected model writes it anew from the conversation. */
async function revised(exchange: Exchange, operation: ReviseOperation): Promise<ChatOutcome> {
  const { deps, sent, memory, works } = exchange;
  const say = sent.originalMessage;
  if (!deps.isEdited) {
    const { platform = null } = memory.state.drafts.find(({ n }) => n === operation.draft) ?? {};
    const platforms = [operation.platform ?? platform].filter((one) => one !== null);
    return answerWriting(exchange, { op: 'write', matter: say, brief: say, platforms });
  }
  if (works.length > 0) return onlySaid(NO_OTHER_VERSION, deps.clock());
  return answerRevision(exchange, operation, talkLanguage(say, memory.state));
}
