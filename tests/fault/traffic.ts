import { setTimeout as pause } from 'node:timers/promises';
import { validateSession } from '../../domain/api/account/auth.ts';
import { listNotices } from '../../domain/api/account/notices.ts';
import { checkUsage } from '../../domain/api/account/usage.ts';
import type { Call, InputOf } from '../../domain/api/call.ts';
import { chatHistory } from '../../domain/api/chat.ts';
import { LIVE_CHANGES, type LiveChange } from '../../domain/api/live.ts';
import { listPendingPlans } from '../../domain/api/schedule/plans.ts';
import { listScheduledWorkflows, scheduleWorkflow } from '../../domain/api/schedule/scheduled.ts';
import { readEvents } from '../../web/lib/api/event-stream.ts';
import { createLiveLine } from '../../web/lib/api/live-line.ts';
import { make } from '../support/client.ts';
import type { Person } from '../support/people.ts';

/** What people do while something happens to the machines, and what came of it. */
export interface Traffic {
  /** The names of the tasks whose scheduling was answered with success. */
  accepted: string[];
  /** The names of those of which nobody knows whether they were, and why. */
  unanswered: Map<string, string>;
  /** What a person would have seen fail: reads are asked for again as the web client does. */
  failed: string[];
  reads(): number;
  /** How often the streams of events were opened, and how many tasks each screen shows. */
  opened(): number;
  shown(): number[];
  /** Nobody does anything any more; the screens stay open. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

/** As the web client (query-client.ts): so often, and so long after the first and the second try. */
const READ_AGAIN_AFTER_MS = [1_000, 2_000];
const EVERY_MS = 40;
const FAR_AHEAD_MS = 24 * 60 * 60_000;

/** Somebody who looks around, schedules tasks and has screens open, until it is stopped. */
export function startTraffic(url: string, person: Person, { readers = 3, screens = 3 } = {}): Traffic {
  const accepted: string[] = [];
  const unanswered = new Map<string, string>();
  const failed: string[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const until = async (work: (round: number) => Promise<void>): Promise<void> => {
    for (let round = 0; !signal.aborted; round++) {
      await work(round);
      await pause(EVERY_MS);
    }
  };

  let reads = 0;
  const read = async <C extends Call>(call: C, input: InputOf<C>): Promise<number> => {
    for (let time = 0; ; time++) {
      const status = await make(url, call, input, person.identity).then(
        (reply) => reply.status,
        () => 0,
      );
      const waitMs = READ_AGAIN_AFTER_MS[time];
      if ((status !== 0 && status < 500) || waitMs === undefined) return status;
      await pause(waitMs);
    }
  };
  const looks: (() => Promise<number>)[] = [
    () => read(validateSession, {}),
    () => read(chatHistory, { limit: 20 }),
    () => read(listScheduledWorkflows, { sort: 'board', limit: 20, count: true }),
    () => read(listPendingPlans, {}),
    () => read(checkUsage, {}),
    () => read(listNotices, {}),
  ];
  const look = async (round: number): Promise<void> => {
    const at = round % looks.length;
    const status = await looks[at]?.();
    reads++;
    if (status !== 200) failed.push(`look ${at}: ${status}`);
  };

  const schedule = async (round: number): Promise<void> => {
    const name = `Accepted ${round}`;
    try {
      const { status } = await make(
        url,
        scheduleWorkflow,
        {
          name,
          scheduledAt: new Date(Date.now() + FAR_AHEAD_MS).toISOString(),
          userTimezone: 'UTC',
          agents: [{ id: 'a', type: 'chat', name: 'Text', input: 'Hello', description: '', verbatim: true }],
          connections: [],
          platforms: ['linkedin'],
          agentType: 'custom',
        },
        person.identity,
      );
      if (status === 200) accepted.push(name);
      else if (status >= 500) unanswered.set(name, String(status));
      else failed.push(`schedule: ${status}`);
    } catch (cause) {
      unanswered.set(name, String((cause as Error).cause ?? cause));
    }
  };

  let opened = 0;
  async function* events(line: AbortSignal): AsyncGenerator<LiveChange | 'ready'> {
    const { body, status } = await fetch(`${url}/api/events`, {
      headers: { 'x-session-id': person.identity.sessionId, 'x-user-id': person.identity.userId },
      signal: line,
    });
    if (status === 401) failed.push('a stream: signed out');
    if (!body || status !== 200) return;
    opened++;
    for await (const { event } of readEvents(body)) {
      const known = (['ready', ...LIVE_CHANGES] as const).find((name) => name === event);
      if (known) yield known;
    }
  }
  const shown = Array.from({ length: screens }, () => 0);
  const lines = shown.map((_, at) =>
    createLiveLine(events)('scheduled.changed', async () => {
      const { body } = await make(url, listScheduledWorkflows, { count: true, limit: 1 }, person.identity).catch(
        () => ({
          body: null,
        }),
      );
      if (body?.count) shown[at] = body.count.all;
    }),
  );
  const people = [until(schedule), ...Array.from({ length: readers }, () => until(look))];

  const rest = async (): Promise<void> => {
    controller.abort();
    await Promise.all(people);
  };
  return {
    accepted,
    unanswered,
    failed,
    reads: () => reads,
    opened: () => opened,
    shown: () => shown,
    rest,
    stop: async () => {
      await rest();
      for (const end of lines) end();
    },
  };
}
