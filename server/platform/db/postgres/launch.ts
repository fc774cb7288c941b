import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anyFreePort, isFreePort } from '../../free-port.ts';
import { DatabaseRefusal } from '../refusal.ts';
import type { ProcessUser } from './binaries.ts';
import { type Postmaster, readPostmaster } from './cluster.ts';
import type { Lifeline } from './lifeline.ts';

export interface LaunchOptions {
  programs: string;
  user: ProcessUser;
  folder: string;
  logFile: string;
  lifeline: Lifeline;
  /** What PostgreSQL is told beyond the product's own settings. */
  settings: Record<string, string | number>;
  /** Whether the PostgreSQL at this port lets us work. */
  isReady(port: number): Promise<boolean>;
}

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 20;
const AFTER_PASSING_MS = 100;
/** More than it ever says about one start, and little beside what a log may have grown to. */
const LAST_WORDS_BYTES = 4_000;
/** What a log of warnings and errors holds before it begins anew. */
const MOST_LOG_BYTES = 10 * 1024 * 1024;

/** Reasons to end at once that pass: another start was faster, or what a killed PostgreSQL left behind is still going. */
const PASSING = /lock file .* already exists|pre-existing shared memory block|could not create any TCP\/IP sockets/;

/**
 * Waits until a PostgreSQL works on the cluster, starting one whenever none holds it; fails at once where none can, and leaves
 * none behind that it has started.
 */
export async function runningPostmaster(launching: LaunchOptions): Promise<Postmaster> {
  const begun: LaunchedProcess[] = [];
  try {
    return await firstReady(launching, begun);
  } catch (cause) {
    launching.lifeline.release();
    for (const one of begun) await one.end();
    throw cause;
  }
}

async function firstReady(launching: LaunchOptions, begun: LaunchedProcess[]): Promise<Postmaster> {
  const { folder, lifeline, logFile } = launching;
  const deadline = Date.now() + READY_WITHIN_MS;
  let launched: LaunchedProcess | null = null;
  let guarded: number | undefined;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(folder);
    if (postmaster && postmaster.pid !== guarded) {
      lifeline.join(postmaster.pid);
      guarded = postmaster.pid;
    }
    if (postmaster && (await launching.isReady(postmaster.port))) return postmaster;
    const lastWords = launched?.lastWords() ?? null;
    if (lastWords !== null) {
      if (!PASSING.test(lastWords))
        throw new DatabaseRefusal(`PostgreSQL can't start on ${folder}. It says:\n${lastWords || '(nothing)'}`);
      launched = null;
      await pause(AFTER_PASSING_MS);
    } else if (!postmaster && !launched) {
      launched = await launch(launching);
      begun.push(launched);
      guarded = launched.pid;
      launched.guard();
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new DatabaseRefusal(`PostgreSQL did not become ready on ${folder}. The end of ${logFile}:\n${endOf(logFile)}`);
}

interface LaunchedProcess {
  pid: number | undefined;
  /** What it said before it ended; null while it runs. */
  lastWords(): string | null;
  /** Has it end with the last process that uses it. */
  guard(): void;
  /** Ends it, where it still runs. */
  end(): Promise<void>;
}

async function launch({
  programs,
  user,
  folder,
  logFile,
  lifeline,
  settings: further,
}: LaunchOptions): Promise<LaunchedProcess> {
  beginAnewIfLarge(logFile);
  const log = openSync(logFile, 'a');
  const saidBefore = fstatSync(log).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: await portToUse(folder),
    max_connections: 100,
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    ...further,
  };
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own: Ctrl-C is for the server, which stops PostgreSQL once its own work is done.
    { ...user, cwd: folder, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let lastWords: string | null = null;
  child.once('error', (cause) => {
    lastWords = cause.message;
  });
  let guard: ChildProcess | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      lastWords = endOf(logFile, saidBefore);
      guard?.kill();
      resolve();
    });
  });
  child.unref();
  return {
    pid: child.pid,
    lastWords: () => lastWords,
    guard: () => {
      if (child.pid !== undefined) guard = lifeline.guard(child.pid);
    },
    end: async () => {
      if (child.pid === undefined || lastWords !== null) return;
      child.ref();
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Leaves a log that has grown large behind under another name, in place of the one before. */
function beginAnewIfLarge(logFile: string): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > MOST_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
}

/** The port of the last time, where it is free: who was connected then finds PostgreSQL again where it was. */
async function portToUse(folder: string): Promise<number> {
  const last = lastPort(folder);
  return last !== null && (await isFreePort(last, '127.0.0.1')) ? last : anyFreePort();
}

function lastPort(folder: string): number | null {
  try {
    const [, port] = /"port=(\d+)"/.exec(readFileSync(join(folder, 'postmaster.opts'), 'utf8')) ?? [];
    return port === undefined ? null : Number(port);
  } catch {
    return null;
  }
}

/** The last words of a file, of those that stand after a place in it; none where it can't be read. */
function endOf(path: string, after = 0): string {
  try {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      const from = Math.max(after, size - LAST_WORDS_BYTES);
      const bytes = Buffer.alloc(Math.max(0, size - from));
      readSync(file, bytes, 0, bytes.length, from);
      return bytes.toString().trim();
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
