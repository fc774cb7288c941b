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

/** Where the build says which files each address needs first. */
const SCREENS = 'screens.json';

/**
 * The document for an address: the one of all, naming what its screen needs, so that a browser asks for everything at once
 * instead of finding out file by file.
 */
async function documentsIn(folder: string): Promise<(url: string) => string> {
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  const listPath = join(folder, SCREENS);
  const lists = existsSync(listPath)
    ? (JSON.parse(await readFile(listPath, 'utf8')) as Record<string, readonly string[]>)
    : {};
  const documents = new Map(
    Object.entries(lists).map(([address, files]) => [
      address,
      document.replace('</head>', `${files.map(linkTo).join('')}</head>`),
    ]),
  );
  return (url) => {
    const [path = '', query] = url.split('?');
    const page = path.replace(/\/$/, '');
    const tab = new URLSearchParams(query).get('tab');
    return documents.get(`${page}?tab=${tab}`) ?? documents.get(page) ?? document;
  };
}

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="${file}">`;
}

/** Serves the built web app: its files, and its one document for every address people can open. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const documentPath = join(folder, 'index.html');
  if (!existsSync(documentPath)) {
    app.log.warn('The web app is not built; only the API is served.');
    app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Failure('NOT_FOUND')));
    return;
  }
  const documentFor = await documentsIn(folder);
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
  const sendDocument = (url: string, reply: FastifyReply, status: number) =>
    reply.status(status).header('cache-control', 'no-cache').type('text/html').send(documentFor(url));
  // A folder is refused before anybody asks for a document, where the reader takes nothing compressed: a script, a watcher.
  app.get('/', (request, reply) => sendDocument(request.url, reply, 200));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const wantsDocument = isReading && !path.startsWith('/api') && !/\.\w+$/.test(path);
    if (!wantsDocument) return sendFailure(request, reply, new Failure('NOT_FOUND'));
    return sendDocument(request.url, reply, isPage(path) ? 200 : 404);
  });
}
