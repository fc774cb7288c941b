import { CircleAlert, CircleSlash2 } from 'lucide-react';
import { AgentNotices } from '../../../components/output/agent-notices.tsx';
import { useRun } from './run-store.ts';

/** Which agents of the last run made nothing, and why: what failed, and what stood behind a branch not taken. */
export function RunNotices() {
  const failures = useRun((state) => state.failures);
  const skipped = useRun((state) => state.skipped);
  return (
    <>
      <AgentNotices agents={failures} icon={CircleAlert} look="bg-bad-wash" iconLook="text-bad" />
      <AgentNotices agents={skipped} icon={CircleSlash2} look="bg-sunken text-ink-2" iconLook="text-ink-3" />
    </>
  );
}
