import { type DateOrder, IMPORT_ROWS_MAX, type ImportRow } from '../../../../domain/api/schedule/import-posts.ts';
import { Failure } from '../../../../domain/errors.ts';
import { POST_TEXT_MAX } from '../../../../domain/limits.ts';
import { lengthRefusal } from '../../../../domain/post/approved-text.ts';
import { postsOf } from '../../../../domain/post/fit.ts';
import { PLATFORM_RULES, PLATFORMS } from '../../../../domain/post/platforms.ts';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import { draftNotes } from '../../../../domain/post/post-needs.ts';
import { isVisible, LABEL_NAME_MAX, labelKey, TASK_LABELS_MAX } from '../../../../domain/schedule/labels.ts';
import { SCHEDULE_AHEAD_YEARS } from '../../../../domain/schedule/scheduled.ts';
import { formatLong } from '../../../../domain/time.ts';
import { checkUpcoming } from '../../scheduled/moments.ts';
import { type Columns, findColumns, type ImportColumn, type NumberedRecord } from './columns.ts';
import { readPlatforms } from './read-platforms.ts';
import { readTable } from './read-table.ts';
import { readRowMoment } from './read-when.ts';

/** How the cells of a file are to be understood. */
interface Reading {
  /** The caller's zone, in which times are meant. */
  timeZone: string;
  order: DateOrder | null;
  now: Date;
}

const LABELS = PLATFORMS.map((platform) => PLATFORM_RULES[platform].label);
const USE = `Use ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LABELS)}.`;

/** A post of a file; one without a time gets a posting slot, of its day where it names one. */
export type ReadRow = ImportRow & { slotOn?: string | null };

/** The posts of a file, each with what is wrong with it in itself or beside the others. */
export function readRows(
  bytes: Uint8Array,
  reading: Reading,
): { rows: ReadRow[]; asksDateOrder: boolean; unused: string[] } {
  const { columns, posts, unused } = findColumns(readTable(bytes, IMPORT_ROWS_MAX));
  if (posts.length > IMPORT_ROWS_MAX)
    throw new Failure(
      'VALIDATION',
      `This file has more than ${IMPORT_ROWS_MAX.toLocaleString('en-US')} posts. Split it and import the parts one by one.`,
    );
  if (posts.length === 0)
    throw new Failure('VALIDATION', 'This file has a header but no posts. Add a row for each post.');
  const read = posts.map((record) => readRow(record, columns, reading));
  const rows = read.map(({ row }) => row);
  markTwins(rows);
  return { rows, unused, asksDateOrder: read.some(({ asksOrder }) => asksOrder) };
}

function readRow(
  { row, cells }: NumberedRecord,
  columns: Columns,
  reading: Reading,
): { row: ReadRow; asksOrder: boolean } {
  const cell = (column: ImportColumn): string => cells[columns[column] ?? -1] ?? '';
  const text = cell('text').replaceAll(/\r\n?/g, '\n').trim();
  const { platforms, unknown } = readPlatforms(cell('network'));
  const when = readRowMoment(cell('date'), cell('time'), reading.timeZone, reading.order);
  const labels = labelsIn(cell('labels'));
  const faults = [
    ...textFaults(text, platforms),
    ...unknown.map((name) => `There is no network “${name.slice(0, 40)}” here. ${USE}`),
    ...(platforms.length === 0 && unknown.length === 0 ? [`The network is missing. ${USE}`] : []),
    ...('at' in when ? momentFaults(when.at, reading) : []),
    ...('fault' in when ? [when.fault] : []),
    ...('asksOrder' in when ? [`Is ${when.asksOrder} day first or month first? Choose it above the table.`] : []),
    ...labelFaults(labels),
    ...(cell('picture').trim() === '' ? [] : [NO_PICTURES]),
  ];
  return {
    row: {
      row,
      text,
      platforms,
      scheduledFor: 'at' in when ? when.at.toISOString() : null,
      when: [cell('date'), cell('time')]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
      labels,
      isNextSlot: 'slotOn' in when,
      name: nameIn(cell('name')),
      faults,
      notes: platforms.length === 0 || text.length > POST_TEXT_MAX ? [] : draftNotes({ text, ...NO_PARTS }, platforms),
      ...('slotOn' in when ? { slotOn: when.slotOn } : {}),
    },
    asksOrder: 'asksOrder' in when,
  };
}

const NAME_MAX = 80;

/** As long as a name may be read at a glance. */
export function nameIn(text: string): string {
  const line = text.trim().split('\n', 1)[0]?.trim() ?? '';
  return line.length > NAME_MAX
    ? `${[...line]
        .slice(0, NAME_MAX - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

const NO_PICTURES =
  'Pictures are not taken from an address. Empty this cell, and add the picture to the post afterwards.';

function textFaults(text: string, platforms: ImportRow['platforms']): string[] {
  if (text === '') return ['The text is missing.'];
  if (text.length > POST_TEXT_MAX)
    return [
      `This text has ${text.length.toLocaleString('en-US')} characters, more than any network takes. Shorten it.`,
    ];
  if (platforms.length === 0) return [];
  return postsOf({ text, ...NO_PARTS }, platforms).flatMap((post) => lengthRefusal(post.text, [post.platform]) ?? []);
}

function momentFaults(at: Date, { timeZone, now }: Reading): string[] {
  if (at <= now) return [`${formatLong(at.toISOString(), timeZone)} has already passed. Choose a later time.`];
  try {
    checkUpcoming({ scheduledAt: at, wallTime: '', timeZone, recurrence: null }, now);
    return [];
  } catch {
    return [`Posts can be scheduled at most ${SCHEDULE_AHEAD_YEARS} years ahead. Choose an earlier day.`];
  }
}

function labelsIn(cell: string): string[] {
  const named = cell.split(/[,;|\n]/).map((name) => name.trim().replace(/^#/, '').replaceAll(/\s+/g, ' '));
  const once = new Map<string, string>();
  for (const name of named) if (isVisible(name) && !once.has(labelKey(name))) once.set(labelKey(name), name);
  return [...once.values()];
}

function labelFaults(labels: string[]): string[] {
  if (labels.length > TASK_LABELS_MAX) return [`A post can carry at most ${TASK_LABELS_MAX} labels.`];
  return labels
    .filter((name) => name.length > LABEL_NAME_MAX)
    .map((name) => `The label “${name.slice(0, LABEL_NAME_MAX)}…” is longer than ${LABEL_NAME_MAX} characters.`);
}

/** The same words at the same moment on the same network would go out twice. */
function markTwins(rows: ImportRow[]): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    if (row.scheduledFor === null || row.text === '') continue;
    const keys = row.platforms.map((platform) => JSON.stringify([platform, row.scheduledFor, row.text]));
    const twin = keys.flatMap((key) => seen.get(key) ?? [])[0];
    if (twin !== undefined) row.faults.push(`This is the same post as in row ${twin}.`);
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.row);
  }
}
