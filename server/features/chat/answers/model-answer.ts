import { Failure } from '../../../../domain/errors.ts';
import { cutAtWord } from '../../../../domain/post/cut.ts';
import type { Platform } from '../../../../domain/post/platforms.ts';
import { instantToWall } from '../../../../domain/time.ts';
import { type ModelReply, readWithModel } from '../../../assistant/model/read-with-model.ts';
import type { OperationReport, Words } from '../../../assistant/model/told.ts';
import { faultsIn } from '../../../assistant/model/tool-context.ts';
import type { Operation } from '../../../assistant/operations.ts';
import { isTalk } from '../../../assistant/perform.ts';
import type { Language } from '../../../assistant/reading/language.ts';
import { talkLanguage } from '../../../assistant/reading/languages/turn-in-english.ts';
import { asksBack } from '../../../lib/references.ts';
import { AiFailure } from '../../../platform/ai/failures.ts';
import { type ChatOutcome, type ConversingModel, type Exchange, isUnmade } from '../answering.ts';
import { findPosts } from '../kept/find-posts.ts';
import { rememberedAfter } from '../kept/memory.ts';
import { joinedAnswers, performOperations } from '../perform-operations.ts';
import { writtenBy } from '../plan/plan-contents.ts';
import { answerRevision } from './revision-answer.ts';
import { onlySaid } from './talk-answer.ts';
import { tellMade } from './tell-made.ts';
import { answerWritten } from './written-answer.ts';

/** What a model is told of a photo, which it does not see. */
const ATTACHED =
  '[The user attached a photo of their own. It is put beside the post by itself; a picture that you draw stands on it.]';

/** What the user is told where a model fails after it has done something. */
const STOPPED = 'The connected model stopped before it was done:';

/**
 * Lets the user's connected model read a message. What it does is performed as the built-in reader's operations are, one by
 * one, each on what the one before it left. Fails with AiFailure where nothing came of it.
 */
export async function answerByModel(
  exchange: Exchange,
  converse: ConversingModel,
  hint: Operation[],
): Promise<ChatOutcome> {
  const { deps, sent, asked, conversation } = exchange;
  const { timeZone, userId, signal, emit } = asked;
  const now = deps.clock();
  const moment = { now: now.toISOString(), timeZone };
  const made: ChatOutcome[] = [];
  let after = exchange;
  let refusal: Failure | AiFailure | null = null;
  const act = async (operation: Operation, words: Words | null, engine: string): Promise<OperationReport> => {
    if (made.some(asks)) return { refused: 'You have asked the user: wait for the answer.' };
    try {
      const part = await performWith(after, operation, words, engine, wishIn(hint));
      if (isUnmade(part)) return { refused: part.message };
      made.push(part);
      after = { ...after, memory: rememberedAfter(after.memory, part, timeZone) };
      return tellMade(part, instantToWall(moment.now, timeZone));
    } catch (thrown) {
      // A limit that is reached, a text that is too long: the model may go on without it, and says so.
      if (!(thrown instanceof Failure || thrown instanceof AiFailure) || signal.aborted) throw thrown;
      refusal = thrown;
      return { refused: thrown.message };
    }
  };
  const said = {
    message: exchange.photo ? `${sent.originalMessage}\n\n${ATTACHED}` : sent.originalMessage,
    history: conversation.turns,
    brand: await deps.brandOf(userId),
    state: () => after.memory.state,
  };
  emit('step', { message: 'Reading your message…' });
  try {
    const reply = await readWithModel(
      { converse: (task) => converse.talk(task, signal) },
      {
        ...said,
        variant: sent.variant,
        moment,
        hint,
        perform: (operation, words) => act(operation, words, converse.engine),
        findPosts: (about) => findPosts(deps.db, userId, about),
        onText: (delta) => emit('text', { agent: 'Assistant', delta }),
        onStep: (message) => emit('step', { message }),
      },
    );
    if (made.length > 0) return told(made, reply, now);
    if (refusal !== null) throw refusal;
    const notesOn = (matter: string, platforms: Platform[]) =>
      faultsIn(reply.text, { matter, platforms: platforms.length > 0 ? platforms : null }, said);
    return await onlyWords(exchange, reply, hint, notesOn);
  } catch (thrown) {
    const done = made.filter(hasDone);
    if (!(thrown instanceof AiFailure) || done.length === 0 || signal.aborted) throw thrown;
    const all = done.reduce(joinedAnswers);
    return { ...all, message: `${all.message} ${STOPPED} ${thrown.message}` };
  }
}

