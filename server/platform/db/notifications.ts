import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { LiveChange } from '../../../domain/api/live.ts';
import type { Log } from '../log.ts';
import { together } from '../together.ts';
import type { Queries } from './database.ts';

/** What processes tell each other through the database. */
export type Channel = 'fanfare_jobs' | 'fanfare_schedule' | 'fanfare_changes';

export interface Notifications {
  /** Calls back on every message of a channel, and with an empty one whenever messages may have been missed. */
  on(channel: Channel, listener: (payload: string) => void): () => void;
  close(): Promise<void>;
}

const RECONNECT_AFTER_MS = 500;
const CHECK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;

/** Tells all processes something; inside a transaction it is told only when that commits. */
export async function notify(db: Queries, channel: Channel, payload = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** What of a user's has changed, for their open screens; ended sessions must be shown no more of it. */
export type UserChange = LiveChange | 'sessions.ended';

/** The message of 'fanfare_changes' by which a user's open screens know that something of theirs has changed. */
export function noticeOf(userId: string, change: UserChange): string {
  return JSON.stringify({ userId, change });
}

/** Tells a user's open screens, wherever they are connected, that something of theirs has changed. */
export async function tellChange(db: Queries, userId: string, change: UserChange): Promise<void> {
  await notify(db, 'fanfare_changes', noticeOf(userId, change));
}

/** Tells several users at once, in one statement. */
export async function tellChanges(db: Queries, userIds: Iterable<string>, ...changes: UserChange[]): Promise<void> {
  const payloads = [...new Set(userIds)].flatMap((userId) => changes.map((change) => noticeOf(userId, change)));
  if (payloads.length > 0)
    await db.execute(
      sql`select pg_notify('fanfare_changes', told) from unnest(${sql.param(payloads)}::text[]) as told`,
    );
}

/** Screens are told at most so often: each message is a commit for which other commits wait, and has a screen load anew. */
const TELL_EVERY_MS = 100;

/** Tells users of the same changes again and again, as in a burst: the first at once, then all that came in the meantime. */
export function changeTeller(db: Queries, ...changes: UserChange[]): (userIds: string[]) => Promise<void> {
  let rested: Promise<void> = Promise.resolve();
  return together(async (all: string[][]) => {
    await rested;
    await tellChanges(db, all.flat(), ...changes);
    rested = pause(TELL_EVERY_MS, undefined, { ref: false });
    return all.map(() => undefined);
  });
}

/** Listens on one connection of its own, and gets a new one whenever that is lost. */
export async function openNotifications(url: string, channels: Channel[], log: Log): Promise<Notifications> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const tell = (channel: string, payload: string): void => {
    for (const listener of listeners.get(channel) ?? [])
      try {
        listener(payload);
      } catch (cause) {
        // Thrown on, it would end the process: anybody who reaches the database may say anything here.
        log.error({ err: cause }, `notifications: ${channel}`);
      }
  };
  let closed = false;
  let client: pg.Client | undefined;
  let check: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'fanfare notifications',
      connectionTimeoutMillis: 10_000,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    });
    const lost = (): void => {
      if (client !== next) return;
      client = undefined;
      clearInterval(check);
      if (!closed) void reconnect();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    await next.connect();
    for (const channel of channels) await next.query(`listen ${channel}`);
    client = next;
    // A half-open socket hears nothing and says nothing: ask now and then whether it is still one.
    check = setInterval(() => {
      next.query('select 1').catch(() => {
        next.end().catch(() => {});
        lost();
      });
    }, CHECK_EVERY_MS);
    check.unref();
  };

  const reconnect = async (): Promise<void> => {
    while (!closed) {
      try {
        await connect();
        for (const channel of channels) tell(channel, '');
        return;
      } catch (cause) {
        log.warn({ err: cause }, 'notifications: trying to connect again');
        await pause(RECONNECT_AFTER_MS);
      }
    }
  };

  await connect();
  return {
    on: (channel, listener) => {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      return () => void known.delete(listener);
    },
    close: async () => {
      closed = true;
      clearInterval(check);
      await client?.end().catch(() => {});
    },
  };
}
