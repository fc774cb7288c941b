import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '../../../domain/api/call.ts';
import { Failure } from '../../../domain/errors.ts';
import { type Authenticate, type Context, type Guard, requestTimeZone } from './context.ts';
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

/** Makes routes of the contract's calls. */
export function createRouter(app: FastifyInstance, authenticate: Authenticate): Router {
  const served = new Set<Call>();
  return {
    served,
    serve: (call, guards, operation) => {
      served.add(call);
      app.route({
        method: call.method,
        url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        handler: async (request, reply) => {
          const caller = call.access === 'session' ? await authenticate(request) : null;
          const context = {
            input: parseInput(call, request),
            caller,
            timeZone: requestTimeZone(request),
            request,
            reply,
          } as Context<typeof call>;
          for (const guard of guards) await guard(context);
          const answer = await operation(context);
          return reply.status(call.status).send({ success: true, ...(call.answer.parse(answer) as object) });
        },
      });
    },
  };
}

function parseInput(call: Call, request: FastifyRequest): unknown {
  const sent = call.method === 'GET' || call.method === 'DELETE' ? request.query : (request.body ?? {});
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new Failure('VALIDATION', 'Please send a JSON object.');
  const input = { ...sent, ...(request.params as object) };
  refuseStrangeValues(input);
  const parsed = call.input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw validationFailure(parsed.error.issues);
}

/** The first fault is the message; every field gets its own first text. */
export function validationFailure(issues: { path: PropertyKey[]; message: string }[]): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '') fields[field] ??= issue.message;
  }
  return new Failure('VALIDATION', issues[0]?.message, { fields });
}
