import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AnswerOf, Call, InputOf } from '../../../domain/api/call.ts';
import { Failure, type FailureCode } from '../../../domain/errors.ts';
import { answerShape } from './answer-shape.ts';
import { type Authenticate, type Caller, type Context, type Guard, requestTimeZone } from './context.ts';
import { abortOnDisconnect, openEventStream, wantsEventStream } from './event-stream.ts';
import { failureBody, loggedFailure, toFailure } from './failures.ts';
import { isForm, readForm } from './forms.ts';
import { checkInput } from './input-check.ts';
import { refuseStrangeValues } from './strange-values.ts';

export interface ApiRouter {
  /** Serves one call: checks the caller and the input, runs the guards in order, then the operation. */
  serve<C extends Call>(
    call: C,
    guards: Guard<NoInfer<C>>[],
    operation: (context: Context<C>) => Promise<z.input<C['answer']>>,
  ): void;
  /** Answers a call with the checks, guards and operation of its route, to somebody who came in by another door than /api. */
  answer<C extends Call>(call: C, input: InputOf<C>, visit: Visit): Promise<AnswerOf<C>>;
  /** The calls that are served, for the proof that none was forgotten. */
  served: { has(call: Call): boolean };
}

/** Who asks for something, and by which request. */
interface Visit extends Pick<Context, 'timeZone' | 'signal' | 'request' | 'reply'> {
  caller: Caller | null;
}

/** Reads the input of a visit and passes the guards: what is left is the operation. */
type Begin = (
  visit: Visit,
  readInput: () => Promise<unknown>,
) => Promise<{ context: Pick<Context, 'request' | 'reply' | 'emit' | 'isStreaming'>; answer: () => Promise<object> }>;

/** Stands in a context until its input is read; the guards of a form, who come before, can't ask for it. */
const NOT_READ: unknown = null;

/** Told what a call has failed with. */
export type FailureListener = (call: Call, code: FailureCode) => void;

/** Makes routes of the contract's calls. */
export function createRouter(app: FastifyInstance, authenticate: Authenticate, onFailure?: FailureListener): ApiRouter {
  const served = new Map<Call, Begin>();
  return {
    served,
    serve: (call, guards, operation) => {
      const begin = beginningOf(call, guards, operation, onFailure);
      served.set(call, begin);
      app.route({
        method: call.method,
        url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        handler: telling(call, onFailure, async (request: FastifyRequest, reply: FastifyReply) => {
          const caller = call.access === 'anyone' ? null : await authenticate(request, call);
          const { context, answer } = await begin(
            { caller, timeZone: requestTimeZone(request), signal: abortOnDisconnect(reply), request, reply },
            () => parseInput(call, request, reply, caller),
          );
          if (call.streams && wantsEventStream(request)) return stream(context, answer);
          return reply.status(call.status).send(await answer());
        }),
      });
    },
    answer: async (call, input, visit) => {
      const begin = served.get(call);
      if (!begin) throw new Error(`No route for ${call.method} ${call.path}`);
      const { answer } = await telling(call, onFailure, begin)(visit, async () => checkedInput(call, input as object));
      return (await answer()) as AnswerOf<typeof call>;
    },
  };
}

/** What all doors to a call share. */
function beginningOf<C extends Call>(
  call: C,
  guards: Guard<C>[],
  operation: (context: Context<C>) => Promise<z.input<C['answer']>>,
  onFailure: FailureListener | undefined,
): Begin {
  const shape = answerShape(call.answer);
  return async (visit, readInput) => {
    const context: Context<C> = {
      ...visit,
      // The one place where the contract's access decides what the context's type promises.
      caller: visit.caller as Context<C>['caller'],
      input: NOT_READ as Context<C>['input'],
      emit: () => {},
      isStreaming: false,
    };
    const passGuards = async (): Promise<void> => {
      for (const guard of guards) await guard(context);
    };
    // Whoever may not send a form now need not be read to the end first.
    if (call.body === 'form') await passGuards();
    context.input = (await readInput()) as Context<C>['input'];
    if (call.body === 'json') await passGuards();
    const answer = telling(call, onFailure, async (): Promise<object> => {
      try {
        return { success: true, ...(shape(await operation(context)) as object) };
      } catch (thrown) {
        throw withFallback(thrown, call.fallback);
      }
    });
    return { context, answer };
  };
}

/** The same work, whose failures are told. */
function telling<A extends unknown[], T>(
  call: Call,
  onFailure: FailureListener | undefined,
  work: (...given: A) => Promise<T>,
) {
  if (!onFailure) return work;
  return async (...given: A): Promise<T> => {
    try {
      return await work(...given);
    } catch (thrown) {
      onFailure(call, toFailure(thrown).code);
      throw thrown;
    }
  };
}

/** What nobody foresaw, in the call's own words where it has some; the log still gets what was thrown. */
function withFallback(thrown: unknown, fallback: string | undefined): unknown {
  if (fallback === undefined || toFailure(thrown).code !== 'UNEXPECTED') return thrown;
  return Object.assign(new Failure('UNEXPECTED', fallback), { cause: thrown });
}

/** Runs the operation while its events flow; the last event is the whole answer, or the failure. */
async function stream(
  context: Pick<Context, 'request' | 'reply' | 'emit' | 'isStreaming'>,
  answer: () => Promise<object>,
): Promise<FastifyReply> {
  const { request, reply } = context;
  const events = openEventStream(reply);
  context.emit = events.emit;
  context.isStreaming = true;
  try {
    events.emit('done', await answer());
  } catch (thrown) {
    events.emit('failed', failureBody(request, loggedFailure(request, thrown)));
  } finally {
    events.end();
  }
  return reply;
}

async function parseInput(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | null,
): Promise<unknown> {
  const sent =
    call.body === 'form' ? await readForm(request, reply, caller?.userId ?? request.ip) : fieldsOf(call, request);
  return checkedInput(call, { ...sent, ...(request.params as object) });
}

function checkedInput(call: Call, input: object): unknown {
  refuseStrangeValues(input);
  return checkInput(call, input);
}

function fieldsOf(call: Call, request: FastifyRequest): object {
  if (isForm(request)) throw new Failure('WRONG_MEDIA_TYPE');
  const sent = call.method === 'GET' || call.method === 'DELETE' ? request.query : (request.body ?? {});
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new Failure('VALIDATION', 'Please send a JSON object.');
  return sent;
}
