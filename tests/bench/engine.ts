/** How long the built-in designer and voice take, and what memory they hold: `node tests/bench/engine.ts`. */

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { NO_BRAND } from '../../domain/brand.ts';
import { PLATFORMS, type Platform } from '../../domain/post/platforms.ts';
import { read } from '../../server/assistant/reading/read.ts';
import { writeText } from '../../server/assistant/writing.ts';
import { engineThreads } from '../../server/platform/ai/builtin/workers.ts';
import { TEMPLATES } from '../../web/lib/templates.ts';
import { orderedPicture } from '../support/ai-tasks.ts';
import { joinedFolder } from '../support/built.ts';
import { firstPicture } from './first-picture.ts';
import { percentile } from './print.ts';
import { POST, printVoices } from './voices.ts';

const FIRST_TARGET_MS = 1000;
const PICTURE_TARGET_MS = 100;
const CAROUSEL_TARGET_MS = 1000;
/** For 20 seconds of speech. */
const SPEECH_TARGET_MS = 6000;
const SPEECH_SECONDS = 20;
const ROUNDS = 12;
const BRIEFS = [
  'Create an image announcing our autumn sale, 20% off all shoes this weekend',
  'Workshop: sourdough for beginners, Saturday, 14 June, 10 am at Lark Bakery. Register at larkbakery.com',
  '5 tips for better photos:\n1. Use window light\n2. Clean the lens\n3. Keep the background plain\n4. Edit lightly',
  'A quote card: "Grind just before you brew. Ten minutes later, most of the aroma is gone." — Maya Chen',
];
const CAROUSEL =
  'Make a carousel: 4 tips for better photos: 1. Use window light 2. Clean the lens 3. Keep the background plain 4. Edit lightly';

/** Wall time and processor time of all threads: on a busy machine only the second tells about the code. */
async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; cpuMs: number; result: T }> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000, result };
}

const megabytes = () => `${Math.round(process.memoryUsage().rss / 1_000_000)} MB`;
const verdict = (value: number, target: number) =>
  `${Math.round(value)} ms (target ≤ ${target}: ${value <= target ? 'met' : 'MISSED'})`;

/** The threads that `npm start` begins. */
const { draw, speak, end } = engineThreads(pathToFileURL(join(joinedFolder(), 'worker-thread.js')));

/** How long an ended thread's memory is kept for a next one. */
const MEMORY_RETURNS_MS = 12_000;

/** The floor: pixels of a square picture made a PNG, and nothing drawn. */
async function benchEncoding(): Promise<void> {
  const side = 1080;
  const raw = { width: side, height: side, channels: 4 } as const;
  const pixels = Buffer.alloc(side * side * raw.channels, 0x80);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push((await timed(() => sharp(pixels, { raw }).png().toBuffer())).ms);
  console.log(`  a plain square made a PNG, for comparison: p50 ${Math.round(percentile(times, 0.5))} ms`);
}

async function benchPictures(platform: Platform | null): Promise<void> {
  const brand = { ...NO_BRAND, name: 'Bean & Bloom' };
  const task = (variant: number) => orderedPicture(BRIEFS[variant % BRIEFS.length] ?? '', { platform, brand, variant });
  const runs: { ms: number; cpuMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await timed(() => draw(task(round))));
  const times = runs.map(({ ms }) => ms);
  const at = (share: number) => verdict(percentile(times, share), PICTURE_TARGET_MS);
  const cpu = (share: number) =>
    Math.round(
      percentile(
        runs.map(({ cpuMs }) => cpuMs),
        share,
      ),
    );
  console.log(
    `  ${(platform ?? 'square').padEnd(10)} p50 ${at(0.5)}, p95 ${Math.round(percentile(times, 0.95))} ms; CPU p50 ${cpu(0.5)} ms, p95 ${cpu(0.95)} ms`,
  );
}

