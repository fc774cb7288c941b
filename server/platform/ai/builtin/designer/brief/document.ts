/** A part of a document: what stands under a heading or behind a label. */
export interface Part {
  /** In small letters; empty for what stands before the first heading. */
  name: string;
  /** Its heading as it was written. */
  heading: string;
  lines: string[];
  items: string[];
  ordered: boolean;
}

export interface Document {
  title: string;
  parts: Part[];
}

const HEADING = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*$/u;
const ITEM = /^\s*(?:[-*+•]|(\d{1,2})[.)])\s+(.+)$/u;
const ROW = /^\s*\|(.+)\|\s*$/u;
const LABEL = /^(?:[-*+•]\s+)?\*{0,2}(\p{Lu}[\p{L}\p{N} &/'’-]{1,24}?)\*{0,2}:\*{0,2}\.?(?:\s+(.*))?$/u;
/** Labels that make facts of what follows them, even in a single line: '… Price: £35. When: Saturday'. */
const FACT =
  /^(?:when|dates?|day|where|venue|location|place|address|prices?|cost|entry|admission|fee|tickets?|audience|tone|mood|goals?|platforms?|points?|features?|materials?|ingredients|steps|options|findings|ending|size|viewings?|delivery|topic|product|offer|day \d|serves|time|colours?|subject)$/u;
/** Texts for other places that a document may hold at its end. */
const APPENDED = /^(?:e-?mail|social caption|caption|post for|tweet|newsletter)\b/iu;
const GAP = /\[[^\]]*\](?!\()/u;

/** A line without the signs of Markdown. */
function plain(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/(\*{1,3}|_{2,3}|`{1,3}|~~)(?=\S)|(?<=\S)(?:\*{1,3}|_{2,3}|`{1,3}|~~)/gu, '')
    .replace(/^\s*>\s?/u, '')
    .trim();
}

/** A text in headings or labelled facts as its title and parts; null for any other text. */
export function readDocument(text: string): Document | null {
  const isMarkdown = /^# \S/u.test(text) || (text.match(/^#{1,6} \S/gmu) ?? []).length > 1;
  // A single line may hold labelled facts too.
  const lines = isMarkdown ? text.split('\n') : text.split(/\n|(?<=[.!?])\s+(?=\p{Lu}[\p{L} ]{2,20}\d{0,2}:\s)/u);
  const labels = lines.flatMap((line) => LABEL.exec(line)?.[1]?.toLowerCase() ?? []);
  const isLabelled = labels.some((label) => FACT.test(label)) && lines.length > 1;
  if (!isMarkdown && !isLabelled) return null;
  return readParts(lines, isMarkdown);
}

function readParts(lines: string[], isMarkdown: boolean): Document {
  let title: string | null = null;
  const parts: Part[] = [];
  const open = (heading: string): Part => {
    const part = { name: heading.toLowerCase(), heading, lines: [], items: [], ordered: false };
    parts.push(part);
    return part;
  };
  let part = open('');
  let isCode = false;
  for (const line of lines) {
    if (/^\s*```/u.test(line)) isCode = !isCode;
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const label = LABEL.exec(line);
    const name = label?.[1] ?? '';
    if (isCode || line.trim() === '' || GAP.test(line) || /^\s*```/u.test(line)) continue;
    if (heading) {
      const said = plain(heading[2] ?? '');
      if (title === null && heading[1] === '#') title = said;
      else if (APPENDED.test(said)) break;
      else part = open(said);
    } else if (label && (FACT.test(name.toLowerCase()) || (!isMarkdown && title !== null && !item))) {
      part = open(name);
      if (label[2]) part.lines.push(plain(label[2]));
    } else if (item) {
      part.items.push(plain(item[2] ?? ''));
      part.ordered ||= item[1] !== undefined;
    } else if (ROW.test(line)) part.items.push(...rowOf(line));
    else if (!isMarkdown && title === null) title = plain(line);
    else part.lines.push(plain(line));
  }
  return { title: title ?? '', parts };
}

/** 'Monday | Squats' as 'Monday: Squats'; heads and rules of a table say nothing by themselves. */
function rowOf(line: string): string[] {
  const [name = '', value = ''] = (ROW.exec(line)?.[1] ?? '').split(/(?<!\\)\|/u).map(plain);
  return /^:?-+:?$/u.test(name) || value === '' || name === '' ? [] : [`${name}: ${value}`];
}
