import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react';
import { X } from 'lucide-react';
import { memo } from 'react';
import { useRun } from './run-store.ts';
import { discard } from './workflow-actions.ts';
import { useWorkflow } from './workflow-store.ts';

/** What leads from one agent to another; selected, it can be cut in its middle. */
export const AgentEdge = memo(function AgentEdge(props: EdgeProps) {
  const { id, source, target, selected } = props;
  const [path, x, y] = getBezierPath(props);
  const isFlowing = useRun(({ progress }) => progress.get(target)?.status === 'running');
  return (
    <>
      <BaseEdge id={id} path={path} interactionWidth={24} className={isFlowing ? 'edge-flowing' : undefined} />
      {selected && (
        <EdgeLabelRenderer>
          <CutButton id={id} source={source} target={target} x={x} y={y} />
        </EdgeLabelRenderer>
      )}
    </>
  );
});

function CutButton({ id, source, target, x, y }: { id: string; source: string; target: string; x: number; y: number }) {
  const names = useWorkflow(({ nodes }) => `${nodes.get(source)?.name} from ${nodes.get(target)?.name}`);
  return (
    <button
      type="button"
      aria-label={`Disconnect ${names}`}
      title="Remove this connection"
      onClick={() => discard([], [id])}
      className="nodrag nopan pointer-events-auto absolute grid size-6 place-items-center rounded-full bg-surface text-ink-2 shadow-md hover:text-bad"
      style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
    >
      <X size={13} aria-hidden="true" />
    </button>
  );
}
