import type { Brand } from '../../../domain/brand.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Design } from '../../../domain/post/design.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { AgentType } from '../../../domain/schedule/agent-types.ts';
import type { Voice } from '../../../domain/workflow/agents.ts';
import { noModelFault } from '../../../domain/workflow/branch.ts';
import { BUILTIN_EDITOR, type Output, type Slide } from '../../../domain/workflow/outputs.ts';
import type { Ai, Meter } from './ai.ts';
import { REMARK_WORDS } from './builtin/designer/remark-words.ts';
import { AiFailure } from './failures.ts';
import type { ConversationTurn, OwnPhoto, PictureMatter, Remarks, WritingTask } from './tasks.ts';

/** What one agent is given for one run. */
export interface AgentRequest {
  /** As people named it. */
  agent: string;
  input: string | null;
  description: string | null;
  /** What connected agents made, already joined. */
  incoming: string | null;
  platform: Platform | null;
  agentType: AgentType | null;
  brand: Brand;
  speaker: Voice;
  /** The photo that a picture stands on, as the id of its medium. */
  photo?: string | undefined;
  /** What was wished of the picture since, one wish after the other. */
  changes?: string[] | undefined;
  history: ConversationTurn[];
  /** Texts that went out before and are not to be said again. */
  before?: string[];
  /** 0 for the first try; another number gives another version. */
  variant: number;
  /** Nobody is there to read a reply: it is a text, or the agent fails. */
  isUnattended?: boolean;
  signal?: AbortSignal;
  /** Gets a text piece by piece while it is written. */
  onText?: (delta: string) => void;
}

/** Keeps bytes before anything refers to them, a picture with its design; `url` is '/api/media/{id}'. */
export interface MediaPort {
  store(bytes: Uint8Array, contentType: string, design?: Design): Promise<{ id: string; url: string }>;
  /** The bytes of what is kept; null where it is not there. */
  load(id: string): Promise<Uint8Array | null>;
}

/** Cuts what somebody asked of a picture, the style it should have and what was wished since into what it shows and how it looks. */
export type ReadPicture = (
  asked: { text: string; isFinished: boolean },
  style: string | null,
  changes?: readonly string[],
  signal?: AbortSignal,
) => Promise<PictureMatter>;

/** What to look at in a text that a model made of another one: facts that were lost or come from nowhere. */
export type CheckRevision = (task: Pick<WritingTask, 'brief' | 'description' | 'brand'>, text: string) => string[];

/** What the agents need to know about words. */
export interface TextSense {
  readPicture: ReadPicture;
  checkRevision: CheckRevision;
  languageOf(text: string): Language;
}

type Maker = (request: AgentRequest) => Promise<Output>;

/** A yes or no that is asked about a text. */
export interface JudgeRequest {
  /** The agent that asks, as people named it. */
  agent: string;
  question: string;
  text: string;
  signal?: AbortSignal | undefined;
}

/** What is done with a model: each makes its output, or fails with an AiFailure. */
export interface Agents {
  chat: Maker;
  image: Maker;
  audio: Maker;
  /** Answers yes or no; only a connected model can. */
  judge(request: JudgeRequest): Promise<{ isYes: boolean; engine: string }>;
}

