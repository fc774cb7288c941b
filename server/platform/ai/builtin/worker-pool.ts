import { Worker } from 'node:worker_threads';

export interface PoolSettings {
  /** The file that a worker runs: it answers each `Order` with one `WorkerAnswer`. */
  entry: URL;
  mostWorkers: number;
  /** A worker without work ends after this time, so that its memory is given back. */
  idleMs: number;
  /** A job that computes for longer is given up, and its worker with it; waiting for a core is not its fault. */
  limitMs: number;
  mostWaiting: number;
}

export interface Order {
  kind: string;
  task: unknown;
  /** It is done in a moment: nobody wins by ending its thread when it is called off. */
  isBrief?: boolean;
}

export type WorkerAnswer = { ok: true; result: unknown } | { ok: false; message: string };

interface Job {
  order: Order;
  signal: AbortSignal | undefined;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Hand {
  worker: Worker;
  job: Job | null;
  /** Ends the worker: for idleness, or since its job took too long. */
  timer: NodeJS.Timeout | null;
}

/** What does not even compute for so long waits for something that will not come, or hangs outside of JavaScript. */
const LONGEST_MS = 10 * 60_000;

/** How long a worker has computed; nothing for one that is still to begin or has ended. */
async function computedMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

/** What the server loads before itself, a thread does too: with what Node has compiled before it draws in half the time. */
const LOADED_BEFORE = process.execArgv.flatMap((argument, i, all) =>
  argument.startsWith('--import=') ? [argument] : argument === '--import' ? [argument, all[i + 1] ?? ''] : [],
);

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('The work was stopped.');
}

/** Runs jobs on a few threads that are started when needed and end when idle. */
export class WorkerPool {
  readonly #settings: PoolSettings;
  readonly #hands = new Set<Hand>();
  readonly #waiting: Job[] = [];

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** How many threads are alive. */
  get workers(): number {
    return this.#hands.size;
  }

  /** Runs one job; an abort, a crash or too long a time rejects it with a plain error. */
  run(order: Order, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(reasonOf(signal));
      if (this.#waiting.length >= this.#settings.mostWaiting)
        return reject(new Error('Too much is being made at the moment. Try again in a minute.'));
      const onAbort = () => this.#abort(job);
      const settle = () => signal?.removeEventListener('abort', onAbort);
      const job: Job = {
        order,
        signal,
        resolve: (result) => {
          settle();
          resolve(result);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends all threads; what was running or waiting is rejected. */
  async close(): Promise<void> {
    const stopped = new Error('The work was stopped.');
    for (const job of this.#waiting.splice(0)) job.reject(stopped);
    await Promise.all([...this.#hands].map((hand) => this.#dismiss(hand, stopped)));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const idle = [...this.#hands].find((hand) => hand.job === null);
    const hand = idle ?? (this.#hands.size < this.#settings.mostWorkers ? this.#hire() : null);
    const job = hand ? this.#waiting.shift() : undefined;
    if (!hand || !job) return;
    hand.job = job;
    hand.worker.ref();
    this.#limit(hand, job);
    try {
      hand.worker.postMessage(job.order);
    } catch (error) {
      this.#finish(hand, {
        ok: false,
        message: error instanceof Error ? error.message : 'The task could not be sent.',
      });
    }
  }

  /** Gives a job up once it has computed for too long. */
  #limit(hand: Hand, job: Job): void {
    const { limitMs } = this.#settings;
    const deadline = performance.now() + LONGEST_MS;
    const before = computedMs(hand.worker);
    const lookAfter = (ms: number): void => this.#setTimer(hand, ms, () => void look());
    const look = async (): Promise<void> => {
      // Asked for again while it can't answer: then it is not in JavaScript, and the clock alone decides.
      lookAfter(limitMs);
      const left = performance.now() > deadline ? 0 : limitMs - ((await computedMs(hand.worker)) - (await before));
      if (hand.job !== job) return;
      if (left > 0) lookAfter(left);
      else void this.#dismiss(hand, new Error('This took too long and was given up. Try again.'));
    };
    lookAfter(limitMs);
  }

  #hire(): Hand {
    const worker = new Worker(this.#settings.entry, {
      // The voice runs on Node's WASI, which says at each start that it is experimental.
      execArgv: ['--disable-warning=ExperimentalWarning', ...LOADED_BEFORE],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const hand: Hand = { worker, job: null, timer: null };
    this.#hands.add(hand);
    worker.on('message', (answer: WorkerAnswer) => this.#finish(hand, answer));
    worker.on('error', () => this.#dismiss(hand, new Error('The built-in engine failed on this task. Try again.')));
    worker.on('exit', () => this.#dismiss(hand, new Error('The built-in engine stopped during this task. Try again.')));
    return hand;
  }

  #finish(hand: Hand, answer: WorkerAnswer): void {
    const { job } = hand;
    if (!job) return;
    hand.job = null;
    hand.worker.unref();
    this.#setTimer(hand, this.#settings.idleMs, () => this.#dismiss(hand, new Error('The worker was idle.')));
    if (answer.ok) job.resolve(answer.result);
    else job.reject(new Error(answer.message));
    this.#next();
  }

  #abort(job: Job): void {
    const at = this.#waiting.indexOf(job);
    const error = job.signal ? reasonOf(job.signal) : new Error('The work was stopped.');
    if (at >= 0) {
      this.#waiting.splice(at, 1);
      job.reject(error);
      return;
    }
    if (job.order.isBrief) {
      job.reject(error);
      return;
    }
    // A thread deep in drawing hears nothing: it is ended, the next job gets a fresh one.
    const hand = [...this.#hands].find((one) => one.job === job);
    if (hand) void this.#dismiss(hand, error);
  }

  async #dismiss(hand: Hand, error: Error): Promise<void> {
    if (!this.#hands.delete(hand)) return;
    if (hand.timer) clearTimeout(hand.timer);
    const { job } = hand;
    hand.job = null;
    job?.reject(error);
    this.#next();
    await hand.worker.terminate();
  }

  #setTimer(hand: Hand, afterMs: number, action: () => void): void {
    if (hand.timer) clearTimeout(hand.timer);
    hand.timer = setTimeout(action, afterMs).unref();
  }
}
