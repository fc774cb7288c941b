import { Failure } from '../../../../domain/errors.ts';
import { isCounted } from '../../../../domain/free-plan.ts';
import { CALL_TIMEOUT_MS } from '../../../../domain/limits.ts';
import { DEFAULT_VOICE } from '../../../../domain/workflow/agents.ts';
import { BUILTIN_DESIGNER, type Output } from '../../../../domain/workflow/outputs.ts';
import { readPictureOffThread } from '../../../assistant/off-thread.ts';
import type { DrawOperation, SpeakOperation, WriteOperation } from '../../../assistant/operations.ts';
import { reorderedVersions } from '../../../assistant/revising/versions.ts';
import type { KeptOutput, PictureBrief, SpokenWords } from '../../../platform/db/schema/chat.ts';
import { debitRun } from '../../usage/usage.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import { isRepeated, numbered } from '../kept/versions.ts';
import { type AgentWork, briefOf, runAgents } from './agent-answer.ts';
import { withPhotoBeside } from './photo-beside.ts';
import { onlySaid } from './talk-answer.ts';

/** Clients give up after CALL_TIMEOUT_MS: whatever was made until then is answered before. */
const ANSWER_WITHIN_MS = CALL_TIMEOUT_MS - 10_000;

/** Writes a text for each place that was asked for, in as many versions as were wished. */
export async function answerWriting(
  exchange: Exchange,
  { matter, brief = matter, ...order }: WriteOperation,
): Promise<ChatOutcome> {
  const { platform, platforms = platform ? [platform] : [], versions = 1, picture, slides, sound, voice } = order;
  const beside = { picture, slides, sound, voice };
  const written = await run(exchange, { medium: 'text', brief, platforms, beside }, versions);
  const made = picture ? written : withPhotoBeside(exchange, written);
  const isShown = versions > 1 && exchange.deps.isEdited && made.outputs.some(isWritten);
  return isShown ? { ...made, message: versionWords(written.outputs.length, versions) } : made;
}

/** Draws a picture of what was said, of each draft that was spoken of, or the last ones again with another wish. */
export function answerDrawing(
  exchange: Exchange,
  { about, brief = about, ...order }: DrawOperation,
): Promise<ChatOutcome> {
  const { drawn, state } = exchange.memory;
  const { platforms = [], drafts = [] } = order;
  const again = order.changes ? drawn.map((one) => ({ ...one, brief: withWish(one.brief, brief) })) : [];
  const shown = state.drafts
    .filter(({ n }) => drafts.includes(n))
    // A picture of a draft is for the draft's network, and stays for it.
    .map(({ text, platform }) => ({ platform, brief: { input: null, incoming: text, description: brief } }));
  const said = { platform: null, brief: { input: brief, incoming: null, description: null } };
  const photo = exchange.photo && { photo: exchange.photo.mediaId };
  const own = ([again, shown].find((some) => some.length > 0) ?? [said]).map((one) => ({
    ...one,
    brief: { ...one.brief, ...photo },
  }));
  const last = own.at(-1) ?? said;
  const named = platforms.map((platform) => ({ ...(own.find((one) => one.platform === platform) ?? last), platform }));
  const pictures = named.length > 0 ? named : own;
  const places = pictures.flatMap(({ platform }) => platform ?? []);
  return run(exchange, { medium: 'image', brief, platforms: places, pictures });
}

/** Speaks words that are known, or writes a script first. */
export function answerSpeaking(
  exchange: Exchange,
  { about, words, brief = about, voice }: SpeakOperation,
): Promise<ChatOutcome> {
  return run(exchange, { medium: 'audio', brief, platforms: [], spoken: words ?? null, voice: voice ?? DEFAULT_VOICE });
}

