/** `npm run bench -- <name>`: prints what was measured, beside what design asked for. Nothing is asserted. */
import { aloneWith } from './alone.ts';

const BENCHES: Record<string, () => Promise<{ default: () => Promise<void> }>> = {
  start: () => import('./start.ts'),
  screens: () => import('./screens/screens.ts'),
  schedule: () => import('./schedule.ts'),
  publishing: () => import('./publishing/publishing.ts'),
  month: () => import('./month.ts'),
  builder: () => import('./builder.ts'),
  load: () => import('./load/load.ts'),
  engine: () => import('./engine.ts').then(({ benchEngine }) => ({ default: benchEngine })),
};

const load = BENCHES[process.argv[2] ?? ''];
if (!load) {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
await aloneWith(import.meta.filename, async () => {
  const { default: bench } = await load();
  await bench();
});
