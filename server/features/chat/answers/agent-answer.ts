import type { Brand } from '../../../../domain/brand.ts';
import { cutAtWord } from '../../../../domain/post/cut.ts';
import { PLATFORM_RULES, type Platform } from '../../../../domain/post/platforms.ts';
import { type Medium, platformWords } from '../../../../domain/schedule/plan.ts';
import { DEFAULT_VOICE, type Voice } from '../../../../domain/workflow/agents.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import type { MediaBeside } from '../../../assistant/operations.ts';
import { type Language, languageOf } from '../../../assistant/reading/language.ts';
import type { DraftState } from '../../../assistant/state.ts';
import { inLanguage } from '../../../assistant/texts/in-language.ts';
import type { AgentRequest, Agents } from '../../../platform/ai/agents.ts';
import { AiFailure } from '../../../platform/ai/failures.ts';
import type { ConversationTurn } from '../../../platform/ai/tasks.ts';
import type { PictureBrief } from '../../../platform/db/schema/chat.ts';
import type { Emit } from '../../../platform/http/event-stream.ts';

/** A picture and the network that it is for. */
export interface PictureOf {
  platform: Platform | null;
  brief: PictureBrief;
}

/** What the picture for a network was asked to show. */
export function briefOf(pictures: PictureOf[], { platform = null }: { platform?: Platform | null | undefined }) {
  return pictures.find((one) => one.platform === platform)?.brief ?? null;
}

/** What agents shall make of a brief. */
export type AgentWork = { brief: string; platforms: Platform[] } & (
  | { medium: 'text'; beside: MediaBeside }
  | { medium: 'image'; pictures: PictureOf[] }
  | { medium: 'audio'; spoken: string | null; voice: Voice }
);

/** What they work with. */
export interface AgentSetting {
  turns: ConversationTurn[];
  /** The texts of the last answer. */
  latest: Pick<DraftState, 'text' | 'platform'>[];
  agents: Agents;
  brand: Brand;
  variant: number;
  signal: AbortSignal;
  emit: Emit;
}

export interface AgentAnswer {
  status: 'completed' | 'failed' | 'declined';
  message: string;
  outputs: Output[];
  /** Why some or all of it could not be made. */
  failures: AiFailure[];
}

/** Runs an agent for each platform, all at once. */
export async function runAgents(work: AgentWork, setting: AgentSetting): Promise<AgentAnswer> {
  const { medium, platforms, brief } = work;
  const asked = medium === 'image' ? work.pictures.map(({ platform }) => platform) : platforms;
  const made = await Promise.allSettled(
    (asked.length > 0 ? asked : [null]).map((platform) => runOne(work, platform, setting)),
  );
  const texts = made.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const [question] = texts;
  // Asked for one place or for four, it is the same question.
  if (question && texts.every(isQuestion)) return onlyAsked(question, setting.emit);
  const beside = medium === 'text' ? work.beside : {};
  const drawn = await Promise.allSettled(
    texts
      .filter((text) => !isQuestion(text))
      .flatMap((text) => [
        ...(beside.picture ? [illustrate(text, beside.slides ? asSlides(brief) : brief, setting)] : []),
        ...(beside.sound ? [speak(text, beside.voice, setting)] : []),
      ]),
  );
  const pictures = drawn.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const outputs = [...texts, ...pictures];
  const failures = [...made, ...drawn].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const defect = failures.find((failure) => !(failure instanceof AiFailure));
  if (defect) throw defect;
  const reason = failures[0] ? reasonOf(failures[0] as AiFailure) : '';
  const isDeclined = failures.every(({ kind }) => kind === 'refused');
  if (outputs.length === 0) return { status: isDeclined ? 'declined' : 'failed', message: reason, outputs, failures };
  const isMade = (platform: Platform): boolean => outputs.some((output) => output.platform === platform);
  const [there, missing] = [platforms.filter(isMade), platforms.filter((platform) => !isMade(platform))];
  const said = outputs.find(({ output_type }) => output_type === 'text')?.output ?? '';
  const [isDrawn, isHeard] = (['image', 'audio'] as const).map((kind) =>
    pictures.some(({ output_type }) => output_type === kind),
  );
  const alone = outputs.some(({ slides }) => slides) ? 'slides' : medium;
  const thing = isDrawn && isHeard ? 'all' : isDrawn ? 'drawn' : isHeard ? 'heard' : alone;
  const told = answerWords(thing, said, there, missing, reason, languageOf(wordsAsked(work)));
  const lost = beside.picture && !isDrawn ? 'picture' : 'sound';
  const unseen = drawn.length > pictures.length ? ` The ${lost} could not be made: ${reason}` : '';
  return { status: 'completed', message: `${told}${unseen}`, outputs, failures };
}

