import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import { whenClosed } from './closing.ts';

/** Sends one named event of a stream. */
export type Emit = (event: string, data: unknown) => void;

export interface EventStream {
  emit: Emit;
  end(): void;
}

const HEARTBEAT_MS = 15_000;

/** Whether the client asks for a stream of events instead of one answer. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').split(',').some((type) => type.trim().startsWith('text/event-stream'));
}

/** Begins a stream of server-sent events on the reply, kept alive through proxies while nothing happens. */
export function openEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  raw.writeHead(200, headers as Record<string, string>);
  const write = (text: string): void => {
    if (!raw.destroyed && !raw.writableEnded) raw.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  whenClosed(reply, () => clearInterval(heartbeat));
  return {
    emit: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      clearInterval(heartbeat);
      raw.end();
    },
  };
}

/** Aborts when the client is gone before it was answered: what stops for that reason has failed for nobody. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new Failure('CANCELLED'));
  });
  return controller.signal;
}
