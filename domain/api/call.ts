import type * as z from 'zod/mini';

/**
 * Who may make a call: 'anyone'; with 'session' whoever is signed in, and a program that holds a token of theirs; with 'person'
 * the session alone, since what decides over the account itself is no program's.
 */
export type Access = 'anyone' | 'session' | 'person';

/** What carries the input of a call that changes something: JSON, or a form with files. */
export type Body = 'json' | 'form';

/**
 * The contract of one call. The route, the web client, the tests and the OpenAPI document are all made from this one
 * object, so they can't drift apart. `path` may hold `{name}` parts; they are fields of the input like any other. The
 * rest of the input travels in the query for GET and DELETE and otherwise in the body: JSON, or a form with files.
 */
export interface Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Carrier extends Body = Body,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, e.g. '/auth/login'. */
  path: `/${string}`;
  /** One sentence for the API's documentation. */
  summary: string;
  access: Who;
  input: Input;
  /** The answer's fields beside `success: true`. */
  answer: Answer;
  body: Carrier;
  /** The status of a success. */
  status: number;
  /** What a success is: JSON, or a file or stream as it comes. */
  content: string;
  /** Whether the call also answers as a stream of events, to clients that accept one. */
  streams: boolean;
  /** Whether it is still answered in an account that is to be deleted: all others wait until it is kept. */
  evenLeaving: boolean;
  /** What people read when the call fails for a reason that nobody foresaw; a general sentence where it is left out. */
  fallback?: string;
}

export type InputOf<C extends Call> = z.input<C['input']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Writes down one call of the API. */
export function call<
  const Input extends z.ZodMiniType,
  const Answer extends z.ZodMiniType,
  const Who extends Access,
  const Carrier extends Body = 'json',
>(
  method: Call['method'],
  path: Call['path'],
  contract: {
    summary: string;
    access: Who;
    input: Input;
    answer: Answer;
    body?: Carrier;
    status?: number;
    content?: string;
    streams?: boolean;
    evenLeaving?: boolean;
    fallback?: string;
  },
): Call<Input, Answer, Who, Carrier> {
  const { body = 'json' as Carrier, ...rest } = contract;
  return { method, path, body, status: 200, content: 'application/json', streams: false, evenLeaving: false, ...rest };
}
