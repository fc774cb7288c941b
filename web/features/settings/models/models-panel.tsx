import type { ReactNode } from 'react';
import { Panel } from '../panel.tsx';

/** The sheet of the AI models, which stands before what it holds is there. */
export function ModelsPanel({ children }: { children: ReactNode }) {
  return (
    <Panel
      title="AI models"
      text="What makes your texts, pictures and voices. A model that you connect is in use at once; its key is kept encrypted and never shown again."
    >
      {children}
    </Panel>
  );
}

/** Three rows, where they will stand. */
export function ModelsSkeleton() {
  return (
    <div role="status" className="mt-3 flex flex-col divide-y divide-line">
      <span className="sr-only">Loading your AI models…</span>
      {['text', 'image', 'speech'].map((kind) => (
        <div key={kind} className="flex items-center gap-4 px-6 py-4 max-sm:px-4">
          <span className="size-9 shrink-0 animate-pulse rounded-md bg-hover" />
          <span className="flex min-w-0 flex-1 flex-col gap-2 py-0.5">
            <span className="h-3.5 w-20 animate-pulse rounded-sm bg-hover" />
            <span className="h-3.5 w-60 max-w-full animate-pulse rounded-sm bg-hover" />
          </span>
        </div>
      ))}
    </div>
  );
}