const asks = ({ outputs }: ChatOutcome): boolean => outputs.some((output) => 'question' in output && output.question);

/** Whether anything came of it: looking at plans and asking leave nothing. */
function hasDone({ outputs, plans, effects, workflows = [] }: ChatOutcome): boolean {
  return (
    plans.length + effects.length + workflows.length > 0 ||
    outputs.some((output) => 'engine' in output && output.engine)
  );
}

/** Performs one operation; with words where the model has written them itself. */
async function performWith(
  exchange: Exchange,
  operation: Operation,
  words: Words | null,
  engine: string,
  wish: string | undefined,
): Promise<ChatOutcome> {
  if (operation.op === 'revise')
    return answerRevision(exchange, operation, languageIn(exchange), words && { ...words, engine });
  if (words === null) return performOperations(exchange, [operation]);
  if (operation.op === 'write') return answerWritten(exchange, operation, { ...words, engine });
  if (operation.op !== 'plan') return performOperations(exchange, [operation]);
  const { draft: _, ...order } = operation;
  const title = cutAtWord(words.text.split('\n')[0] ?? '', 60);
  const from = wish === undefined ? {} : { matter: wish };
  const made = await performOperations(exchange, [{ ...order, ...from, words: words.text, title }]);
  return { ...made, plans: made.plans.map((plan) => ({ ...plan, textNotes: [...words.notes, ...writtenBy(engine)] })) };
}

/** What a message wants posts to be about, where it does not give their words. */
function wishIn(hint: Operation[]): string | undefined {
  const plans = hint.filter((one) => one.op === 'plan');
  return plans.length === 1 && plans[0]?.words === undefined ? plans[0]?.matter : undefined;
}

const languageIn = ({ sent, memory }: Exchange): Language => talkLanguage(sent.originalMessage, memory.state);

/** What was done, in the model's words; in our own where it has none, or asks. */
function told(made: ChatOutcome[], { text }: ModelReply, now: Date): ChatOutcome {
  const all = made.reduce(joinedAnswers);
  const plans = all.plans.length + all.effects.filter(({ type }) => type !== 'cancel').length;
  const status = plans > 1 ? 'multiple_scheduling_plan' : all.status;
  if (text === '' || asks(all)) return { ...all, status };
  // What was only said is said by the model now; what it was about stays known.
  const named = all.outputs.flatMap((output) => ('named' in output ? (output.named ?? []) : []));
  const outputs = all.outputs.filter(
    (output) => output.output_type !== 'text' || ('engine' in output && output.engine),
  );
  if (!made.some(hasDone)) return onlySaid(text, now, { named });
  return { ...all, status, message: text, outputs };
}

/** Not words but a page, or a call of a tool that came as text. */
const IS_CODE = /^(?:```\w*\s*)?(?:<[a-z!]|\{\s*"|\[\s*\{)/i;

/** A model that only speaks: it has written the text that was asked for, answered, or its words serve what was read. */
async function onlyWords(
  exchange: Exchange,
  { text, engine }: ModelReply,
  hint: Operation[],
  notesOn: (matter: string, platforms: Platform[]) => string[],
): Promise<ChatOutcome> {
  const now = exchange.deps.clock();
  if (text === '' || IS_CODE.test(text)) throw new AiFailure('bad-answer');
  if (hint.every(isTalk) || asksBack(text)) return onlySaid(text, now, { isQuestion: asksBack(text) });
  const [only, ...others] = hint;
  const isOneText =
    only?.op === 'write' && others.length === 0 && (only.platforms ?? []).length < 2 && !only.picture && !only.sound;
  if (!isOneText) return performOperations(exchange, hint);
  return answerWritten(exchange, only, { text, notes: notesOn(only.matter, only.platforms ?? []), engine });
}
