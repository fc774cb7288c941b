import * as z from 'zod/mini';
import {
  chatOutputSchema,
  chatRecordSchema,
  chatSessionSchema,
  chatStatusSchema,
  MESSAGE_MAX_LENGTH,
} from '../chat.ts';
import { CONVERSATION_NAME_MAX, SEARCH_MAX } from '../limits.ts';
import { tidyName } from '../names.ts';
import { imageDataWish, outputSchema } from '../workflow/outputs.ts';
import { call } from './call.ts';
import { idSchema } from './ids.ts';
import { beforeIdSchema } from './paging.ts';

const messageSchema = z.string('Please write a message').check(
  z.maxLength(
    MESSAGE_MAX_LENGTH,
    // Put together when it is needed: a browser's first formatted number takes long.
    { error: () => `A message can have at most ${MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters` },
  ),
);

/** What the client remembers of the conversation: data for the assistant, never instructions. */
const turnSchema = z.object({
  sender: z.enum(['user', 'system', 'assistant']),
  content: z.string().check(z.maxLength(100_000)),
  timestamp: z.optional(z.union([z.string(), z.number()])),
});

export const executeChatWorkflow = call('POST', '/execute-chat-workflow', {
  summary:
    'Answers a message with text, pictures or sound, or with one or several schedule plans that wait for approval.',
  access: 'session',
  streams: true,
  input: z
    .object({
      /** What is wished; a photo may come without a word. */
      originalMessage: messageSchema,
      /** A photo of the caller's library: the ground of a picture, or what stands beside a post. */
      photo: z.optional(z.uuid()),
      sessionId: z.nullish(idSchema),
      isNewSession: z.optional(z.boolean()),
      messageHistory: z._default(z.array(turnSchema).check(z.maxLength(200, 'The history is too long')), []),
      /** 0 for the first try; another number asks for another version of the answer. */
      variant: z._default(z.int().check(z.nonnegative(), z.maximum(1_000)), 0),
      /** Chosen by the client for each message: sent again with the same id, a message that was answered is not answered twice. */
      requestId: z.optional(z.uuid()),
      /** The chat_id of a failed answer in this conversation whose place the new one takes. */
      replaces: z.optional(idSchema),
      imageData: imageDataWish,
    })
    .check(
      z.refine(({ originalMessage, photo }) => originalMessage.trim() !== '' || photo !== undefined, {
        error: 'Please write a message',
        path: ['originalMessage'],
      }),
    ),
  answer: z.object({
    status: chatStatusSchema,
    message: z.string(),
    chat_id: z.string(),
    session_id: z.string(),
    outputs: z.array(chatOutputSchema),
  }),
});

export const chatResponse = call('GET', '/chat-response/{id}', {
  summary: 'What the agents made in one exchange; with imageData=true the pictures travel along.',
  access: 'session',
  input: z.object({ id: idSchema, imageData: imageDataWish }),
  answer: z.object({
    data: z.object({ outputs: z.array(outputSchema), message: z.string(), timestamp: z.iso.datetime() }),
  }),
});

export const chatSessionMessages = call('GET', '/chat-session-messages/{id}', {
  summary: 'The records of one conversation, oldest first; with imageData=true its pictures travel along.',
  access: 'session',
  input: z.object({ id: idSchema, imageData: imageDataWish }),
  answer: z.object({ data: z.array(chatRecordSchema) }),
});

/** A number in a query. */
const countSchema = (most: number) => z.pipe(z.coerce.number(), z.int().check(z.nonnegative(), z.maximum(most)));

export const chatHistory = call('GET', '/chat-history', {
  summary: 'The records of all conversations and the conversations themselves, newest first.',
  access: 'session',
  input: z.object({
    /** How many records at most; 0 for a client that only lists conversations. */
    limit: z._default(countSchema(1_000), 100),
    /** How many conversations at most. */
    sessions: z._default(countSchema(1_000), 100),
    /** Of conversations: part of the title, or of what was asked in them. */
    q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
    /** Only what is older than this instant. */
    before: z.optional(z.iso.datetime({ offset: true })),
    /** Of the one list that is asked for (the other's count is 0), the last entry that the client has. */
    beforeId: beforeIdSchema,
  }),
  answer: z.object({ data: z.array(chatRecordSchema), sessions: z.array(chatSessionSchema) }),
});

export const updateChatSession = call('POST', '/update-chat-session', {
  summary: 'Renames a conversation for API clients; the web app keeps its names locally.',
  access: 'session',
  input: z.object({
    sessionId: idSchema,
    title: z
      .string('Failed to update chat name')
      .check(
        tidyName(),
        z.minLength(1, 'Failed to update chat name'),
        z.maxLength(CONVERSATION_NAME_MAX, 'This name is too long'),
      ),
  }),
  answer: z.object({ data: chatSessionSchema }),
});

export const deleteAllChats = call('DELETE', '/chat/all', {
  summary: 'Deletes every conversation of the caller.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ deleted: z.int() }),
});

export const deleteChat = call('DELETE', '/chat/{id}', {
  summary: 'Deletes one conversation, or one record that belongs to none.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({}),
});

export const cleanupIncompleteSessions = call('POST', '/cleanup-incomplete-sessions', {
  summary: 'Removes conversations that never got an answer.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ deleted: z.int() }),
});
