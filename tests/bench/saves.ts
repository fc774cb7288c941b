import { checkUsage } from '../../domain/api/account/usage.ts';
import { runSavedWorkflow } from '../../domain/api/workflow/run-saved.ts';
import { RUNS_KEPT } from '../../domain/api/workflow/workflow-runs.ts';
import { type SavedWorkflow, saveOverWorkflow, saveWorkflow } from '../../domain/api/workflow/workflows.ts';
import { VERSIONS_KEPT } from '../../domain/limits.ts';
import { make } from '../support/client.ts';
import type { Person } from '../support/people.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { chainOf } from './chain.ts';
import { cpuMs } from './footprint.ts';
import { percentile, print } from './print.ts';

const AGENTS = 50;
const SAVES = 100;

/** What versions and the history cost a save: beside one that keeps no version, of a workflow that has neither. */
export async function benchSaves(product: SpawnedProduct, { identity }: Person): Promise<void> {
  const first = async (name: string): Promise<SavedWorkflow> =>
    (await make(product.url, saveWorkflow, { name, ...chainOf(AGENTS), executionResults: [] }, identity)).body.data;
  const saveOver = async (saved: SavedWorkflow, agents: SavedWorkflow['agents']): Promise<SavedWorkflow> => {
    const { id, name, connections, executionResults, updated_at: basedOn } = saved;
    const reply = await make(
      product.url,
      saveOverWorkflow,
      { id, basedOn, name, agents, connections, executionResults },
      identity,
    );
    if (reply.status !== 200) throw new Error(`A save was refused: ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  };
  const redrawn = ({ agents }: SavedWorkflow, step: number) =>
    agents.map((agent) => ({ ...agent, description: `Friendly tone, take ${step}` }));

  let plain = await first('Without versions');
  let kept = await first('With versions');
  for (let step = 0; step <= VERSIONS_KEPT; step++) kept = await saveOver(kept, redrawn(kept, step));
  for (let run = 0; run < RUNS_KEPT; run++)
    await make(product.url, runSavedWorkflow, { id: kept.id, inputs: {} }, identity);

  const nothing: number[] = [];
  const without: number[] = [];
  const withBoth: number[] = [];
  const cpu = { without: 0, withBoth: 0 };
  const timed = async (into: 'without' | 'withBoth', save: () => Promise<SavedWorkflow>): Promise<SavedWorkflow> => {
    const [began, used] = [performance.now(), cpuMs([product.process.pid ?? 0])];
    const saved = await save();
    (into === 'without' ? without : withBoth).push(performance.now() - began);
    cpu[into] += cpuMs([product.process.pid ?? 0]) - used;
    return saved;
  };
  // In turns, so that whatever else the machine does meets both alike.
  for (let step = 0; step < SAVES; step++) {
    const begun = performance.now();
    await make(product.url, checkUsage, {}, identity);
    nothing.push(performance.now() - begun);
    plain = await timed('without', () => saveOver(plain, plain.agents));
    kept = await timed('withBoth', () => saveOver(kept, redrawn(kept, 1000 + step)));
  }
  const told = (values: number[]) =>
    `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.99).toFixed(1)} ms`;
  console.log(`\na save of ${AGENTS} agents, over HTTP`);
  print('a call that saves nothing, for comparison: p50 / p99', told(nothing));
  print('one that keeps no version: p50 / p99', told(without));
  print(`with ${VERSIONS_KEPT} versions and ${RUNS_KEPT} runs: p50 / p99`, told(withBoth));
  print('more, in the middle', `${(percentile(withBoth, 0.5) - percentile(without, 0.5)).toFixed(1)} ms`, '≤ 10 ms');
  print(
    'processor time of the server: without / with',
    `${(cpu.without / SAVES).toFixed(1)} / ${(cpu.withBoth / SAVES).toFixed(1)} ms`,
  );
}
