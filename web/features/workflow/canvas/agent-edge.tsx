import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react';
import { Plus, X } from 'lucide-react';
import { memo } from 'react';
import { discard } from '../drawing/workflow-actions.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { useRun } from '../run/run-store.ts';
import { openMenuBelow } from './canvas-menu-store.ts';

/** What leads from one agent to another; in its middle an agent can be put into it, and selected it can be cut. */
export const AgentEdge = memo(function AgentEdge(props: EdgeProps) {
  const { id, source, target, selected } = props;
  const [path, x, y] = getBezierPath(props);
  const isFlowing = useRun(({ progress }) => progress.get(target)?.status === 'running');
  return (
    <>
      <BaseEdge id={id} path={path} interactionWidth={24} className={isFlowing ? 'edge-flowing' : undefined} />
      {selected ? (
        <EdgeLabelRenderer>
          <LineButtons id={id} source={source} target={target} x={x} y={y} />
        </EdgeLabelRenderer>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the keyboard selects the line and then has buttons
        <g
          className="line-add"
          transform={`translate(${x} ${y})`}
          onClick={(event) => {
            event.stopPropagation();
            openMenuBelow(event.currentTarget, choosing(id));
          }}
        >
          <circle r="11" />
          <path d="M-4.5 0h9M0-4.5v9" />
        </g>
      )}
    </>
  );
});

const choosing = (edge: string) => ({ kind: 'choose', spot: { at: 'line', edge } }) as const;

interface Props {
  id: string;
  source: string;
  target: string;
  x: number;
  y: number;
}

function LineButtons({ id, source, target, x, y }: Props) {
  const from = useWorkflow(({ nodes }) => nodes.get(source)?.name);
  const to = useWorkflow(({ nodes }) => nodes.get(target)?.name);
  return (
    <span
      className="nodrag nopan pointer-events-auto absolute flex flex-col gap-1"
      style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
    >
      <button
        type="button"
        aria-label={`Insert between ${from} and ${to}`}
        aria-haspopup="menu"
        title="Insert an agent here"
        onClick={({ currentTarget }) => openMenuBelow(currentTarget, choosing(id))}
        className={`${BUTTON} hover:text-accent-text`}
      >
        <Plus size={13} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={`Disconnect ${from} from ${to}`}
        title="Remove this connection"
        onClick={() => discard([], [id])}
        className={`${BUTTON} hover:text-bad`}
      >
        <X size={13} aria-hidden="true" />
      </button>
    </span>
  );
}

const BUTTON = 'grid size-6 place-items-center rounded-full bg-surface text-ink-2 shadow-md';