/** The agents on top of whatever models serve when they work; pictures and sounds are stored before they are referred to. */
export function createAgents(
  findAi: () => Promise<Ai>,
  media: MediaPort,
  { readPicture, checkRevision, languageOf }: TextSense,
  now: () => Date = () => new Date(),
  meter?: Meter,
): Agents {
  // The editor holds its texts against their matter itself.
  const checked = (task: WritingTask, text: string, engine: string, remarks: Remarks): Remarks =>
    task.isRevision && task.description && engine !== BUILTIN_EDITOR && !remarks.isQuestion
      ? { ...remarks, notes: [...remarks.notes, ...checkRevision(task, text)] }
      : remarks;
  const finished = (request: AgentRequest, output: Work): Output => ({
    ...output,
    agent: request.agent,
    timestamp: Math.floor(now().getTime() / 1000),
  });

  return {
    async chat(request) {
      const { platform, agentType, brand, history, before, variant, signal, onText } = request;
      const own = textOf(request.input);
      const incoming = textOf(request.incoming);
      // What comes in is material for an agent that has its own words, and the brief for one that has none.
      const brief = own && incoming && own !== incoming ? `${own}\n\n${incoming}` : (own ?? incoming);
      const ai = await findAi();
      // What other agents made is finished: what this one is told is done to it.
      const isRevision = own === null && incoming !== null;
      const task = { ...briefOf(request, brief), isRevision, platform, agentType, brand, history, before, variant };
      if (!onText) {
        const { text, engine, ...remarks } = await ai.text(task, { signal, meter });
        if (remarks.isQuestion && request.isUnattended) throw new AiFailure('nothing-written', { reply: text });
        return finished(request, written(text, engine, checked(task, text, engine, remarks)));
      }
      const { deltas, text, engine, remarks } = ai.stream(task, { signal, meter });
      for await (const delta of deltas) onText(delta);
      return finished(request, written(await text, engine, checked(task, await text, engine, remarks())));
    },

    async image(request) {
      const { platform, brand, variant, signal, changes = [] } = request;
      const own = textOf(request.input);
      const asked = briefOf(request, own ?? textOf(request.incoming));
      // What another agent has written is shown as it is: only what a person asked for holds orders.
      const isFinished = own === null && textOf(request.incoming) !== null;
      const order = { text: asked.brief, isFinished };
      const matter = await readPicture(order, asked.description, changes, signal).catch((failure: unknown) => {
        throw signal?.aborted ? new AiFailure('aborted') : failure;
      });
      // A connected model reads the wishes themselves.
      const description = [asked.description, ...changes].filter(Boolean).join('. ') || null;
      const photo = request.photo === undefined ? undefined : await photoOf(media, request.photo, matter.language);
      const task = { ...asked, description, ...matter, platform, brand, variant, photo };
      const { pictures, engine, undone, notes } = await (await findAi()).image(task, { signal, meter });
      const slides: Slide[] = [];
      for (const { bytes, mediaType, alt, design } of pictures)
        slides.push({ output: (await media.store(bytes, mediaType, design)).url, alt });
      const [cover] = slides;
      if (!cover) throw new Error(`${request.agent} drew nothing`);
      const remarks = { ...(undone ? { undone } : {}), ...(notes ? { notes } : {}) };
      const whole = { ...cover, ...(slides.length > 1 ? { slides } : {}), ...remarks };
      return finished(request, { output_type: 'image', engine, ...whole });
    },

    async audio(request) {
      const spoken = textOf(request.input) ?? textOf(request.incoming);
      const text = briefOf(request, spoken).brief;
      const task = { text, language: languageOf(text), voice: request.speaker };
      const { bytes, engine, notes } = await (await findAi()).speech(task, { signal: request.signal, meter });
      const { url } = await media.store(bytes, 'audio/mpeg');
      return finished(request, { output_type: 'audio', output: url, engine, ...(notes ? { notes } : {}) });
    },

    async judge({ agent, question, text, signal }) {
      const ai = await findAi();
      if (ai.textEngine === BUILTIN_EDITOR) throw new AiFailure('refused', { message: noModelFault(agent) });
      return ai.judge({ question, text }, { signal, meter });
    },
  };
}

async function photoOf(media: MediaPort, id: string, language: Language): Promise<OwnPhoto> {
  const bytes = await media.load(id);
  if (!bytes) throw new AiFailure('refused', { message: REMARK_WORDS[language].photoGone });
  return { id, bytes };
}

type Work = Omit<Output, 'agent' | 'timestamp'>;

/** Words to the author are nobody's work: they name no engine. */
function written(output: string, engine: string, { isQuestion, notes, undone = [] }: Remarks): Work {
  const text = { output_type: 'text', output } as const;
  if (isQuestion) return { ...text, question: true };
  return { ...text, engine, ...(notes.length > 0 ? { notes } : {}), ...(undone.length > 0 ? { undone } : {}) };
}

const textOf = (text: string | null): string | null => text?.trim() || null;

/** The description says how, unless it is all there is: then it says what. */
function briefOf(request: AgentRequest, what: string | null): { brief: string; description: string | null } {
  const description = textOf(request.description);
  if (what !== null) return { brief: what, description };
  if (description !== null) return { brief: description, description: null };
  // A photo shows what it shows: it needs no words.
  if (request.photo !== undefined) return { brief: '', description };
  throw new Error(`${request.agent} must have either input or description set`);
}
