import type { AnswerOf } from '../../../domain/api/call.ts';
import type { describeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { describeWithModel } from '../../assistant/model/describe-with-model.ts';
import { type ReadWorkflow, readWorkflow } from '../../assistant/reading/workflow.ts';
import type { ConversationTask } from '../../platform/ai/connected/converse.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { Log } from '../../platform/log.ts';

export interface DescribeDeps {
  /** Talks to the user's connected model; null where none writes for them. */
  converseFor(userId: string): Promise<{ talk(task: ConversationTask, signal: AbortSignal): Promise<unknown> } | null>;
  log: Log;
}

const INSTEAD = 'The connected model could not be used, so the built-in reader made this:';

/** Reads a workflow out of words: by the connected model where there is one, else, or where it fails, by the grammar. */
export async function describe(
  { converseFor, log }: DescribeDeps,
  userId: string,
  text: string,
  signal: AbortSignal,
): Promise<AnswerOf<typeof describeWorkflow>> {
  const hint = readWorkflow(text);
  const model = await converseFor(userId);
  if (!model) return answerOf(hint);
  try {
    return answerOf(await describeWithModel((task) => model.talk(task, signal), text, hint));
  } catch (thrown) {
    if (!(thrown instanceof AiFailure) || signal.aborted) throw thrown;
    log.warn({ kind: thrown.kind, cause: thrown.cause }, 'a connected model could not read a workflow');
    return answerOf(hint, `${INSTEAD} ${thrown.message}`);
  }
}

function answerOf(read: ReadWorkflow, note: string | null = null): AnswerOf<typeof describeWorkflow> {
  return 'question' in read
    ? { agents: [], question: read.question, note }
    : { agents: read.agents, question: null, note };
}
