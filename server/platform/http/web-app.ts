import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import { createCompressor } from './compressed.ts';
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

/** Where the build says what is seen at an address before its scripts are there: parts by name, of which each visitor sees some. */
const PRERENDERED = 'prerendered.json';
type Parts = Record<string, string>;

/** What of an address, beside its path, decides which screen it shows first. */
const VIEWS = ['tab', 'mode'];

/**
 * The document for an address: the one of all, naming what its screen needs, so that a browser asks for everything at once
 * instead of finding out file by file, and with the screen itself where that is known.
 */
async function documentsIn(folder: string): Promise<(url: string) => string> {
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  const files = await readTable<readonly string[]>(join(folder, SCREENS));
  const screens = await readTable<Parts>(join(folder, PRERENDERED));
  const documents = new Map(
    [...files.keys(), ...screens.keys()].map((address) => {
      const links = (files.get(address) ?? files.get(pathOf(address)) ?? []).map(linkTo).join('');
      return [address, withScreen(document.replace('</head>', `${links}</head>`), address, screens.get(address))];
    }),
  );
  return (url) => {
    const page = pathOf(url).replace(/\/$/, '');
    const query = new URLSearchParams(url.split('?')[1]);
    const views = VIEWS.map((name) => documents.get(`${page}?${name}=${query.get(name)}`));
    return views.find((view) => view !== undefined) ?? documents.get(page) ?? document;
  };
}

async function readTable<Value>(path: string): Promise<Map<string, Value>> {
  return new Map(existsSync(path) ? Object.entries(JSON.parse(await readFile(path, 'utf8'))) : []);
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Puts the parts of a screen into its document; web/public/first.js shows the visitor's own, or none. */
function withScreen(document: string, address: string, parts: Parts | undefined): string {
  if (!parts) return document;
  const templates = Object.entries(parts).map(([name, html]) => `<template id="for-${name}">${html}</template>`);
  const root = '<div id="root">';
  const screen = `<prerendered-screen address="${address}"></prerendered-screen>`;
  return document.replace(root, () => `${templates.join('')}${root}${screen}`);
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
  const compress = createCompressor();
  const sendDocument = async ({ url, headers }: FastifyRequest, reply: FastifyReply, status: number) => {
    const { content, encoding } = await compress(documentFor(url), headers['accept-encoding']?.toString());
    if (encoding) reply.header('content-encoding', encoding);
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache');
    return reply.status(status).type('text/html').send(content);
  };
  // A folder is refused before anybody asks for a document, where the reader takes nothing compressed: a script, a watcher.
  app.get('/', (request, reply) => sendDocument(request, reply, 200));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const wantsDocument = isReading && !path.startsWith('/api') && !/\.\w+$/.test(path);
    if (!wantsDocument) return sendFailure(request, reply, new Failure('NOT_FOUND'));
    return sendDocument(request, reply, isPage(path) ? 200 : 404);
  });
}
