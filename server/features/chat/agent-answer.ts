import type { Brand } from '../../../domain/brand.ts';
import type { Output } from '../../../domain/outputs.ts';
import { textOfBoth } from '../../../domain/picture-too.ts';
import type { Medium } from '../../../domain/plan.ts';
import { platformWords } from '../../../domain/plan.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/platforms.ts';
import { refersBack } from '../../../domain/references.ts';
import { askedVoice, scriptBrief, spokenWords } from '../../../domain/spoken-words.ts';
import { cutAtWord } from '../../../domain/text.ts';
import { isLabelledDocument } from '../../assistant/editing/documents/labelled.ts';
import { readPlatforms } from '../../assistant/read-message.ts';
import { type Language, languageOf } from '../../assistant/reading/language.ts';
import { inLanguage } from '../../assistant/texts/in-language.ts';
import type { AgentRequest, Agents } from '../../platform/ai/agents.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { PictureBrief } from '../../platform/db/schema/chat.ts';
import type { Emit } from '../../platform/http/event-stream.ts';
import type { Conversation } from './conversation.ts';

export interface AgentAnswerRequest {
  message: string;
  medium: Medium;
  /** The words to speak, where they are known. */
  spoken?: string;
  picture: PictureBrief;
  /** Where the text shall go if the message does not say it: named earlier, when nothing could be written yet. */
  platforms: Platform[];
  conversation: Conversation;
  agents: Agents;
  brand: Brand;
  variant: number;
  signal: AbortSignal;
  emit: Emit;
}

export interface AgentAnswer {
  status: 'completed' | 'failed';
  message: string;
  outputs: Output[];
  /** Why some or all of it could not be made. */
  failures: AiFailure[];
}

/** Runs the agents that a message asks for, one for each platform it names, all at once. */
export async function runAgents(asked: AgentAnswerRequest): Promise<AgentAnswer> {
  const words = asked.medium === 'audio' ? null : textOfBoth(asked.message);
  // A picture beside a text is drawn from that text.
  const request: AgentAnswerRequest = words === null ? asked : { ...asked, message: words, medium: 'text' };
  const { message, medium, conversation } = request;
  const isFollowUp = conversation.lastTexts.length > 0 && refersBack(message);
  const isOneText = medium === 'audio' || isLabelledDocument(message);
  const named = isOneText ? [] : await readPlatforms(message, request.signal);
  const before = conversation.lastTexts.flatMap(({ platform }) => platform ?? []);
  // 'Make it shorter' speaks of the post for the platform that it was written for.
  const earlier = isFollowUp ? [...new Set(before)] : request.platforms;
  const platforms = named.length > 0 ? named : medium === 'text' ? earlier : [];
  const made = await Promise.allSettled(
    (platforms.length > 0 ? platforms : [null]).map((platform) => runOne(request, platform, isFollowUp)),
  );
  const texts = made.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const [question] = texts;
  // Asked for one place or for four, it is the same question.
  if (question && texts.every(isQuestion)) return onlyAsked(question, asked.emit);
  const drawn =
    words === null
      ? []
      : await Promise.allSettled(texts.filter((text) => !isQuestion(text)).map((text) => illustrate(asked, text)));
  const pictures = drawn.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const outputs = [...texts, ...pictures];
  const failures = [...made, ...drawn].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const defect = failures.find((failure) => !(failure instanceof AiFailure));
  if (defect) throw defect;
  const reason = failures[0] ? reasonOf(failures[0] as AiFailure) : '';
  if (outputs.length === 0) return { status: 'failed', message: reason, outputs, failures };
  const isMade = (platform: Platform): boolean => outputs.some((output) => output.platform === platform);
  const [there, missing] = [platforms.filter(isMade), platforms.filter((platform) => !isMade(platform))];
  const said = outputs.find(({ output_type }) => output_type === 'text')?.output ?? '';
  const told = answerWords(pictures.length > 0 ? 'both' : medium, said, there, missing, reason, languageOf(message));
  const unseen = drawn.length > pictures.length ? ` The picture could not be made: ${reason}` : '';
  return { status: 'completed', message: `${told}${unseen}`, outputs, failures };
}

/** A question back is nothing to draw, to speak or to post. */
const isQuestion = ({ question }: Output): boolean => question === true;

function onlyAsked({ platform: _, ...output }: Output, emit: Emit): AgentAnswer {
  emit('output', output);
  return { status: 'completed', message: output.output, outputs: [output], failures: [] };
}

