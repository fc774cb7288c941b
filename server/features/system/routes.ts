import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CATALOGUE, FILES_AND_STREAMS } from '../../../domain/api/catalogue.ts';
import { about, healthCheck } from '../../../domain/api/system.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { docsPage } from '../../platform/http/docs-page.ts';
import { openApiDocument } from '../../platform/http/openapi.ts';
import { isLocalRequest } from '../../platform/http/origin.ts';
import type { Router } from '../../platform/http/route.ts';
import type { LocalMailbox } from '../../platform/mail/local-mailbox.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { mailboxPage } from './mailbox-page.ts';

export interface SystemDeps {
  db: Database;
  queue: Queue;
  version: string;
  mailbox: LocalMailbox | null;
  /** What is wrong with the machine under the product, in a sentence; null while nothing is. */
  trouble(): Promise<string | null>;
  /** What opens the mailbox where being on this machine does not; null where it does. */
  mailboxKey: string | null;
}

const MAILBOX_PATH = '/dev/mailbox';

/** The mailbox's address for who holds its key. */
export const mailboxPath = (key: string): string => `${MAILBOX_PATH}?key=${key}`;

type MailboxQuery = { Querystring: { key?: unknown } };
const STYLE = readFileSync(join(import.meta.dirname, '../../platform/http/server-pages.css'), 'utf8');

/** Serves what tells about the installation itself: health, documentation, the local mailbox. */
export function systemRoutes(app: FastifyInstance, { serve }: Router, deps: SystemDeps): void {
  const { version, mailbox, mailboxKey } = deps;

  serve(healthCheck, [], async () => {
    const trouble = await deps.trouble();
    if (trouble !== null) throw new Failure('UNAVAILABLE', trouble);
    try {
      await Promise.all([deps.db.execute(sql`select 1`), deps.queue.ping()]);
    } catch {
      throw new Failure('UNAVAILABLE');
    }
    return { version, database: 'ok' as const, queue: 'ok' as const };
  });

  serve(about, [], async ({ request }) => ({
    version,
    mailbox: mailbox && mailboxKey === null && isLocalRequest(request) ? MAILBOX_PATH : null,
  }));

  const described = { ...CATALOGUE, 'Files and streams': FILES_AND_STREAMS };
  const openApi = openApiDocument(described, version);
  const docs = docsPage(described);
  app.get('/api/openapi.json', async () => openApi);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html').send(docs));
  app.get('/server-pages.css', async (_request, reply) => reply.type('text/css').send(STYLE));

  const maySeeMails = (request: FastifyRequest<MailboxQuery>): boolean =>
    mailboxKey === null
      ? isLocalRequest(request)
      : hashSecret(String(request.query.key ?? '')) === hashSecret(mailboxKey);
  app.get<MailboxQuery>(MAILBOX_PATH, async (request, reply) => {
    if (!mailbox || !maySeeMails(request)) throw new Failure('NOT_FOUND');
    void reply.header('cache-control', 'no-store');
    return reply.type('text/html').send(mailboxPage(await mailbox.newest(50), mailboxKey === null));
  });
}
