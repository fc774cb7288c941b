import type { Call } from '../../domain/api/call.ts';
import { caseOf, type FuzzCase } from './cases.ts';
import { chanceOf } from './chance.ts';
import { faultIn } from './judge.ts';
import type { Attacker, FuzzStage } from './stage.ts';
import { sendCase } from './wire.ts';

export interface FuzzFault {
  which: number;
  fault: string;
  /** What was sent, shortened. */
  sent: string;
}

export interface FuzzResult {
  cases: number;
  requests: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
  /** The calls that were asked, and those that went well at least once: what only ever fails early shows little. */
  asked: Set<Call>;
  succeeded: Set<Call>;
  faults: FuzzFault[];
  memoryBefore: number;
  memoryAfter: number;
}

/** Longer than this nobody waits for an answer, however busy the machine. */
const HANGS_AFTER_MS = 90_000;
/** What an attacker owns is soon deleted by the cases: after so many another one comes. */
const CASES_EACH = 150;
const LANES = 4;
/** Whatever was sent, the process holds no more than this, its threads that draw and speak included. */
const MOST_MEMORY = 1.5 * 2 ** 30;

/** Runs cases of a seed against a stage, some side by side; a single one where only that is asked for. */
export async function runCases(
  stage: FuzzStage,
  {
    seed,
    from = 0,
    count,
    onProgress,
  }: { seed: number; from?: number; count: number; onProgress?: (done: number) => void },
): Promise<FuzzResult> {
  const untouched = await stage.victimsRows();
  const result: FuzzResult = {
    ...{ cases: 0, requests: 0, statuses: {}, faults: [], asked: new Set<Call>(), succeeded: new Set<Call>() },
    ...{ memoryBefore: await stage.memory(), memoryAfter: 0 },
  };
  let next = from;
  const lane = async (): Promise<void> => {
    let attacker: Attacker | null = null;
    for (let done = 0; next < from + count && stage.isAlive(); done++) {
      const which = next++;
      if (done % CASES_EACH === 0 || !(await attacker?.isSignedIn())) attacker = null;
      attacker ??= await stage.newAttacker();
      await runCase(stage, attacker, seed, which, result);
      result.cases++;
      onProgress?.(result.cases);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, count) }, lane));
  if (!stage.isAlive())
    result.faults.push({ which: next - 1, fault: `the product ended:\n${stage.printed()}`, sent: '' });
  const after = await stage.victimsRows();
  for (const [table, hash] of Object.entries(untouched))
    if (after[table] !== hash)
      result.faults.push({ which: -1, fault: `another’s ${table}: ${hash} became ${after[table]}`, sent: '' });
  result.memoryAfter = await stage.memory();
  if (result.memoryAfter > MOST_MEMORY)
    result.faults.push({ which: -1, fault: `${Math.round(result.memoryAfter / 2 ** 20)} MB of memory`, sent: '' });
  return result;
}

async function runCase(
  stage: FuzzStage,
  attacker: Attacker,
  seed: number,
  which: number,
  result: FuzzResult,
): Promise<void> {
  const chance = chanceOf(seed, which);
  const fuzzCase = caseOf(chance, attacker.ids, attacker.who);
  const fail = (fault: string): void => void result.faults.push({ which, fault, sent: shown(fuzzCase) });
  await stage.forgetLimits();
  const sending = sendCase(stage.url, fuzzCase, chance).catch((cause: NodeJS.ErrnoException) => cause);
  const replies = await withinTime(sending);
  if (replies === null) return fail(`no end after ${HANGS_AFTER_MS / 1000} s`);
  if (replies instanceof Error) {
    if (!isRefusedUnread(fuzzCase, replies)) return fail(`no answer: ${replies.message}`);
    result.statuses.reset = (result.statuses.reset ?? 0) + 1;
    return;
  }
  const { way, asked } = fuzzCase;
  result.requests += asked.length;
  for (const [at, one] of asked.entries()) {
    const reply = replies[at];
    result.asked.add(one.call);
    if (reply && reply.status < 400) result.succeeded.add(one.call);
    if (reply) {
      result.statuses[reply.status] = (result.statuses[reply.status] ?? 0) + 1;
      const fault = way === 'left' || way === 'cut' ? null : faultIn(one, reply, stage.secrets);
      if (fault) fail(`${one.call.method} ${one.call.path}: ${fault}`);
    } else if (way !== 'cut' && way !== 'left' && replies.at(-1)?.headers.connection !== 'close')
      fail(`${one.call.method} ${one.call.path}: no answer`);
  }
}

/** Who refuses a large body unread resets the connection while it is still being written: the answer may be lost on the way. */
function isRefusedUnread({ asked }: FuzzCase, { code = '' }: NodeJS.ErrnoException): boolean {
  return ['EPIPE', 'ECONNRESET'].includes(code) && asked.some(({ body }) => body.length > 2 ** 20);
}

async function withinTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, HANGS_AFTER_MS, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What was sent, so that a person sees what it is about. */
export function shown({ way, asked }: FuzzCase): string {
  const lines = asked.map(
    ({ call, caller, path, body }) =>
      `${call.method} ${path.slice(0, 300)} (${caller}) ${body.toString('utf8', 0, 600).replaceAll(/\s+/g, ' ')}`,
  );
  return `${way}: ${lines.join('\n  ')}`;
}
