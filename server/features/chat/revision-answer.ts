import { BUILTIN_EDITOR, type Output } from '../../../domain/outputs.ts';
import { PLATFORM_RULES } from '../../../domain/platforms.ts';
import type { Revise } from '../../assistant/operations.ts';
import { revise } from '../../assistant/revising/revise.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Emit } from '../../platform/http/event-stream.ts';
import { debitRun } from '../usage/usage.ts';
import type { Made } from './answering.ts';
import { type Memory, nextDraft } from './memory.ts';
import { onlySaid, textEffect } from './talk-answer.ts';

/** A draft changed on its own words; what only a model could do is said, and costs nothing. */
export async function answerRevision(
  { db, clock }: { db: Database; clock: Clock },
  { userId, emit }: { userId: string; emit: Emit },
  { state, plans }: Memory,
  operation: Revise,
): Promise<Made> {
  const timestamp = Math.floor(clock().getTime() / 1000);
  const said = (message: string): Made => onlySaid(message, clock());
  const draft = state.drafts.find(({ n }) => n === operation.draft);
  if (!draft) return said('Which text do you mean? There is no such draft here.');
  const { draft: next, note, question } = revise(draft, operation);
  if (question !== null) return said(question);
  const isSame = next.text === draft.text && next.platform === draft.platform;
  // What stays as it was costs nothing, and is shown with the reason.
  if (!isSame) await debitRun(db, userId, clock());
  // The same words wait in plans: they are mended there too.
  const effects = state.plans
    .filter(({ status, content }) => status === 'pending' && content === draft.text)
    .filter(() => next.text !== draft.text && !operation.keeps)
    .map((plan) => textEffect(plan, next.text, plans.get(plan.n)?.recurrence ?? null));
  if (draft.isOnlyPlanned && effects.length > 0)
    return {
      status: 'completed',
      message: `Changed. It still waits for your approval: ${next.text}`,
      outputs: [],
      plans: [],
      effects,
    };
  const { platform, text } = next;
  const output: Output = {
    output_type: 'text',
    output: text,
    agent: platform ? `${PLATFORM_RULES[platform].label} post` : 'Assistant',
    timestamp,
    engine: BUILTIN_EDITOR,
    ...(platform ? { platform } : {}),
  };
  emit('output', output);
  const done = isSame
    ? 'It stays as it is.'
    : platform
      ? `Here’s your text for ${PLATFORM_RULES[platform].label}.`
      : 'Here’s the new version.';
  return {
    status: 'completed',
    message: note === null ? done : `${done} ${note}`,
    outputs: [{ ...output, draft: operation.keeps ? nextDraft(state) : draft.n }],
    plans: [],
    effects,
  };
}
