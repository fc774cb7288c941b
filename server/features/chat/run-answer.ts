import { Failure } from '../../../domain/errors.ts';
import { isCounted } from '../../../domain/free-plan.ts';
import { CALL_TIMEOUT_MS } from '../../../domain/limits.ts';
import type { Output } from '../../../domain/outputs.ts';
import { refersBack } from '../../../domain/references.ts';
import { lacksSubject, withoutLead } from '../../assistant/reading/lead.ts';
import { versionsAsked, versionsOf } from '../../assistant/revising/versions.ts';
import type { KeptOutput, PictureBrief } from '../../platform/db/schema/chat.ts';
import { debitRun } from '../usage/usage.ts';
import { runAgents } from './agent-answer.ts';
import type { Exchange, Made } from './answering.ts';
import type { Memory } from './memory.ts';
import { onlySaid } from './talk-answer.ts';
import { isRepeated, numbered } from './versions.ts';

/** Clients give up after CALL_TIMEOUT_MS: whatever was made until then is answered before. */
const ANSWER_WITHIN_MS = CALL_TIMEOUT_MS - 10_000;

/** What is to be made; where a draft is to be shown or spoken, its words. */
interface Order {
  medium: Output['output_type'];
  spoken?: string;
  picture?: PictureBrief;
}

/** Runs the agents that a message asks for, and counts what they make. */
export async function run(exchange: Exchange, order: Order): Promise<Made> {
  const { deps, sent, asked, conversation, memory, works } = exchange;
  const { userId, signal, emit } = asked;
  const { medium, spoken } = order;
  const brief = medium === 'text' ? withSubject(withoutLead(sent.originalMessage), memory) : sent.originalMessage;
  const picture = order.picture ?? pictureBrief(brief, memory);
  const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
  const { refund } = await debitRun(deps.db, userId, deps.clock());
  if (signal.aborted) {
    await refund();
    throw new Failure('CANCELLED');
  }
  const { failures, ...made } = await runAgents({
    message: brief,
    medium,
    ...(spoken === undefined ? {} : { spoken }),
    picture,
    platforms: memory.unwritten.platforms,
    conversation,
    agents,
    brand,
    variant: sent.variant,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    emit,
  });
  for (const { kind, cause } of failures) if (!signal.aborted) deps.log.warn({ kind, cause }, 'an agent failed');
  // Nobody gets around the count by leaving early: what was called off had begun.
  const isSame = isRepeated(made.outputs, works);
  if (!signal.aborted && (isSame || !isCounted(made.outputs))) await refund();
  const [first] = failures;
  if (made.outputs.length === 0 && first?.kind === 'over-budget') throw first;
  if (isSame) return onlySaid(NO_OTHER_VERSION, deps.clock());
  const wished = deps.isEdited && medium === 'text' ? versionsAsked(sent.originalMessage) : 1;
  const versions = made.outputs.flatMap((output) =>
    isWritten(output) ? versionsOf(output.output, wished).map((text) => ({ ...output, output: text })) : [output],
  );
  const outputs = numbered(versions, memory.state, works).map(
    (output): KeptOutput => (output.output_type === 'image' ? { ...output, drawn: picture } : output),
  );
  const message = wished > 1 && versions.some(isWritten) ? versionWords(outputs.length, wished) : made.message;
  return { ...made, message, outputs, plans: [], effects: [] };
}

export const NO_OTHER_VERSION =
  'There is no other version: without a connected AI model your words stay your own, and they have been laid out in every way there is.';

const isWritten = ({ output_type, engine }: Pick<Output, 'output_type' | 'engine'>): boolean =>
  output_type === 'text' && engine !== undefined;

/** The editor changes the order, never the words: it says where there is no other order. */
function versionWords(made: number, wished: number): string {
  if (made >= wished) return `Here are ${made} versions: the same sentences in another order. Which one do you want?`;
  return made > 1
    ? `Here are ${made} versions; there is no other order. A connected AI model could write more.`
    : 'There is only one version of it without a connected AI model: the built-in editor keeps your own words.';
}

/** A message with the subject that was named when the assistant asked, where it only tells when, where and how much. */
function withSubject(message: string, { unwritten: { subject } }: Memory): string {
  return subject !== '' && lacksSubject(message, subject) ? `${subject}: ${message}` : message;
}

/** What a picture shows: what the message says, or the draft that it speaks of. */
function pictureBrief(message: string, { state }: Memory): PictureBrief {
  const draft = state.drafts.at(-1);
  if (draft && refersBack(message)) return { input: null, incoming: draft.text, description: message };
  return { input: message, incoming: null, description: null };
}

/** The last picture with one more wish for how it looks. */
export function withWish({ description, ...shown }: PictureBrief, wish: string): PictureBrief {
  return { ...shown, description: description === null ? wish : `${description}. ${wish}` };
}
