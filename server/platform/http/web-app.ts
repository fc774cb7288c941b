import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import { sendFailure } from './failures.ts';
import { isPage } from './pages.ts';

/** Where the build puts the web app. */
export const BUILT_WEB = join(import.meta.dirname, '../../../dist/web');

/** The address of the built app's style sheet, for pages that the server draws in its look; null where none is built. */
export function appStyleIn(folder: string): string | null {
  const documentPath = join(folder, 'index.html');
  if (!existsSync(documentPath)) return null;
  return /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(readFileSync(documentPath, 'utf8'))?.[1] ?? null;
}

/** Serves the built web app: its files, and its one document for every address people can open. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const documentPath = join(folder, 'index.html');
  if (!existsSync(documentPath)) {
    app.log.warn('The web app is not built; only the API is served.');
    app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Failure('NOT_FOUND')));
    return;
  }
  const document = await readFile(documentPath);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names in /assets carry a hash of their content; everything else is asked for again.
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendDocument = (reply: FastifyReply, status: number) =>
    reply.status(status).header('cache-control', 'no-cache').type('text/html').send(document);
  // A folder is refused before anybody asks for a document, where the reader takes nothing compressed: a script, a watcher.
  app.get('/', (_request, reply) => sendDocument(reply, 200));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const wantsDocument = isReading && !path.startsWith('/api') && !/\.\w+$/.test(path);
    if (!wantsDocument) return sendFailure(request, reply, new Failure('NOT_FOUND'));
    return sendDocument(reply, isPage(path) ? 200 : 404);
  });
}
