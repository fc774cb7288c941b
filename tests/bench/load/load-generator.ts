/**
 * People at work, as a process of its own: what is asked does not wait for what was asked before, so that whoever is slow
 * gets a queue and not a rest. Each time counts from the moment at which somebody wanted to ask.
 */
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { spread } from './load-mix.ts';
import type { LoadOrder, LoadReport } from './load-traffic.ts';

const orders = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** Asks once; resolves when the whole answer is here, with its status, or 0 where there was none. */
function ask(url: string, method: string, headers: Record<string, string>, body: string | null): Promise<number> {
  return new Promise((resolve) => {
    const length =
      body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    asked.once('error', () => resolve(0));
    asked.end(body ?? undefined);
  });
}

/** A screen that listens; tells how much it has heard, and whether it was cut off. */
function listen(url: string, headers: Record<string, string>): { heard(): number; cut(): boolean; end(): void } {
  let [heard, cut, ended] = [0, false, false];
  const asked = request(`${url}/api/events`, { headers }, (answer) => {
    answer.on('data', (chunk: Buffer) => {
      heard += chunk.toString().split('event: ').length - 1;
    });
    answer.once('close', () => {
      cut = !ended;
    });
  });
  asked.on('error', () => {
    cut = !ended;
  });
  asked.end();
  const end = (): void => {
    ended = true;
    asked.destroy();
  };
  return { heard: () => heard, cut: () => cut, end };
}

async function main(): Promise<LoadReport> {
  const { urls, people, kinds, rate, seconds, streams } = orders;
  const urlOf = (at: number): string => urls[at % urls.length] ?? '';
  const screens = Array.from({ length: streams }, (_, at) =>
    listen(urlOf(at), people[at % people.length]?.headers ?? {}),
  );
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const taken: LoadReport['taken'] = Object.fromEntries(kinds.map(({ name }) => [name, []]));
  const refused: Record<string, number> = {};
  const pick = spread(kinds.map(({ share }) => share));
  const open = new Set<Promise<void>>();
  const one = async (at: number, due: number): Promise<void> => {
    const kind = kinds[pick(at)];
    const person = people[(at * 7) % people.length];
    if (!kind || !person) return;
    const body = kind.body === null ? null : kind.body.replaceAll('{email}', person.email);
    const status = await ask(urlOf(at) + kind.path, kind.method, kind.isAnonymous ? {} : person.headers, body);
    taken[kind.name]?.push(performance.now() - due);
    if (status !== kind.status) refused[`${kind.name} ${status}`] = (refused[`${kind.name} ${status}`] ?? 0) + 1;
  };
  const everyMs = 1000 / rate;
  delay.enable();
  const began = performance.now();
  for (let at = 0; at < rate * seconds; at++) {
    const due = began + at * everyMs;
    const waitMs = due - performance.now();
    if (waitMs > 1) await pause(waitMs);
    const asked = one(at, due).finally(() => open.delete(asked));
    open.add(asked);
  }
  await Promise.all(open);
  const tookMs = performance.now() - began;
  delay.disable();
  const told = {
    heard: screens.reduce((sum, one) => sum + one.heard(), 0),
    cut: screens.filter((one) => one.cut()).length,
  };
  for (const { end } of screens) end();
  return { taken, refused, tookMs, ...told, ownDelayMs: delay.percentile(99) / 1e6 };
}

process.send?.(await main(), () => process.exit(0));
