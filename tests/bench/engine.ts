/** How long the built-in designer and voice take, and what memory they hold: `node tests/bench/engine.ts`. */
import { NO_BRAND } from '../../domain/brand.ts';
import { PLATFORMS, type Platform } from '../../domain/platforms.ts';
import { drawOffThread, endWorkers, speakOffThread } from '../../server/platform/ai/builtin/workers.ts';

const PICTURE_TARGET_MS = 300;
const SPEECH_TARGET_MS = 2000;
const ROUNDS = 12;
const BRIEFS = [
  'Create an image announcing our autumn sale, 20% off all shoes this weekend',
  'Workshop: sourdough for beginners, Saturday, 14 June, 10 am at Lark Bakery. Register at larkbakery.com',
  '5 tips for better photos:\n1. Use window light\n2. Clean the lens\n3. Keep the background plain\n4. Edit lightly',
  'A quote card: "Grind just before you brew. Ten minutes later, most of the aroma is gone." — Maya Chen',
];
const POST =
  'Big news: our coffee bags are now fully compostable. Same beans, same roast, and the bag turns into soil in 26 weeks. ' +
  'We spent two years looking for a material that keeps coffee fresh and leaves nothing behind. Come by this Saturday at 10 am, ' +
  'bring an old bag and get 20% off your next one. What would you like us to change next?';

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const megabytes = () => `${Math.round(process.memoryUsage().rss / 1_000_000)} MB`;
const verdict = (value: number, target: number) =>
  `${Math.round(value)} ms (target ≤ ${target}: ${value <= target ? 'met' : 'MISSED'})`;

async function benchPictures(platform: Platform | null): Promise<void> {
  const task = (variant: number) => ({
    brief: BRIEFS[variant % BRIEFS.length] ?? '',
    description: null,
    platform,
    brand: { ...NO_BRAND, name: 'Bean & Bloom' },
    variant,
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push((await timed(() => drawOffThread(task(round)))).ms);
  console.log(
    `  ${(platform ?? 'square').padEnd(10)} p50 ${verdict(percentile(times, 0.5), PICTURE_TARGET_MS)}, p95 ${verdict(percentile(times, 0.95), PICTURE_TARGET_MS)}`,
  );
}

/** Prints the engine's times and memory. */
export async function benchEngine(): Promise<void> {
  console.log(`Built-in engine. Memory before: ${megabytes()}`);
  const cold = await timed(() =>
    drawOffThread({ brief: BRIEFS[0] ?? '', description: null, platform: null, brand: NO_BRAND, variant: 0 }),
  );
  console.log(`Pictures, cold (thread start included): ${Math.round(cold.ms)} ms. Warm, ${ROUNDS} each:`);
  for (const platform of [null, ...PLATFORMS]) await benchPictures(platform);
  const coldSpeech = await timed(() => speakOffThread({ text: POST, voice: 'Mercury Jane' }));
  console.log(
    `Speech of a post (${coldSpeech.result.seconds.toFixed(0)} s of sound), cold: ${verdict(coldSpeech.ms, SPEECH_TARGET_MS)}`,
  );
  const spoken: number[] = [];
  for (let round = 0; round < 4; round++)
    spoken.push((await timed(() => speakOffThread({ text: POST, voice: 'Mercury Jane' }))).ms);
  const warm = percentile(spoken, 0.5);
  console.log(
    `  warm p50 ${verdict(warm, SPEECH_TARGET_MS)}, that is ${Math.round((warm / coldSpeech.result.seconds) * 60)} ms for a minute of speech`,
  );
  console.log(`Memory with warm threads: ${megabytes()}`);
  await endWorkers();
  console.log(`Memory after the threads ended: ${megabytes()}`);
}

if (import.meta.main) await benchEngine();
