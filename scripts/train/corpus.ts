import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPlace } from '../../server/assistant/editing/documents/read-document.ts';
import { DOCUMENT_ROLES, type DocumentRole } from '../../server/assistant/editing/documents/roles.ts';
import { classesInOrder } from '../../server/assistant/picture/look-words.ts';
import { PICTURE_PARTS, type PicturePart } from '../../server/assistant/picture/part.ts';
import type { Intent } from '../../server/assistant/reading/grammar/reading.ts';
import { evidenceOf } from '../../server/assistant/reading/spans/evidence.ts';
import { EvidenceTable } from '../../server/assistant/reading/spans/evidence-table.ts';
import { type Place, placesOf } from '../../server/assistant/reading/spans/place.ts';
import { ROLES, type Role } from '../../server/assistant/reading/spans/roles.ts';
import { EVIDENCE_KINDS, see, type Votes } from '../../server/assistant/reading/spans/votes.ts';
import type { Example } from './learn.ts';

/** A message of the corpus as people cut it. */
export interface CutMessage {
  id: string;
  lang: string;
  /** What it asks for, where its spans do not tell. */
  intent?: Intent;
  spans: [Role, string][];
}

const folder = join(import.meta.dirname, '../../server/assistant/reading/corpus');

/** Every message of the corpus, in the order of files and lines. */
export function readCorpus(): CutMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => linesOf(join(folder, name)));
}

export function linesOf(file: string): CutMessage[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as CutMessage);
}

export interface LaidMessage {
  place: Place;
  roles: number[];
}

/** A message laid out, with the role of every word. */
export function layOut({ spans }: CutMessage): LaidMessage {
  return laid(spans, ROLES);
}

function laid<R extends string>(
  spans: [R, string][],
  roles: readonly R[],
  placeOf: (message: string) => Place = placesOf,
): LaidMessage {
  const place = placeOf(spans.map(([, text]) => text).join(''));
  const ends: number[] = [];
  for (const [, text] of spans) ends.push((ends.at(-1) ?? 0) + text.length);
  const roleAt = (at: number): R => (spans[ends.findIndex((end) => at < end)] as [R, string])[0];
  return { place, roles: place.cut.words.map(({ from }) => roles.indexOf(roleAt(from))) };
}

const posters = join(import.meta.dirname, '../../server/assistant/picture/corpus');
const LETTERS: Record<string, PicturePart> = {
  o: 'order',
  w: 'wish',
  t: 'title',
  n: 'note',
  d: 'day',
  h: 'hours',
  l: 'place',
  p: 'price',
  f: 'figure',
  i: 'item',
  q: 'quote',
  b: 'by',
  c: 'call',
};

/** An order for a picture, cut into its parts. */
export interface CutPoster {
  lang: string;
  spans: [PicturePart, string][];
}

/** What pictures were asked for, each word with its part: '{t:The rye is back} from {d:Saturday}', a line each. */
export const readPosters = (): CutPoster[] =>
  readdirSync(posters)
    .sort()
    .flatMap((name) => postersIn(join(posters, name)));

/** Orders that nothing is learned from: of another hand, (mixed) held back of all hands since, and of one hand more. */
export const UNSEEN_ORDERS = ['unseen.txt', 'unseen-mixed.txt', 'unseen-third.txt'] as const;
export const readUnseenPosters = (file: (typeof UNSEEN_ORDERS)[number]): CutPoster[] =>
  postersIn(join(posters, '..', file));

const postersIn = (file: string): CutPoster[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [lang = '', marked = ''] = line.split('\t');
      return { lang, spans: partsOf(marked.replaceAll('\\n', '\n')) };
    });

/** An order for a picture laid out, with the part of every word. */
export function layOutPoster({ spans }: CutPoster): LaidMessage {
  return laid(spans, PICTURE_PARTS, (order) => placesOf(order, classesInOrder));
}

const documents = join(import.meta.dirname, '../../server/assistant/editing/documents/corpus');

/** A message that asks for a document, as people cut it. */
export interface CutDocument {
  id: string;
  lang: string;
  spans: [DocumentRole, string][];
}

export function readDocuments(): CutDocument[] {
  return readdirSync(documents)
    .sort()
    .flatMap((name) => readFileSync(join(documents, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => ({ lang: 'en', ...(JSON.parse(line) as Omit<CutDocument, 'lang'>) }));
}

/** A document's message laid out, with the role of every word. */
export function layOutDocument({ spans }: CutDocument): LaidMessage {
  return laid(spans, DOCUMENT_ROLES, documentPlace);
}

function partsOf(marked: string): [PicturePart, string][] {
  return [...marked.matchAll(/\{([a-z]):([^{}]*)\}|[^{}]+/gu)].map(({ 0: whole, 1: letter, 2: words }) => {
    const part = letter === undefined ? 'join' : LETTERS[letter];
    if (!part) throw new Error(`No part is called '${letter}': ${marked}`);
    return [part, words ?? whole];
  });
}

/** The evidence that is seen often enough to say something. */
export function knownEvidence(corpus: LaidMessage[], least: number): Votes['known'] {
  return Object.fromEntries(
    EVIDENCE_KINDS.map((kind) => {
      const counts = new Map<string, number>();
      for (const { place } of corpus)
        for (const names of evidenceOf(place, kind))
          for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
      const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
      return [kind, EvidenceTable.of(kind, names)];
    }),
  ) as Votes['known'];
}

export function examplesOf(corpus: LaidMessage[], known: Votes['known']): Example[] {
  return corpus.filter(({ roles }) => roles.length > 0).map(({ place, roles }) => ({ seen: see(place, known), roles }));
}
