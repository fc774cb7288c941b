import { SECURITY_EVENTS, type SecurityEventKind } from '../domain/security-events.ts';
import type { AdminOptions } from './admin-words.ts';
import { type EventSearch, eventsForOperator } from './features/auth/events.ts';
import type { Database } from './platform/db/database.ts';

const USUAL_LIMIT = 200;
const HIGHEST_LIMIT = 100_000;
const MS = { h: 60 * 60_000, d: 24 * 60 * 60_000 };

/** Which events the operator asks for; a sentence where an option can't be read. */
export function readSearch(
  { since, event, command, limit = String(USUAL_LIMIT) }: AdminOptions,
  commands: string[],
  now: Date,
): EventSearch | string {
  const from = since === undefined ? null : readSince(since, now);
  if (from !== null && Number.isNaN(from.getTime()))
    return `--since ${since}: write a date, e.g. 2026-11-01, or how long ago, e.g. 7d or 12h.`;
  if (event !== undefined && !isKind(event))
    return `--event ${event}: write one of ${Object.keys(SECURITY_EVENTS).join(', ')}.`;
  if (command !== undefined && !commands.includes(command))
    return `--command ${command}: write one of ${commands.join(', ')}.`;
  if (!/^[1-9]\d*$/.test(limit) || Number(limit) > HIGHEST_LIMIT)
    return `--limit ${limit}: write a whole number from 1 to ${HIGHEST_LIMIT}, e.g. 1000.`;
  return { since: from, kind: event ?? null, command: command ?? null, most: Number(limit) };
}

const isKind = (word: string): word is SecurityEventKind => Object.hasOwn(SECURITY_EVENTS, word);

/** An invalid date where it is neither a date nor a length of time. */
function readSince(text: string, now: Date): Date {
  const [, amount, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (unit === 'd' || unit === 'h') return new Date(now.getTime() - Number(amount) * MS[unit]);
  return new Date(/^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? text : Number.NaN);
}

/** Prints events as a log is read, the newest last, and how to see those before them. */
export async function printEvents(
  db: Database,
  userId: string | null,
  search: EventSearch,
  print: (line: string) => void,
): Promise<void> {
  const { events, hasMore } = await eventsForOperator(db, userId, search);
  for (const { at, email, kind, detail, device, address } of events)
    print(
      [at.toISOString(), email ?? '-', SECURITY_EVENTS[kind], detail, device, address]
        .filter((part) => part !== null)
        .join('  '),
    );
  if (events.length === 0) print('There is no such event.');
  if (hasMore) print(`There are earlier ones: --limit ${search.most * 5} shows more.`);
}
