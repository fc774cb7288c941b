import type { FastifyReply } from 'fastify';

/** Does something once the answer's connection is closed; at once where the client was gone before anybody listened. */
export function whenClosed({ raw }: FastifyReply, action: () => void): void {
  if (raw.closed) action();
  else raw.once('close', action);
}