/** Runs the agents that an operation needs, and counts what they make. */
async function run(exchange: Exchange, work: AgentWork, versions = 1): Promise<ChatOutcome> {
  const { deps, sent, asked, conversation, memory, works } = exchange;
  const { userId, signal, emit } = asked;
  const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
  const { refund } = await debitRun(deps.db, userId, deps.clock());
  if (signal.aborted) {
    await refund();
    throw new Failure('CANCELLED');
  }
  const { failures, ...made } = await runAgents(work, {
    turns: conversation.turns,
    latest: memory.state.drafts.filter(({ n }) => memory.state.latest.includes(n)),
    agents,
    brand,
    variant: sent.variant,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    emit,
  });
  for (const { kind, cause } of failures) if (!signal.aborted) deps.log.warn({ kind, cause }, 'an agent failed');
  // Nobody gets around the count by leaving early: what was called off had begun.
  const isSame = isRepeated(made.outputs, works);
  const isForFree = isSame || !isCounted(made.outputs) || (await isUnchanged(work, made.outputs));
  if (!signal.aborted && isForFree) await refund();
  const [first] = failures;
  if (made.outputs.length === 0 && first?.kind === 'over-budget') throw first;
  if (isSame) return onlySaid(NO_OTHER_VERSION, deps.clock());
  const wished = deps.isEdited ? versions : 1;
  const all = made.outputs.flatMap((output) =>
    isWritten(output)
      ? reorderedVersions(output.output, wished).map((text) => ({ ...output, output: text }))
      : [output],
  );
  const outputs = numbered(all, memory.state, works).map((output): KeptOutput => {
    if (output.output_type === 'audio') return { ...output, spoken: spokenIn(work, output, all) };
    if (work.medium !== 'image' || output.output_type !== 'image') return output;
    const drawn = briefOf(work.pictures, output);
    return drawn ? { ...output, drawn } : output;
  });
  return { ...made, outputs, plans: [], effects: [] };
}

/** Whether the built-in designer found nothing of the last wish on its pictures: they are what they were. */
async function isUnchanged(work: AgentWork, made: Output[]): Promise<boolean> {
  if (work.medium !== 'image' || made.some(({ engine }) => engine !== BUILTIN_DESIGNER)) return false;
  if (work.pictures.some(({ brief: { changes = [] } }) => changes.length === 0)) return false;
  const matters = work.pictures.map(async ({ brief: { input, incoming, description, changes = [] } }) => {
    const asked = { text: input ?? incoming ?? '', isFinished: input === null };
    const { unread = [] } = await readPictureOffThread(asked, description, changes);
    return unread.includes(changes.at(-1) ?? '');
  });
  // The pictures are made: where it can't be told, they count.
  return Promise.all(matters).then(
    (all) => all.every(Boolean),
    () => false,
  );
}

/** What a sound says: the words that were given, or those of the text beside it. */
function spokenIn(work: AgentWork, { platform }: Output, made: Output[]): SpokenWords {
  const script = made.find((output) => output.output_type === 'text' && output.platform === platform)?.output ?? '';
  if (work.medium === 'audio') return { words: work.spoken ?? script, voice: work.voice };
  return { words: script, voice: (work.medium === 'text' && work.beside.voice) || DEFAULT_VOICE };
}

export const NO_OTHER_VERSION =
  'There is no other version: without a connected AI model your words stay your own, and they have been laid out in every way there is.';

const isWritten = (output: KeptOutput): boolean =>
  output.output_type === 'text' && 'engine' in output && output.engine !== undefined;

/** The editor changes the order, never the words: it says where there is no other order. */
function versionWords(made: number, wished: number): string {
  if (made >= wished) return `Here are ${made} versions: the same sentences in another order. Which one do you want?`;
  return made > 1
    ? `Here are ${made} versions; there is no other order. A connected AI model could write more.`
    : 'There is only one version of it without a connected AI model: the built-in editor keeps your own words.';
}

const NO_PHOTO =
  /(?<!\p{L})(?:without|no|remove|drop|ohne|kein|sin|quita|sans|enlève|senza|togli|sem|tira) (?:(?:the|das|la|el|le|il|a) )?(?:photo|picture behind|foto)(?!\p{L})/iu;

/** The last picture with one more wish. */
function withWish({ photo, ...shown }: PictureBrief, wish: string): PictureBrief {
  const kept = photo === undefined || NO_PHOTO.test(wish) ? {} : { photo };
  return { ...shown, ...kept, changes: [...(shown.changes ?? []), wish] };
}