/** Draws the picture that goes with a text. */
async function illustrate(
  { message, agents, brand, variant, signal, emit }: AgentAnswerRequest,
  text: Output,
): Promise<Output> {
  const platform = text.platform ?? null;
  const picture = await agents.image({
    agent: agentName('image', platform),
    input: null,
    description: message,
    incoming: text.output,
    platform,
    agentType: null,
    brand,
    speaker: askedVoice(message),
    history: [],
    variant,
    signal,
  });
  const whole = platform ? { ...picture, platform } : picture;
  emit('output', whole);
  return whole;
}

async function runOne(request: AgentAnswerRequest, platform: Platform | null, isFollowUp: boolean): Promise<Output[]> {
  const { message, medium, conversation, agents, emit } = request;
  const last = conversation.lastTexts.find((made) => made.platform === platform) ?? conversation.lastTexts[0];
  const asked: AgentRequest = {
    agent: agentName(medium, platform),
    input: message,
    description: null,
    incoming: null,
    platform,
    agentType: null,
    brand: request.brand,
    speaker: askedVoice(message),
    history: historyFor(conversation, platform),
    variant: request.variant,
    signal: request.signal,
  };
  const finish = (output: Output): Output => {
    const whole = platform ? { ...output, platform } : output;
    // A question is no post: whether it is the whole answer shows when all are there.
    if (!isQuestion(whole)) emit('output', whole);
    return whole;
  };
  const write = (agent: string, input: string): Promise<Output> =>
    agents.chat({ ...asked, agent, input, onText: (delta) => emit('text', { agent, delta }) });

  if (medium === 'text') return [finish(await write(asked.agent, message))];
  if (medium === 'image') return [finish(await agents.image({ ...asked, ...request.picture }))];
  const words = request.spoken ?? spokenWords(message) ?? (isFollowUp ? (last?.text ?? null) : null);
  if (words !== null) return [finish(await agents.audio({ ...asked, input: words }))];
  const script = finish(await write('Script', scriptBrief(message)));
  if (isQuestion(script)) return [script];
  return [script, finish(await agents.audio({ ...asked, input: script.output }))];
}

/** The conversation as the writer of one platform needs it: its own last text at the end. */
function historyFor({ turns, lastTexts }: Conversation, platform: Platform | null): Conversation['turns'] {
  const own = lastTexts.length > 1 ? lastTexts.find((made) => made.platform === platform) : undefined;
  const at = own ? turns.findLastIndex(({ sender }) => sender === 'assistant') : -1;
  return own && at >= 0 ? turns.with(at, { sender: 'assistant', content: own.text }) : turns;
}

function agentName(medium: Medium, platform: Platform | null): string {
  if (medium === 'audio') return 'Audio';
  const thing = medium === 'image' ? 'picture' : 'post';
  if (platform) return `${PLATFORM_RULES[platform].label} ${thing}`;
  return medium === 'image' ? 'Picture' : 'Assistant';
}

/** Work that was stopped and yet has somebody waiting has run out of time. */
function reasonOf(failure: AiFailure): string {
  return failure.kind === 'aborted' ? new AiFailure('timeout').message : failure.message;
}

const MOST_OPENING = 160;

/** The opening of a text, as one line without marks: a text for no platform in particular speaks for itself. */
function firstSentence(text: string): string {
  const [line = ''] = text.split('\n').filter((one) => /[\p{L}\p{N}]/u.test(one));
  const plain = line.replace(/^[\s#>*•-]+/u, '').replace(/\*\*|`/g, '');
  return cutAtWord(/^.+?[.!?…](?=\s|$)/u.exec(plain)?.[0] ?? plain, MOST_OPENING);
}

const THINGS: Record<Medium | 'both', string> = {
  text: 'text',
  image: 'picture',
  audio: 'audio',
  both: 'text and picture',
};

function answerWords(
  medium: Medium | 'both',
  said: string,
  made: Platform[],
  missing: Platform[],
  reason: string,
  language: Language,
): string {
  const where = made.length > 0 ? ` for ${platformWords(made)}` : '';
  const lost = missing.length > 0 ? ` Nothing could be made for ${platformWords(missing)}: ${reason}` : '';
  if (medium === 'text' && where === '') return `${firstSentence(said)}${lost}`;
  return `${inLanguage(`Here’s your ${THINGS[medium]}${where}.`, language)}${lost}`;
}
