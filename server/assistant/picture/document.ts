import type { Poster } from '../../../domain/post/design.ts';
import { OWN_NOUN } from '../../lib/platform-words.ts';

const HEADING = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*$/u;
const ITEM = /^\s*(?:[-*+•]|(\d{1,2})[.)])\s+(.+)$/u;
const ROW = /^\s*\|(.+)\|\s*$/u;
const NUMBERED = /^(?:\d{1,2}[.):]|(?:step|day|week|schritt|tag|paso|étape|jour) \d{1,2}[.:]?)\s+(?=\S)/iu;
/** Parts that are for the writer, or for other places than this one. */
const ASIDE = new RegExp(
  String.raw`^(?:audience|target.*|readers|tone|style|goals?|objectives?|platforms?|length|call to action|e-?mail|social caption|caption|post for.*|${OWN_NOUN}|newsletter)\b`,
  'iu',
);
const GAP = /\[[^\]]*\](?!\()/u;

/** Whether a text is written in headings. */
export function isDocument(text: string): boolean {
  return /^# \S/u.test(text) || (text.match(/^#{1,6} \S/gmu) ?? []).length > 1;
}

/** A text in headings: its title, its most telling list, and the lines that stand outside of lists. */
export function readDocument(text: string): Pick<Poster, 'title' | 'items' | 'isCounted'> & { lines: string[] } {
  let title = '';
  let isAside = false;
  const lines: string[] = [];
  const headings: string[] = [];
  const lists: { items: string[]; isCounted: boolean }[] = [];
  let list: (typeof lists)[number] | null = null;
  for (const line of text.replace(/```[\s\S]*?(?:```|$)/gu, '').split('\n')) {
    const [, level, heading = ''] = HEADING.exec(line) ?? [];
    const [, number, item = ''] = ITEM.exec(line) ?? [];
    const row = ROW.test(line) ? rowOf(line) : null;
    if (line.trim() === '' || GAP.test(line)) continue;
    if (level) {
      list = null;
      isAside = ASIDE.test(heading);
      if (title === '' && level === '#') title = plain(heading);
      else if (!isAside) headings.push(plain(heading));
    } else if (isAside) continue;
    else if (item !== '' || row !== null) {
      list ??= add(lists, { items: [], isCounted: number !== undefined });
      if (row !== '') list.items.push(plain(row ?? item));
    } else if (!lists.length && !headings.length) lines.push(plain(line));
  }
  const steps = headings.filter((heading) => NUMBERED.test(heading));
  const told = lists.find(({ items }) => items.length > 1) ?? { items: [], isCounted: false };
  const found = steps.length > 1 ? { items: steps.map((step) => step.replace(NUMBERED, '')), isCounted: true } : told;
  return { title, lines, ...found };
}

function add<T>(all: T[], one: T): T {
  all.push(one);
  return one;
}

/** A line without the signs of Markdown. */
function plain(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/(\*{1,3}|_{2,3}|`{1,3}|~~)(?=\S)|(?<=\S)(?:\*{1,3}|_{2,3}|`{1,3}|~~)/gu, '')
    .replace(/^\s*>\s?/u, '')
    .trim();
}

/** 'Monday | Squats' as 'Monday: Squats'; heads and rules of a table say nothing by themselves. */
function rowOf(line: string): string {
  const [name = '', value = ''] = (ROW.exec(line)?.[1] ?? '').split(/(?<!\\)\|/u).map(plain);
  return /^:?-+:?$/u.test(name) || value === '' || name === '' ? '' : `${name}: ${value}`;
}
