/** What a line of text is made of. */
export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em' | 'del'; children: InlineNode[] }
  | { type: 'link'; href: string; children: InlineNode[] }
  | { type: 'break' };

export interface ListItem {
  children: InlineNode[];
  /** Lists inside the item. */
  nested: Block[];
}

export type Block =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | { type: 'list'; ordered: boolean; start: number; items: ListItem[] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code'; language: string; text: string }
  | { type: 'table'; head: InlineNode[][]; rows: InlineNode[][][] }
  | { type: 'rule' };

const FENCE = /^\s*(```+|~~~+)\s*([\w+-]*)/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const ITEM = /^(\s*)(?:([-*+•])|(\d{1,9})[.)])\s+(.*)$/;
const QUOTE = /^\s*>\s?/;
const TABLE_LINE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
/** Deeper nesting than any answer needs; beyond it, text stays text. */
const MAX_DEPTH = 8;

/** Reads the useful part of Markdown into a tree of plain text: no HTML, no pictures, links to http(s) only. */
export function parseMarkdown(source: string, depth = 0): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const { block, next } = readBlock(lines, at, depth);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines: string[], at: number, depth: number): { block: Block; next: number } {
  const line = lines[at] ?? '';
  const fence = FENCE.exec(line);
  if (fence) return readCode(lines, at, fence);
  const heading = HEADING.exec(line);
  if (heading)
    return {
      block: { type: 'heading', level: heading[1]?.length ?? 1, children: parseInline(heading[2] ?? '') },
      next: at + 1,
    };
  if (RULE.test(line)) return { block: { type: 'rule' }, next: at + 1 };
  if (isTableStart(lines, at)) return readTable(lines, at);
  if (QUOTE.test(line) && depth < MAX_DEPTH) return readQuote(lines, at, depth);
  if (ITEM.test(line)) return readList(lines, at, depth);
  return readParagraph(lines, at);
}

function readCode(lines: string[], at: number, fence: RegExpExecArray): { block: Block; next: number } {
  const mark = fence[1] ?? '```';
  const end = lines.findIndex((line, index) => index > at && line.trim().startsWith(mark));
  const last = end === -1 ? lines.length : end;
  const text = lines.slice(at + 1, last).join('\n');
  return { block: { type: 'code', language: fence[2] ?? '', text }, next: last + 1 };
}

function isTableStart(lines: string[], at: number): boolean {
  const [head, line] = [lines[at] ?? '', lines[at + 1] ?? ''];
  return head.includes('|') && line.includes('-') && line.includes('|') && TABLE_LINE.test(line);
}

function readTable(lines: string[], at: number): { block: Block; next: number } {
  let next = at + 2;
  const rows: InlineNode[][][] = [];
  while ((lines[next] ?? '').includes('|')) {
    rows.push(cellsOf(lines[next] ?? ''));
    next += 1;
  }
  return { block: { type: 'table', head: cellsOf(lines[at] ?? ''), rows }, next };
}

function cellsOf(line: string): InlineNode[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => parseInline(cell.trim().replaceAll('\\|', '|')));
}

function readQuote(lines: string[], at: number, depth: number): { block: Block; next: number } {
  let next = at;
  while (QUOTE.test(lines[next] ?? '')) next += 1;
  const inner = lines.slice(at, next).map((line) => line.replace(QUOTE, ''));
  return { block: { type: 'quote', children: parseMarkdown(inner.join('\n'), depth + 1) }, next };
}

