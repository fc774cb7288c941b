import { isFactLabel, labelOf } from './labels.ts';
import { withoutStop } from './mend.ts';

/** What a document in Markdown holds, as far as a picture can show it. */
export interface MarkdownDocument {
  title: string;
  /** The first sentences that are no list, no table and no code. */
  lines: string[];
  points: string[];
  /** Whether the points come one after the other. */
  ordered: boolean;
  /** Facts with a label, by their label. */
  labelled: Map<string, string>;
}

interface Section {
  heading: string;
  paragraphs: string[];
  items: string[];
  ordered: boolean;
}

const HEADING = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*$/;
const ITEM = /^\s*(?:[-*+•]|(\d{1,2})[.)])\s+(.+)$/;
const ROW = /^\s*\|(.+)\|\s*$/;
const SUBJECT = /^\*{0,2}Subject:\*{0,2}\s*(.+)$/i;
/** Texts for other places that a document may hold at its end. */
const APPENDED = /^(?:e-?mail|social caption|caption|post for|tweet|newsletter)\b/i;
const GAP = /\[[^\]]*\](?!\()/;

/** Whether a text is a document in Markdown rather than a post or a sentence. */
export function isMarkdownDocument(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const headings = lines.filter((line) => HEADING.test(line)).length;
  return lines.length >= 3 && (/^# \S/.test(lines[0] ?? '') || SUBJECT.test(lines[0] ?? '') || headings >= 2);
}

/** A line without the signs of Markdown. */
export function withoutMarkdown(line: string): string {
  return line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*{1,3}|_{2,3}|`{1,3}|~~)(?=\S)|(?<=\S)(?:\*{1,3}|_{2,3}|`{1,3}|~~)/g, '')
    .replace(/^\s*>\s?/, '')
    .trim();
}

function sectionsOf(text: string): { title: string | null; sections: Section[] } {
  let title: string | null = null;
  let open: Section = { heading: '', paragraphs: [], items: [], ordered: false };
  const sections = [open];
  let table: string[][] = [];
  for (const line of `${text.replace(/```[\s\S]*?(?:```|$)/g, '')}\n`.split('\n')) {
    const row = ROW.exec(line)?.[1];
    if (row !== undefined) {
      table.push(row.split(/(?<!\\)\|/).map((cell) => withoutMarkdown(cell)));
      continue;
    }
    if (table.length > 0) open.items.push(...itemsOfTable(table));
    table = [];
    const heading = HEADING.exec(line);
    const subject = SUBJECT.exec(line)?.[1];
    const item = ITEM.exec(line);
    if (heading && title === null && heading[1] === '#') title = withoutMarkdown(heading[2] ?? '');
    else if (subject && title === null) title = withoutMarkdown(subject);
    else if (heading) {
      if (APPENDED.test(heading[2] ?? '')) break;
      open = { heading: withoutMarkdown(heading[2] ?? ''), paragraphs: [], items: [], ordered: false };
      sections.push(open);
    } else if (item && !GAP.test(item[2] ?? '')) {
      open.items.push(withoutMarkdown(item[2] ?? ''));
      open.ordered ||= item[1] !== undefined;
    } else if (!item && /\p{L}/u.test(line) && !GAP.test(line)) open.paragraphs.push(withoutMarkdown(line));
  }
  return { title, sections };
}

/** 'Monday | Squats' as 'Monday: Squats'; a row without a name belongs to the one before it. */
function itemsOfTable([head = [], ...rows]: string[][]): string[] {
  // A timetable of posts is for the person who posts.
  if (head.some((cell) => /^(?:platform|channel)$/i.test(cell))) return [];
  const items: string[] = [];
  for (const [name = '', value = ''] of rows) {
    if (/^:?-+:?$/.test(name) || value === '' || GAP.test(value)) continue;
    if (name !== '') items.push(`${name}: ${value}`);
    else if (items.length > 0) items.push(`${items.pop()}, ${value.toLowerCase()}`);
  }
  return items;
}

const NUMBERED = /^(?:\d{1,2}[.):]|step \d{1,2}[.:]?)\s+(?=\S)/i;

/** Reads a document in Markdown: its title, what it says first, and its most telling list. */
export function readMarkdown(text: string): MarkdownDocument {
  const { title, sections } = sectionsOf(text);
  const labelled = new Map<string, string>();
  for (const section of sections)
    section.items = section.items.filter((item) => {
      const found = labelOf(item);
      if (!found || !isFactLabel(found.label) || found.value === '') return true;
      if (!labelled.has(found.label)) labelled.set(found.label, withoutStop(found.value));
      return false;
    });
  const numbered = sections.filter(({ heading }) => NUMBERED.test(heading));
  const days = sections.filter(({ heading, items }) => /^(?:day|week) \d/i.test(heading) && items.length > 0);
  const listed = sections.find(({ items }) => items.length >= 2);
  const points =
    numbered.length >= 2
      ? numbered.map(({ heading }) => heading.replace(NUMBERED, ''))
      : days.length >= 2
        ? days.map(({ heading, items }) => `${heading}: ${items.map(withoutStop).join(' · ')}`)
        : (listed?.items ?? []);
  return {
    title: title ?? sections.find(({ heading }) => heading !== '')?.heading ?? '',
    // What stands behind the list belongs to its own heading.
    lines: sections
      .slice(0, listed ? sections.indexOf(listed) + 1 : sections.length)
      .flatMap(({ paragraphs }) => paragraphs),
    points,
    ordered: numbered.length >= 2 || (days.length < 2 && (listed?.ordered ?? false)),
    labelled,
  };
}
