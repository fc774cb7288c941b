import type { SpawnedServer } from './spawned-product.ts';

/** How a process of the product is, as it tells its watchers (start it with STATUS_PORT=0). */
export interface ProcessMetrics {
  residentBytes: number;
  heapBytes: number;
  /** Sockets, timers and whatever else it holds open. */
  openResources: number;
}

/** Asks a process how it is. */
export async function metricsOf({ output }: Pick<SpawnedServer, 'output'>): Promise<ProcessMetrics> {
  const [, status = ''] = /(http\S+)\/health/.exec(output()) ?? [];
  const text = await (await fetch(`${status}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    residentBytes: value('process_resident_memory_bytes'),
    heapBytes: value('nodejs_heap_size_used_bytes'),
    openResources: value('nodejs_active_resources_total'),
  };
}