function readList(lines: string[], at: number, depth: number): { block: Block; next: number } {
  const first = ITEM.exec(lines[at] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = first?.[3] !== undefined;
  const items: ListItem[] = [];
  let next = at;
  while (next < lines.length) {
    const item = ITEM.exec(lines[next] ?? '');
    const itemIndent = item?.[1]?.length ?? 0;
    if (!item || itemIndent < indent || (item[3] !== undefined) !== ordered || itemIndent > indent + 1) break;
    const body = [item[4] ?? ''];
    const inner: string[] = [];
    next += 1;
    while (next < lines.length && belongsToItem(lines, next, indent)) {
      const line = lines[next] ?? '';
      if (inner.length > 0 || ITEM.test(line)) inner.push(line);
      else if (line.trim() !== '') body.push(line.trim());
      next += 1;
    }
    const nested = inner.length > 0 && depth < MAX_DEPTH ? parseMarkdown(inner.join('\n'), depth + 1) : [];
    items.push({ children: parseInline(body.join('\n')), nested });
    // A blank line between two items of one list does not end it.
    if ((lines[next] ?? '').trim() === '' && ITEM.exec(lines[next + 1] ?? '')?.[1]?.length === indent) next += 1;
  }
  return { block: { type: 'list', ordered, start: Number(first?.[3] ?? 1), items }, next };
}

/** Whether a line goes on with the item above it: it is indented further, or an item of a list inside. */
function belongsToItem(lines: string[], at: number, indent: number): boolean {
  const line = lines[at] ?? '';
  if (line.trim() === '') return (lines[at + 1] ?? '').startsWith(' '.repeat(indent + 2));
  const item = ITEM.exec(line);
  if (item) return (item[1]?.length ?? 0) > indent + 1;
  return line.startsWith(' '.repeat(indent + 2));
}

function readParagraph(lines: string[], at: number): { block: Block; next: number } {
  let next = at + 1;
  while (next < lines.length && goesOn(lines, next)) next += 1;
  return { block: { type: 'paragraph', children: parseInline(lines.slice(at, next).join('\n')) }, next };
}

function goesOn(lines: string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.trim() === '' || RULE.test(line) || isTableStart(lines, at)) return false;
  return ![FENCE, HEADING, ITEM, QUOTE].some((start) => start.test(line));
}

const INLINE =
  /\\(?<escaped>[\\`*_{}[\]()#+\-.!|~>])|(?<code>`+)(?<codeText>.+?)\k<code>|\[(?<label>[^\]\n]{1,300})\]\((?<href>[^\s()]+(?:\([^\s()]*\)[^\s()]*)?)\)|(?<bare>https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?])|(?<strong>\*\*|__)(?=\S)(?<strongText>.+?)(?<=\S)\k<strong>(?!\*)|~~(?=\S)(?<delText>.+?)(?<=\S)~~|(?<![\p{L}\p{N}])(?<em>[*_])(?=\S)(?<emText>[^*_\n]+?)(?<=\S)\k<em>(?![\p{L}\p{N}])|(?<break>\n)/su;

/** Reads what stands inside a line. */
export function parseInline(source: string, depth = 0): InlineNode[] {
  const parts: InlineNode[] = [];
  let rest = source;
  while (rest !== '') {
    const match = depth < MAX_DEPTH ? INLINE.exec(rest) : null;
    if (!match) {
      parts.push({ type: 'text', text: rest });
      break;
    }
    if (match.index > 0) parts.push({ type: 'text', text: rest.slice(0, match.index) });
    parts.push(inlineOf(match, depth));
    rest = rest.slice(match.index + match[0].length);
  }
  return parts;
}

function inlineOf(match: RegExpExecArray, depth: number): InlineNode {
  const { escaped, codeText, label, href, bare, strongText, delText, emText } = match.groups ?? {};
  const inner = (text: string) => parseInline(text, depth + 1);
  if (escaped !== undefined) return { type: 'text', text: escaped };
  if (codeText !== undefined) return { type: 'code', text: codeText.trim() };
  if (bare !== undefined) return { type: 'link', href: bare, children: [{ type: 'text', text: bare }] };
  if (label !== undefined && href !== undefined) {
    // Anything but http(s) is shown as it was written: nobody is led where they can't see.
    if (!/^https?:\/\//i.test(href)) return { type: 'text', text: match[0] };
    return { type: 'link', href, children: inner(label) };
  }
  if (strongText !== undefined) return { type: 'strong', children: inner(strongText) };
  if (delText !== undefined) return { type: 'del', children: inner(delText) };
  if (emText !== undefined) return { type: 'em', children: inner(emText) };
  return { type: 'break' };
}
