import { PLATFORM_RULES } from '../../../../domain/post/platforms.ts';
import { BUILTIN_EDITOR, type Output } from '../../../../domain/workflow/outputs.ts';
import type { Words } from '../../../assistant/model/told.ts';
import type { ReviseOperation } from '../../../assistant/operations.ts';
import type { Language } from '../../../assistant/reading/language.ts';
import { type RevisedDraft, revise } from '../../../assistant/revising/revise.ts';
import type { DraftState } from '../../../assistant/state.ts';
import { inLanguage } from '../../../assistant/texts/in-language.ts';
import { debitRun } from '../../usage/usage.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import { nextDraftNumber } from '../kept/memory.ts';
import { onlySaid, textEffect } from './talk-answer.ts';

/** Words that an engine has written already. */
export type EngineWords = Words & { engine: string };

/** A draft changed on its own words, or as a connected model has written it; what only a model could do is said, and costs nothing. */
export async function answerRevision(
  { deps: { db, clock }, asked: { userId, emit }, memory: { state, plans } }: Exchange,
  operation: ReviseOperation,
  language: Language,
  written: EngineWords | null = null,
): Promise<ChatOutcome> {
  const tell = (words: string) => inLanguage(words, language);
  const asked = (message: string): ChatOutcome => onlySaid(tell(message), clock(), { isQuestion: true });
  const draft = state.drafts.find(({ n }) => n === operation.draft);
  if (!draft) return asked('There is no such draft here. Which text do you mean?');
  const { draft: next, note, question } = written ? asWritten(draft, operation, written) : revise(draft, operation);
  if (question !== null) return asked(question);
  const isSame = next.text === draft.text && next.platform === draft.platform;
  // The same words wait in plans: they are mended there too.
  const effects = state.plans
    .filter(({ status, content }) => status === 'pending' && content === draft.text)
    .filter(() => next.text !== draft.text && !operation.keeps)
    .map((plan) => textEffect(plan, next.text, plans.get(plan.n)?.recurrence ?? null));
  if (draft.isOnlyPlanned && effects.length > 0)
    return {
      status: 'completed',
      message: ['Changed. It still waits for your approval.', note]
        .filter((words) => words !== null)
        .map(tell)
        .join(' '),
      outputs: [],
      plans: [],
      effects,
    };
  // What stays as it was, or was there before, costs nothing.
  if (!isSame && operation.change !== 'undo') await debitRun(db, userId, clock());
  const { platform, text } = next;
  const output: Output = {
    output_type: 'text',
    output: text,
    agent: platform ? `${PLATFORM_RULES[platform].label} post` : 'Assistant',
    timestamp: Math.floor(clock().getTime() / 1000),
    engine: written?.engine ?? BUILTIN_EDITOR,
    ...(platform ? { platform } : {}),
    ...(note === null ? {} : { notes: [tell(note)] }),
  };
  emit('output', output);
  const done = isSame
    ? 'It stays as it is.'
    : platform
      ? `Here’s your text for ${PLATFORM_RULES[platform].label}.`
      : 'Here’s the new version.';
  return {
    status: 'completed',
    message: tell(done),
    outputs: [{ ...output, draft: operation.keeps ? nextDraftNumber(state) : draft.n }],
    plans: [],
    effects,
  };
}

function asWritten(
  draft: DraftState,
  { platform = draft.platform ?? undefined }: ReviseOperation,
  { text, notes }: EngineWords,
): RevisedDraft {
  return {
    draft: { ...draft, text, platform: platform ?? null },
    note: notes.length > 0 ? notes.join(' ') : null,
    question: null,
    isUndone: false,
  };
}
