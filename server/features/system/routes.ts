import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CATALOGUE, FILES_AND_STREAMS } from '../../../domain/api/catalogue.ts';
import { about, healthCheck, type LinkState, listMails } from '../../../domain/api/system.ts';
import { Failure } from '../../../domain/errors.ts';
import { once } from '../../../domain/once.ts';
import { docsPage } from '../../platform/http/docs/docs-page.ts';
import { openApiDocument } from '../../platform/http/docs/openapi.ts';
import { isLocalRequest } from '../../platform/http/origin.ts';
import type { PagePath } from '../../platform/http/pages.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import type { Health } from '../../platform/http/status-server.ts';
import type { LocalMailbox } from '../../platform/mail/local-mailbox.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { hashSecret } from '../../platform/secrets.ts';

export interface SystemDeps {
  version: string;
  mailbox: LocalMailbox | null;
  /** What has become of the links of mails, in their order. */
  statesOfLinks(mails: { link: string; at: string }[]): Promise<(LinkState | null)[]>;
  health(): Promise<Health>;
  metrics: Metrics;
  /** The address of the web app's style sheet; null where the app is not built. */
  appStyle: string | null;
  /** What opens the mailbox where being on this machine does not; null where it does. */
  mailboxKey: string | null;
}

const MAILBOX_PATH = '/dev/mailbox' satisfies PagePath;
const MAILS_SHOWN = 50;

/** The mailbox's address for who holds its key. */
export const mailboxPath = (key: string): string => `${MAILBOX_PATH}?key=${key}`;

type MailboxQuery = { Querystring: { key?: unknown } };
const STYLE = readFileSync(join(import.meta.dirname, '../../platform/http/server-pages.css'), 'utf8');

const DOCS_STYLE = readFileSync(join(import.meta.dirname, '../../platform/http/docs/docs-page.css'), 'utf8');

/** Serves what tells about the installation itself: health, documentation, the local mailbox. */
export function systemRoutes(app: FastifyInstance, { serve }: ApiRouter, deps: SystemDeps): void {
  const { version, mailbox, mailboxKey } = deps;

  serve(healthCheck, [], async () => {
    const { cause } = await deps.health();
    if (cause !== null) throw new Failure('UNAVAILABLE', cause);
    return { version, database: 'ok' as const, queue: 'ok' as const };
  });

  serve(about, [], async ({ request }) => ({
    version,
    mailbox: mailbox && mailboxKey === null && isLocalRequest(request) ? MAILBOX_PATH : null,
  }));

  // Watchers write them with a slash at their end, too.
  for (const end of ['', '/']) {
    app.get(`/health${end}`, async (_request, reply) => {
      const health = await deps.health();
      return reply.status(health.status === 'ok' ? 200 : 503).send(health);
    });
    app.get(`/metrics${end}`, async (request, reply) => {
      // Behind a proxy everybody looks local: then they are on STATUS_PORT alone.
      if (mailboxKey !== null || !isLocalRequest(request)) throw new Failure('NOT_FOUND');
      return reply.type(deps.metrics.contentType).send(await deps.metrics.read());
    });
  }

  // Made when first asked for: a tenth of a start's processor time, and most starts are never asked.
  const described = { ...CATALOGUE, 'Files and streams': FILES_AND_STREAMS };
  const openApi = once(() => openApiDocument(described, version));
  const docs = once(() => docsPage(described, deps.appStyle));
  app.get('/api/openapi.json', async () => openApi());
  app.get('/api/docs', async (_request, reply) => reply.type('text/html').send(docs()));
  app.get('/docs-page.css', async (_request, reply) => reply.type('text/css').send(DOCS_STYLE));
  app.get('/server-pages.css', async (_request, reply) => reply.type('text/css').send(STYLE));

  const mailsFor = (request: FastifyRequest, key: unknown): LocalMailbox => {
    const isAllowed =
      mailboxKey === null ? isLocalRequest(request) : hashSecret(String(key ?? '')) === hashSecret(mailboxKey);
    if (!mailbox || !isAllowed) throw new Failure('NOT_FOUND');
    return mailbox;
  };
  serve(listMails, [], async ({ request, input }) => {
    const mails = await mailsFor(request, input.key).newest(MAILS_SHOWN);
    const states = await deps.statesOfLinks(mails);
    return { data: mails.map((mail, at) => ({ ...mail, linkState: states[at] ?? null })) };
  });
  app.get<MailboxQuery>(MAILBOX_PATH, (request, reply) => {
    mailsFor(request, request.query.key);
    // The web app's own page; to whoever may not see it, there is none.
    reply.callNotFound();
  });
}
