import { Failure } from '../../../../domain/errors.ts';
import { OWN_NOUNS } from '../../../lib/platform-words.ts';
import { readPlatforms } from './read-platforms.ts';
import { looksLikeDay, looksLikeTime } from './read-when.ts';

/** A record of the file with its number, as spreadsheets count. */
export interface NumberedRecord {
  row: number;
  cells: string[];
}

export type ImportColumn = 'text' | 'date' | 'time' | 'network' | 'labels' | 'picture' | 'name';
/** Where each column stands in a record. */
export type Columns = Partial<Record<ImportColumn, number>>;

/** How people call them; compared without capitals, spaces and signs. */
const NAMES: Record<ImportColumn, string[]> = {
  text: ['text', 'content', 'post', 'posttext', 'postcontent', 'message', 'caption', 'copy', 'body', ...OWN_NOUNS],
  date: [
    'date',
    'day',
    'datetime',
    'dateandtime',
    'when',
    'scheduledate',
    'scheduleddate',
    'scheduledat',
    'scheduledfor',
    'postingdate',
    'postdate',
    'publishdate',
    'publishat',
  ],
  time: ['time', 'hour', 'timeofday', 'scheduletime', 'scheduledtime', 'postingtime', 'posttime', 'publishtime'],
  network: [
    'network',
    'networks',
    'platform',
    'platforms',
    'channel',
    'channels',
    'socialnetwork',
    'socialnetworks',
    'profile',
    'profiles',
    'account',
  ],
  labels: ['label', 'labels', 'tag', 'tags', 'client', 'campaign', 'category'],
  picture: [
    'image',
    'images',
    'imageurl',
    'picture',
    'pictures',
    'pictureurl',
    'photo',
    'photourl',
    'media',
    'mediaurl',
    'mediaurls',
    'video',
    'videourl',
  ],
  name: ['name', 'title', 'posttitle', 'workflow'],
};

/** The column that a cell of a header names, or null. */
export function columnOf(cell: string): ImportColumn | null {
  const plain = cell.toLowerCase().replaceAll(/[^a-z]/g, '');
  const found = Object.entries(NAMES).find(([, names]) => names.includes(plain));
  return (found?.[0] as ImportColumn | undefined) ?? null;
}

/** Which columns a table has, by its header or else by what they hold, the records below the header, and what is not used. */
export function findColumns(records: NumberedRecord[]): {
  columns: Columns;
  posts: NumberedRecord[];
  unused: string[];
} {
  const [first, ...rest] = records;
  const named = columnsNamed(first?.cells ?? []);
  const hasHeader = ['text', 'date', 'network'].filter((column) => column in named).length >= 2;
  const header = first?.cells ?? [];
  // Where the columns have names and none is a date, all posts get posting slots.
  const columns = hasHeader ? complete(named, header, ['text', 'network']) : complete(columnsHolding(records), header);
  const posts = hasHeader ? rest : records;
  return { columns, posts, unused: unusedIn(posts, columns, hasHeader ? header : []) };
}

const NAME_MAX = 40;

/** The columns in which something stands that nothing is made of, by their names. */
function unusedIn(posts: NumberedRecord[], columns: Columns, header: string[]): string[] {
  const used = new Set(Object.values(columns));
  const filled = new Set(posts.flatMap(({ cells }) => cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]))));
  return [...filled]
    .filter((at) => !used.has(at))
    .toSorted((one, other) => one - other)
    .map((at) => header[at]?.trim().slice(0, NAME_MAX) || `column ${at + 1}`);
}

function columnsNamed(header: string[]): Columns {
  const columns: Columns = {};
  header.forEach((cell, at) => {
    const column = columnOf(cell);
    if (column) columns[column] ??= at;
  });
  return columns;
}

/** Columns by what most of their cells hold; of the rest the longest texts are the posts. */
function columnsHolding(records: NumberedRecord[]): Columns {
  const columns: Columns = {};
  const free = new Set(Array.from({ length: Math.max(...records.map(({ cells }) => cells.length)) }, (_, at) => at));
  const cellsOf = (at: number): string[] => records.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at]] : []));
  const claim = (column: ImportColumn, holds: (cell: string) => boolean): void => {
    for (const at of free) {
      const cells = cellsOf(at);
      if (cells.length === 0 || cells.filter(holds).length * 2 < cells.length) continue;
      columns[column] = at;
      free.delete(at);
      return;
    }
  };
  claim('network', (cell) => readPlatforms(cell).unknown.length === 0);
  claim('date', looksLikeDay);
  claim('time', looksLikeTime);
  const length = (at: number): number => cellsOf(at).reduce((sum, cell) => sum + cell.length, 0);
  const [text, labels] = [...free].toSorted((one, other) => length(other) - length(one));
  if (text !== undefined) columns.text = text;
  if (labels !== undefined) columns.labels = labels;
  return columns;
}

function complete(columns: Columns, first: string[], needed: ImportColumn[] = ['text', 'date', 'network']): Columns {
  const lacking = needed.filter((column) => !(column in columns));
  if (lacking.length === 0) return columns;
  const found = first
    .slice(0, 8)
    .map((cell) => `“${cell.trim().slice(0, 30)}”`)
    .join(', ');
  throw new Failure(
    'VALIDATION',
    `No column for the ${new Intl.ListFormat('en-US').format(lacking)} was found. Name the columns text, date, time, network and labels in the first row, which is now ${found}.`,
  );
}
