import { Failure } from '../../../../domain/errors.ts';
import { columnOf, type NumberedRecord } from './columns.ts';
import { DELIMITERS, type Delimiter, recordsOf, UnreadableTable } from './csv.ts';

/** As many records, and as much text, as is looked at to find out what separates cells. */
const LOOKED_AT = 10;
const LOOKED_AT_TEXT = 64 * 1024;

/** The records of an uploaded table that hold anything; refuses more than so many in words. */
export function readTable(bytes: Uint8Array, most: number): NumberedRecord[] {
  const { text, said } = withoutSeparatorLine(decoded(bytes));
  if (text.trim() === '') throw new Failure('VALIDATION', 'This file is empty. Choose one with a row for each post.');
  try {
    const records: NumberedRecord[] = [];
    let row = 0;
    for (const cells of recordsOf(text, said ?? delimiterOf(text))) {
      row++;
      if (cells.every((cell) => cell.trim() === '')) continue;
      records.push({ row, cells });
      // One more than may be, for the header.
      if (records.length > most + 1) break;
    }
    return records;
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw new Failure('VALIDATION', cause.message);
    throw cause;
  }
}

/** The text of a file, whatever program wrote it: UTF-8, UTF-16, or what Windows programs call ANSI. */
function decoded(bytes: Uint8Array): string {
  const begins = (...signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04))
    throw new Failure('VALIDATION', 'This is an Excel workbook. Save it as CSV (UTF-8) and choose that file.');
  const text = begins(0xff, 0xfe)
    ? new TextDecoder('utf-16le').decode(bytes)
    : begins(0xfe, 0xff)
      ? new TextDecoder('utf-16be').decode(bytes)
      : utf8OrAnsi(bytes);
  if (text.includes('\0'))
    throw new Failure('VALIDATION', 'This is not a file of text. Save your table as CSV (UTF-8).');
  return text;
}

function utf8OrAnsi(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel's own first line, 'sep=;', says what separates cells and is no row. */
function withoutSeparatorLine(text: string): { text: string; said: Delimiter | null } {
  const line = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text);
  const said = DELIMITERS.find((delimiter) => delimiter === line?.[1]) ?? null;
  return said && line ? { text: text.slice(line[0].length), said } : { text, said: null };
}

/** What separates cells: that by which the first line names most columns, else that by which lines have most cells alike. */
function delimiterOf(text: string): Delimiter {
  const scored = DELIMITERS.map((delimiter) => {
    const first: string[][] = [];
    try {
      for (const cells of recordsOf(text.slice(0, LOOKED_AT_TEXT), delimiter))
        if (first.push(cells) === LOOKED_AT) break;
    } catch (cause) {
      if (!(cause instanceof UnreadableTable)) throw cause;
    }
    const named = first[0]?.filter((cell) => columnOf(cell) !== null).length ?? 0;
    const cells = Math.min(
      ...first.filter((record) => record.length > 1 || record[0] !== '').map(({ length }) => length),
    );
    return { delimiter, score: named * 1_000 + (Number.isFinite(cells) ? cells : 0) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}
