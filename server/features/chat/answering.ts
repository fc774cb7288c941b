import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { executeChatWorkflow } from '../../../domain/api/chat.ts';
import type { saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import type { Brand } from '../../../domain/brand.ts';
import type { ChatStatus } from '../../../domain/chat.ts';
import type { Photo } from '../../../domain/post/photos.ts';
import type { PlanEffect } from '../../assistant/performed.ts';
import type { ReadMessage } from '../../assistant/read-message.ts';
import type { Agents } from '../../platform/ai/agents.ts';
import type { Ai } from '../../platform/ai/ai.ts';
import type { ConversationTask } from '../../platform/ai/connected/converse.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { KeptOutput } from '../../platform/db/schema/chat.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';
import type { NewPlan } from '../plans/plan-rows.ts';
import type { Conversation } from './kept/conversation.ts';
import type { Memory } from './kept/memory.ts';
import type { KeptWork } from './kept/versions.ts';

export interface ChatDeps {
  db: Database;
  clock: Clock;
  log: Log;
  /** The agents of one user: what they make belongs to that user. */
  agentsFor: (userId: string) => Agents;
  brandOf: (userId: string) => Promise<Brand>;
  readMedia: ReadMedia;
  readMessage: ReadMessage;
  /** One of the user's photos; fails where it is not in the library. */
  photoOf: (userId: string, id: string) => Promise<Photo>;
  /** Texts are made by the built-in editor, which revises drafts on their own words. */
  isEdited: boolean;
  /** The user's connected model, which reads messages; null where the built-in reader does. */
  converse: ConversingModel | null;
  /** Agents whose texts the built-in editor makes, for when a connected model can not be used. */
  editorsFor: (userId: string) => Agents;
}

/** A connected model that acts by tools. */
export interface ConversingModel {
  /** As people see it. */
  engine: string;
  talk(task: ConversationTask, signal: AbortSignal): ReturnType<Ai['converse']>;
}

type Call = typeof executeChatWorkflow;
export type SentMessage = z.output<Call['input']>;
export type ChatAnswer = AnswerOf<Call>;
/** What an answer needs of the request beside its input. */
export type AnswerContext = Pick<Context<Call>, 'timeZone' | 'signal' | 'emit'> & { userId: string };

/** One message with everything that it is answered from. */
export interface Exchange {
  deps: ChatDeps;
  sent: SentMessage;
  asked: AnswerContext;
  conversation: Conversation;
  memory: Memory;
  /** What was made in earlier versions of the answer. */
  works: KeptWork[];
  /** The photo that came with it, or with what it answers. */
  photo: GivenPhoto | null;
}

/** A photo that a message brings along. */
export interface GivenPhoto extends Photo {
  /** Whether the photo itself is to go beside what was made before. */
  isAdded: boolean;
}

/** What comes of a message, before it is kept. */
export interface ChatOutcome {
  status: ChatStatus;
  message: string;
  outputs: KeptOutput[];
  plans: NewPlan[];
  /** What is done to plans of before. */
  effects: PlanEffect[];
  /** What was drawn for the canvas. */
  workflows?: DrawnWorkflow[];
}

/** Whether nothing came of it but a reason. */
export const isUnmade = ({ status }: ChatOutcome): boolean => status === 'failed' || status === 'declined';

/** A workflow as it is saved. */
export type DrawnWorkflow = z.output<(typeof saveWorkflow)['input']>;
