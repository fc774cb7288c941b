import { toast } from 'react-toastify/unstyled';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { executeWorkflow } from '../../../../domain/api/workflow/workflows.ts';
import { isWordless } from '../../../../domain/workflow/agents.ts';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { closeBuilderLayer, openBuilderLayer } from '../builder-ui.ts';
import { showAgent } from '../canvas/show-agent.ts';
import { drawingNow } from '../drawing/workflow-store.ts';
import type { WorkflowPart } from './run-parts.ts';
import { runDrawing } from './run-store.ts';
import type { RunOutcome } from './run-workflow.ts';

const NO_OTHER =
  'There is no other version: what makes it gives the same again. Change the description, or connect a model in Settings.';

/** Runs the workflow, or a part of it, and tells how it ended; a fault of one agent is shown there. */
export async function runAndTell(part?: WorkflowPart): Promise<void> {
  const outcome = await runDrawing(part);
  closeBuilderLayer('results');
  switch (outcome?.kind) {
    case 'refused':
      toast.error(refusal(outcome));
      showAgent(outcome.nodeId);
      break;
    case 'limit':
      openBuilderLayer({ kind: 'limit' });
      break;
    case 'usage-unknown':
      toastFailure('Failed to check usage limits', 'Nothing was run. Please try again in a moment.');
      break;
    case 'failed':
      toastFailure(
        'Failed to execute workflow',
        outcome.nodeId === null ? outcome.message : `${nameOf(outcome.nodeId)} says why.`,
      );
      showAgent(outcome.nodeId);
      break;
    case 'cancelled':
      toast.info('The run was cancelled.');
      break;
    case 'finished': {
      const [first, ...more] = outcome.answer.failures;
      if (outcome.isSameVersion) toast.info(NO_OTHER);
      if (!first) {
        tellUndone(outcome.answer);
        break;
      }
      const of = part === undefined || part.kind === 'changed' ? drawingNow().nodes.size : outcome.ran;
      toast.warn(`${more.length + 1} of ${of} agents did not finish.`);
      showAgent(first.nodeId);
    }
  }
}

/** What is said from afar of a run that can't begin: the agent that is shown says why, and what to do. */
function refusal({ message, nodeId }: Extract<RunOutcome, { kind: 'refused' }>): string {
  if (nodeId === null || isWordless({ name: nameOf(nodeId) }, message)) return message;
  return `${nameOf(nodeId)} can’t run yet. It says why.`;
}

const nameOf = (id: string): string => drawingNow().nodes.get(id)?.name ?? 'An agent';

/** A run in which an agent did not do what it was told is not over in silence: the agent says what. */
function tellUndone({ state, outputs }: AnswerOf<typeof executeWorkflow>): void {
  if (state !== 'undone') return;
  const left = outputs.filter(({ undone = [] }) => undone.length > 0);
  const who = left.map(({ agent }) => agent).join(', ');
  toast.warn(`Not all was done: see ${who}.`);
  showAgent(left[0]?.nodeId ?? null);
}
