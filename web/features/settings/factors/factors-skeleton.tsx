import { Panel, PanelBody } from '../panel.tsx';
import { PASSKEYS, TWO_STEP } from './panel-texts.ts';

/** Both panels, where they will stand. */
export function FactorsSkeleton() {
  return [TWO_STEP, PASSKEYS].map((panel) => (
    <Panel key={panel.title} {...panel}>
      <PanelBody>
        <div role="status" className="h-9 w-60 max-w-full animate-pulse rounded-md bg-hover">
          <span className="sr-only">Loading {panel.title.toLowerCase()}…</span>
        </div>
      </PanelBody>
    </Panel>
  ));
}
