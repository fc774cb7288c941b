/** A table that can't be read as it is; the message says where. */
export class UnreadableTable extends Error {}

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Far beyond any table of posts: a line that goes on is none. */
const CELLS_MAX = 100;
const QUOTE = 34;

/**
 * The records of a table of text, one by one: quoted cells may hold delimiters, line ends and doubled quotes. A quote inside a
 * plain cell is a character like any other. Each character is looked at once, whatever the text is.
 */
export function* recordsOf(text: string, delimiter: Delimiter): Generator<string[]> {
  const ends = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\\r\\n]`, 'g');
  let at = 0;
  for (let number = 1; at < text.length; number++) {
    const record: string[] = [];
    for (;;) {
      if (record.length === CELLS_MAX)
        throw new UnreadableTable(`Row ${number} has more than ${CELLS_MAX} cells. Is this a table of posts?`);
      const opens = /[ ]*"/y;
      opens.lastIndex = at;
      const quoted = opens.test(text) ? quotedFrom(text, opens.lastIndex, number) : null;
      if (quoted) at = quoted.end;
      ends.lastIndex = at;
      const next = ends.exec(text)?.index ?? text.length;
      // What stands behind the closing quote belongs to the cell too.
      record.push((quoted?.cell ?? '') + (quoted ? text.slice(at, next).trimEnd() : text.slice(at, next)));
      at = next;
      if (text[at] !== delimiter) break;
      at++;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    yield record;
  }
}

function quotedFrom(text: string, from: number, number: number): { cell: string; end: number } {
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new UnreadableTable(`A quote that begins in row ${number} never ends.`);
    let end = quote + 1;
    while (text.charCodeAt(end) === QUOTE) end++;
    // Quotes in pairs are characters; one that is left over ends the cell.
    if ((end - quote) % 2 === 1) return { cell: text.slice(from, end - 1).replaceAll('""', '"'), end };
    at = end;
  }
}
