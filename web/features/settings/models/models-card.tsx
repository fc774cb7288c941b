import { useState } from 'react';
import type { ModelKind } from '../../../../domain/models.ts';
import { Button } from '../../../components/button.tsx';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { PanelBody } from '../panel.tsx';
import { ModelRow } from './model-row.tsx';
import { ModelUsage } from './model-usage.tsx';
import { ModelsPanel, ModelsSkeleton } from './models-panel.tsx';
import { useModels } from './models-query.ts';

/** What makes the user's texts, pictures and voices: the engines inside, or models that are connected here. */
export default function ModelsCard() {
  const { data: models, error, refetch } = useModels();
  const [opened, setOpened] = useState<ModelKind | null>(null);
  return (
    <ModelsPanel>
      {!models && error && <Failed reason={reasonOf(error)} onRetry={() => void refetch()} />}
      {!models && !error && <ModelsSkeleton />}
      {models && (
        <>
          <ul className="mt-3 divide-y divide-line">
            {models.kinds.map((state) => (
              <ModelRow
                key={state.kind}
                state={state}
                models={models}
                isOpen={opened === state.kind}
                onOpen={() => setOpened(state.kind)}
                onClose={() => setOpened(null)}
              />
            ))}
          </ul>
          {!models.ownKeysAllowed && (
            <p className="border-t border-line px-6 py-4 text-sm text-pretty text-ink-2 max-sm:px-4">
              Whoever runs this Fanfare has not allowed keys of your own. Ask them if you need another model.
            </p>
          )}
          <ModelUsage models={models} />
        </>
      )}
    </ModelsPanel>
  );
}

function Failed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <PanelBody className="flex flex-wrap items-center gap-3">
      <p role="alert" className="min-w-0 flex-1 text-sm">
        <span className="font-medium">Your AI models could not be loaded.</span>{' '}
        <span className="text-ink-2">{reason}</span>
      </p>
      <Button look="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </PanelBody>
  );
}
