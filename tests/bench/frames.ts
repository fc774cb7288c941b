import type { Browser, Page } from '@playwright/test';
import { print } from './print.ts';

/** What a browser notes of its work; times of threads are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds of the processor that a page's own thread uses while something is done: a busy machine makes them no more. */
export async function processorTime(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isOfPage = ({ pid, tid }: TraceEvent): boolean => threads.some((one) => one.pid === pid && one.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.ph === 'X' && isOfPage(event));
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

interface Motion {
  step: (n: number) => Promise<void>;
  forMs: number;
  /** The frames a second that were asked for; 0 for what is only compared with. */
  target: number;
}

/** Moves something step by step for a while, and prints the frames a second that were drawn meanwhile with what each cost. */
export async function printFrames(title: string, page: Page, { step, forMs, target }: Motion): Promise<void> {
  let drawn = { frames: 0, seconds: 0 };
  const cpuMs = await processorTime(page, async () => {
    await page.evaluate(() => {
      const count = { frames: 0, from: performance.now() };
      Object.assign(window, { count });
      const next = () => {
        count.frames++;
        // A second measurement begins a count of its own.
        if ((window as unknown as { count: unknown }).count === count) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    const begun = Date.now();
    for (let n = 0; Date.now() - begun < forMs; n++) await step(n);
    drawn = await page.evaluate(() => {
      const { count } = window as unknown as { count: { frames: number; from: number } };
      return { frames: count.frames, seconds: (performance.now() - count.from) / 1000 };
    });
  });
  const [rate, room] = target > 0 ? [`≥ ${target}`, `≤ ${Math.floor(1000 / target)} ms`] : ['', ''];
  print(`frames a second, ${title}`, (drawn.frames / drawn.seconds).toFixed(1), rate);
  print('  processor time of a frame', `${(cpuMs / drawn.frames).toFixed(1)} ms`, room);
}