/** A cover, four points and the brand's last word: six slides, drawn on both threads. */
async function benchCarousel(): Promise<void> {
  const task = (variant: number) => orderedPicture(CAROUSEL, { brand: { ...NO_BRAND, name: 'Bean & Bloom' }, variant });
  const runs: { ms: number; cpuMs: number; result: unknown[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await timed(() => draw(task(round))));
  const middle = (values: number[]): number => percentile(values, 0.5);
  const [first] = runs;
  console.log(
    `  carousel of ${first?.result.length}: first ${Math.round(first?.ms ?? 0)} ms, warm p50 ${verdict(middle(runs.slice(1).map(({ ms }) => ms)), CAROUSEL_TARGET_MS)}; CPU p50 ${Math.round(middle(runs.map(({ cpuMs }) => cpuMs)))} ms`,
  );
}

/** Messages and posts are read and written here, on the main thread: their time is the event loop's. */
function benchWords(): void {
  const messages = readFileSync(`${import.meta.dirname}/../understanding/sample.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { message: string; now: string; timeZone: string });
  const task = { description: null, agentType: null, brand: NO_BRAND, history: [], variant: 0 };
  const readings = (): number[] => messages.map(({ message, ...at }) => busy(() => read(message, at)));
  const posts = (): number[] =>
    BRIEFS.flatMap((brief) => PLATFORMS.map((platform) => busy(() => writeText({ ...task, brief, platform }))));
  const documents = (): number[] =>
    TEMPLATES.map(({ prompt }) => busy(() => writeText({ ...task, brief: prompt, platform: null })));
  for (const [what, measure, target] of [
    ['a message understood', readings, 5],
    ['a post written', posts, 30],
    ['a template’s document written', documents, 100],
  ] as const) {
    measure();
    const times = [measure(), measure(), measure()].flat();
    const at = (share: number): string => `${percentile(times, share).toFixed(2)} ms`;
    console.log(`  ${what}: CPU p50 ${at(0.5)}, p99 ${at(0.99)} (target ≤ ${target} ms)`);
  }
}

/** Milliseconds of processor time, which a loaded machine does not stretch. */
function busy(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Prints the engine's times and memory. */
export async function benchEngine(): Promise<void> {
  console.log(`Built-in engine (load ${(loadavg()[0] ?? 0).toFixed(1)}).`);
  benchWords();
  const first = await firstPicture(BRIEFS[0] ?? '');
  console.log(
    `The first picture after a start, from its order to the answer: ${verdict(first.ms, FIRST_TARGET_MS)}, CPU ${Math.round(first.cpuMs)} ms (a call that draws nothing: ${Math.round(first.floorMs)} ms)`,
  );
  const task = orderedPicture(BRIEFS[0] ?? '');
  console.log(`Memory before the threads: ${megabytes()}`);
  const cold = await timed(() => draw(task));
  console.log(
    `Drawn alone, thread start included: ${Math.round(cold.ms)} ms, CPU ${Math.round(cold.cpuMs)} ms. Warm, ${ROUNDS} each:`,
  );
  await benchEncoding();
  for (const platform of [null, ...PLATFORMS]) await benchPictures(platform);
  await benchCarousel();
  const coldSpeech = await timed(() => speak({ text: POST, language: 'en', voice: 'Mercury Jane' }));
  const forTwenty = (ms: number) => (ms / coldSpeech.result.seconds) * SPEECH_SECONDS;
  console.log(
    `Speech of a post (${coldSpeech.result.seconds.toFixed(0)} s of sound); ${SPEECH_SECONDS} s of it, cold: ${verdict(forTwenty(coldSpeech.ms), SPEECH_TARGET_MS)}`,
  );
  const rounds: { ms: number; cpuMs: number }[] = [];
  for (let round = 0; round < 4; round++)
    rounds.push(await timed(() => speak({ text: POST, language: 'en', voice: 'Mercury Jane' })));
  const warm = percentile(
    rounds.map(({ ms }) => ms),
    0.5,
  );
  const cpu = percentile(
    rounds.map(({ cpuMs }) => cpuMs),
    0.5,
  );
  const perMinute = (ms: number) => Math.round((ms / coldSpeech.result.seconds) * 60);
  console.log(
    `  warm p50 ${verdict(forTwenty(warm), SPEECH_TARGET_MS)}, of the whole post CPU ${Math.round(cpu)} ms; a minute of speech: ${perMinute(warm)} ms, CPU ${perMinute(cpu)} ms`,
  );
  console.log(`Memory with warm threads: ${megabytes()}`);
  await end();
  await delay(MEMORY_RETURNS_MS);
  console.log(`Memory after the threads ended: ${megabytes()}`);
  // They speak in this thread, whose memory is then no longer the product's.
  await printVoices();
}

if (import.meta.main) await benchEngine();
