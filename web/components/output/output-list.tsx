import type { Output } from '../../../domain/workflow/outputs.ts';
import { PlatformTile } from '../platform-icons.tsx';
import { OutputView } from './output-view.tsx';

/** What agents made, block by block, each under the name of its agent. */
export function OutputList({ outputs }: { outputs: Output[] }) {
  const counts = new Map<string, number>();
  return (
    <ul className="flex flex-col gap-6">
      {outputs.map((output, at) => {
        const index = (counts.get(output.output_type) ?? 0) + 1;
        counts.set(output.output_type, index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: outputs have no other name than their place
          <li key={`${at} ${output.timestamp}`} className="min-w-0">
            <div className="mb-2 flex items-center gap-2">
              {output.platform && <PlatformTile platform={output.platform} />}
              <h3 className="min-w-0 truncate text-sm font-medium">{output.agent}:</h3>
              {(output.engine || output.reused) && (
                <span className="ml-auto shrink-0 text-2xs text-ink-3">
                  {[output.reused && 'Reused', output.engine].filter(Boolean).join(' · ')}
                </span>
              )}
            </div>
            <OutputView output={output} index={index} look="plain" />
          </li>
        );
      })}
    </ul>
  );
}