/** What was asked, in so many words that its language shows: 'en vert' by itself may be several. */
function wordsAsked(work: AgentWork): string {
  const [shown] = work.medium === 'image' ? work.pictures.map(({ brief }) => brief.input ?? brief.incoming ?? '') : [];
  return [work.brief, ...(shown && shown !== work.brief ? [shown] : [])].join('. ');
}

/** A question back is nothing to draw, to speak or to post. */
const isQuestion = ({ question }: Output): boolean => question === true;

function onlyAsked({ platform: _, ...output }: Output, emit: Emit): AgentAnswer {
  emit('output', output);
  return { status: 'completed', message: output.output, outputs: [output], failures: [] };
}

function requestFor(
  medium: Medium,
  platform: Platform | null,
  { agents: _, emit: __, turns, latest, ...setting }: AgentSetting,
): Omit<AgentRequest, 'input' | 'description' | 'incoming'> {
  const history = historyFor(turns, latest, platform);
  return { ...setting, agent: agentName(medium, platform), platform, agentType: null, speaker: DEFAULT_VOICE, history };
}

/** The wish for slides stands beside the words that the text was written from. */
const asSlides = (brief: string): string => `${brief}\nMake it a carousel.`;

/** Draws the picture that goes with a text. */
async function illustrate(text: Output, brief: string, setting: AgentSetting): Promise<Output> {
  const platform = text.platform ?? null;
  const picture = await setting.agents.image({
    ...requestFor('image', platform, setting),
    input: null,
    description: brief,
    incoming: text.output,
    history: [],
  });
  const whole = platform ? { ...picture, platform } : picture;
  setting.emit('output', whole);
  return whole;
}

/** Speaks the words of a text. */
async function speak(text: Output, voice: Voice = DEFAULT_VOICE, setting: AgentSetting): Promise<Output> {
  const platform = text.platform ?? null;
  const sound = await setting.agents.audio({
    ...requestFor('audio', platform, setting),
    input: text.output,
    description: null,
    incoming: null,
    speaker: voice,
  });
  const whole = platform ? { ...sound, platform } : sound;
  setting.emit('output', whole);
  return whole;
}

async function runOne(work: AgentWork, platform: Platform | null, setting: AgentSetting): Promise<Output[]> {
  const { agents, emit } = setting;
  const asked: AgentRequest = {
    ...requestFor(work.medium, platform, setting),
    input: work.brief,
    description: null,
    incoming: null,
  };
  const finish = (output: Output): Output => {
    const whole = platform ? { ...output, platform } : output;
    // A question is no post: whether it is the whole answer shows when all are there.
    if (!isQuestion(whole)) emit('output', whole);
    return whole;
  };
  const write = (agent: string): Promise<Output> =>
    agents.chat({ ...asked, agent, onText: (delta) => emit('text', { agent, delta }) });

  switch (work.medium) {
    case 'text':
      return [finish(await write(asked.agent))];
    case 'image':
      return [finish(await agents.image({ ...asked, ...briefOf(work.pictures, { platform }) }))];
    case 'audio': {
      const speak = (input: string): Promise<Output> => agents.audio({ ...asked, speaker: work.voice, input });
      if (work.spoken !== null) return [finish(await speak(work.spoken))];
      const script = finish(await write('Script'));
      return isQuestion(script) ? [script] : [script, finish(await speak(script.output))];
    }
  }
}

/** The conversation as the writer of one platform needs it: its own last text at the end. */
function historyFor(
  turns: ConversationTurn[],
  latest: AgentSetting['latest'],
  platform: Platform | null,
): ConversationTurn[] {
  const own = latest.length > 1 ? latest.find((made) => made.platform === platform) : undefined;
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

const THINGS: Record<Medium | 'slides' | 'drawn' | 'heard' | 'all', string> = {
  text: 'text',
  image: 'picture',
  slides: 'carousel',
  audio: 'audio',
  drawn: 'text and picture',
  heard: 'text and audio',
  all: 'text, picture and audio',
};

function answerWords(
  medium: keyof typeof THINGS,
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
