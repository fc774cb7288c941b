import type { Brand } from '../../../../../../domain/brand.ts';
import type { Platform } from '../../../../../../domain/platforms.ts';
import type { Brief } from '../brief.ts';
import type { Chooser } from '../choose.ts';
import { alreadySaid } from '../details.ts';
import { layOut, type Piece } from '../layout.ts';
import { capital, sentence, withoutStop } from '../mend.ts';
import { contract, type Style } from '../style.ts';
import { setType } from '../typography.ts';

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; ordered?: boolean }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string };

export interface Section {
  heading: string | null;
  blocks: Block[];
}

/** A document, and what of it would be said in a post. */
export interface Document {
  title: string;
  /** An email shows its subject line instead of a heading. */
  untitled?: boolean;
  sections: Section[];
  post: { hook: string; lines: string[]; points: string[]; call: string; tags: string[]; text?: string };
  /** What would make it better, where something is missing. */
  question: string | null;
}

export interface DocumentContext {
  brief: Brief;
  brand: Brand;
  style: Style;
  platform: Platform | null;
  choose: Chooser;
}

/** A labelled fact of the brief as text and as items. */
export interface Given {
  value: string;
  items: string[];
}

/** Looks up the labelled facts of a brief and remembers which were used. */
export function labelReader(brief: Brief): {
  get(pattern: RegExp): Given | null;
  rest(): { label: string; given: Given }[];
} {
  const used = new Set<number>();
  const get = (pattern: RegExp): Given | null => {
    const index = brief.labelled.findIndex(({ label }, at) => !used.has(at) && pattern.test(label));
    const found = brief.labelled[index];
    if (!found) return null;
    used.add(index);
    return { value: found.value, items: found.items };
  };
  const ABOUT_WRITING = /^(?:tone|style|voice|platforms?|channels?|mood|genre|length|title)$/;
  return {
    get,
    rest: () =>
      brief.labelled
        .filter(({ label }, at) => !used.has(at) && !ABOUT_WRITING.test(label))
        .map(({ label, value, items }) => ({ label, given: { value, items } })),
  };
}

/** A paragraph. */
export function text(...sentences: (string | null | undefined | false)[]): Block[] {
  const said = sentences.filter((one): one is string => Boolean(one)).map(sentence);
  return said.length > 0 ? [{ kind: 'text', text: said.join(' ') }] : [];
}

/** Bullets, or a numbered list. */
export function list(items: readonly string[], ordered = false): Block[] {
  const shown = items.map((item) => capital(ordered || /[.!?]$/.test(item) ? sentence(item) : item));
  return shown.length > 0 ? [{ kind: 'list', items: shown, ordered }] : [];
}

/** 'name: meaning' as two columns where every item has that form, else bullets. */
export function pairs(items: readonly string[], head: [string, string], code = false): Block[] {
  const rows = items.map((item) => /^("[^"]+"|“[^”]+”|[^:]{1,60}):\s+(.+)$/s.exec(item));
  if (rows.length === 0) return [];
  if (rows.some((row) => row === null)) return list(items);
  return [
    {
      kind: 'table',
      head,
      rows: rows.map((row) => [
        code ? `\`${row?.[1]}\`` : capital(row?.[1] ?? ''),
        capital(withoutStop(row?.[2] ?? '')),
      ]),
    },
  ];
}

/** A fact as it reads best: several items as bullets, a single one as a sentence. */
export function given(fact: Given | null): Block[] {
  if (!fact) return [];
  return fact.items.length > 1 && (fact.value.includes(';') || fact.items.length > 3)
    ? list(fact.items)
    : text(fact.value);
}

/** A place to fill in, marked so that nobody takes it for a fact. */
export function toFill(hint: string): Block[] {
  return [{ kind: 'text', text: `[${hint}]` }];
}

/** A section, or none where it would be empty. */
export function section(heading: string | null, ...blocks: Block[][]): Section[] {
  const all = blocks.flat();
  return all.length > 0 ? [{ heading, blocks: all }] : [];
}

/** What the brief labels in its own way becomes sections of its own. */
export function remaining(rest: { label: string; given: Given }[]): Section[] {
  return rest.flatMap(({ label, given: fact }) => section(capital(label), given(fact)));
}

function cell(value: string): string {
  return value.replace(/\|/g, '\\|').replace(/\n/g, ' ');
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return `\`\`\`\n${block.text}\n\`\`\``;
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows]
        .map((row) => `| ${row.map(cell).join(' | ')} |`)
        .join('\n');
  }
}

/** The document in Markdown. */
export function renderDocument(document: Document, style: Style): string {
  const parts = document.untitled ? [] : [`# ${document.title}`];
  for (const { heading, blocks } of document.sections) {
    if (heading) parts.push(`## ${heading}`);
    parts.push(...blocks.map(renderBlock));
  }
  return setType(contract(parts.join('\n\n'), style));
}

/** What a document has to say, as a post for a platform; nothing is said twice. */
export function renderPost(document: Document, platform: Platform, style: Style): string {
  const { hook, lines, points, call, tags, text: written } = document.post;
  if (written) return written;
  const said = [hook];
  const fresh = (one: string) => {
    if (alreadySaid(one, said)) return false;
    said.push(one);
    return true;
  };
  // A tweet has room for the opening, a little of the rest and its tag.
  const few = platform === 'twitter' ? 2 : 30;
  const worth = (index: number, text: string) =>
    (index >= few || (platform === 'twitter' && text.includes('\n')) ? 40 : 80) - index;
  const pieces: Piece[] = [
    { role: 'hook', text: hook.replace(/`/g, ''), worth: 100, emoji: null },
    ...lines.filter(fresh).map((line, index): Piece => ({ role: 'body', text: line, worth: worth(index, line) })),
    ...wholeSeries(points.filter(fresh), platform).map(
      (point, index): Piece => ({ role: 'point', text: capital(withoutStop(point)), worth: worth(index, point) - 5 }),
    ),
    ...(call ? [{ role: 'call', text: call, worth: 60 } as Piece] : []),
    ...tags
      .slice(0, style.hashtags)
      .map((tag, index): Piece => ({ role: 'tag', text: tag, worth: index === 0 ? 55 : 30 - index })),
  ];
  return layOut(pieces, platform, style);
}

const SERIES = /^(?:day \d|\d+ min|--|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/i;

/** Half a timetable helps nobody: on Twitter a series stands as a whole or not at all. */
function wholeSeries(points: string[], platform: Platform): string[] {
  return platform === 'twitter' && points.some((point) => SERIES.test(point))
    ? [points.map(withoutStop).join('. ')]
    : points;
}
