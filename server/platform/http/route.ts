import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '../../../domain/api/call.ts';
import { Failure, type FailureCode } from '../../../domain/errors.ts';
import { type Authenticate, type Caller, type Context, type Guard, requestTimeZone } from './context.ts';
import { abortOnDisconnect, openEventStream, wantsEventStream } from './event-stream.ts';
import { failureBody, loggedFailure, toFailure } from './failures.ts';
import { isForm, readForm } from './forms.ts';
import { checkInput } from './input-check.ts';
import { refuseStrangeValues } from './strange-values.ts';

export interface Router {
  /** Serves one call: checks the caller and the input, runs the guards in order, then the operation. */
  serve<C extends Call>(
    call: C,
    guards: Guard<NoInfer<C>>[],
    operation: (context: Context<C>) => Promise<z.input<C['answer']>>,
  ): void;
  /** The calls that are served, for the proof that none was forgotten. */
  served: Set<Call>;
}

/** Stands in a context until its input is read; the guards of a form, who come before, can't ask for it. */
const NOT_READ: unknown = null;

/** Told what a call has failed with. */
export type OnFailure = (call: Call, code: FailureCode) => void;

/** Makes routes of the contract's calls. */
export function createRouter(app: FastifyInstance, authenticate: Authenticate, onFailure?: OnFailure): Router {
  const served = new Set<Call>();
  return {
    served,
    serve: (call, guards, operation) => {
      served.add(call);
      app.route({
        method: call.method,
        url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        handler: telling(call, onFailure, async (request: FastifyRequest, reply: FastifyReply) => {
          const caller = call.access === 'anyone' ? null : await authenticate(request, call);
          const context: Context<typeof call> = {
            // The one place where the contract's access decides what the context's type promises.
            caller: caller as Context<typeof call>['caller'],
            input: NOT_READ as Context<typeof call>['input'],
            timeZone: requestTimeZone(request),
            signal: abortOnDisconnect(reply),
            emit: () => {},
            isStreaming: false,
            request,
            reply,
          };
          const passGuards = async (): Promise<void> => {
            for (const guard of guards) await guard(context);
          };
          // Whoever may not send a form now need not be read to the end first.
          if (call.body === 'form') await passGuards();
          context.input = (await parseInput(call, request, reply, caller)) as Context<typeof call>['input'];
          if (call.body === 'json') await passGuards();
          const answer = telling(call, onFailure, async (): Promise<object> => {
            try {
              return { success: true, ...(call.answer.parse(await operation(context)) as object) };
            } catch (thrown) {
              throw withFallback(thrown, call.fallback);
            }
          });
          if (call.streams && wantsEventStream(request)) return stream(context, answer);
          return reply.status(call.status).send(await answer());
        }),
      });
    },
  };
}

/** The same work, whose failures are told. */
function telling<A extends unknown[], T>(
  call: Call,
  onFailure: OnFailure | undefined,
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
  const input = { ...sent, ...(request.params as object) };
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
