import '@xyflow/react/dist/base.css';
import './canvas.css';
import {
  Background,
  BackgroundVariant,
  type Connection,
  type FinalConnectionState,
  MiniMap,
  type NodeProps,
  ReactFlow,
  useReactFlow,
} from '@xyflow/react';
import { type DragEvent, lazy, type MouseEvent as ReactMouseEvent, Suspense, useMemo, useState } from 'react';
import { agentKindSchema } from '../../../../domain/workflow/agents.ts';
import { WAYS } from '../../../../domain/workflow/way.ts';
import { patiently } from '../../../lib/api/connection.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useTheme } from '../../../lib/theme.ts';
import { joinRefusal, type Position } from '../drawing/drawing.ts';
import { joinOrSay } from '../drawing/join-or-say.ts';
import { add } from '../drawing/workflow-actions.ts';
import { drawingNow, useWorkflow } from '../drawing/workflow-store.ts';
import { addNoteAt } from '../notes/add-note.ts';
import { AgentPalette, DRAG_TYPE, NOTE } from '../palette.tsx';
import { AgentEdge } from './agent-edge.tsx';
import { AgentNodeView } from './agent-node.tsx';
import { CanvasControls } from './canvas-controls.tsx';
import { type MenuSubject, openMenu, useCanvasMenu } from './canvas-menu-store.ts';
import { EmptyCanvas } from './empty-canvas.tsx';
import { onEdgesChange, onNodesChange } from './flow-changes.ts';
import type { FlowEdge, FlowNode, NoteFlowNode } from './flow-nodes.ts';
import { Guides } from './guides.tsx';
import { HANDLE_Y, NODE_WIDTH } from './node-size.ts';
import { fitAtFirst } from './show-all.ts';

// Fetched when the first menu opens.
const CanvasMenu = lazy(patiently(() => import('./canvas-menu.tsx')));

const NoteNode = lazy(patiently(() => import('../notes/note-node.tsx')));
const NODE_TYPES = {
  agent: AgentNodeView,
  note: (props: NodeProps<NoteFlowNode>) => (
    <Suspense fallback={null}>
      <NoteNode {...props} />
    </Suspense>
  ),
};
const EDGE_TYPES = { agent: AgentEdge };
const SNAP: [number, number] = [8, 8];
/** Below so many, everybody sees where they are. */
const MAP_FROM = 12;
/** Above so many, the map costs more than it shows. */
const MAP_TO = 200;
/** Up to so many, all are drawn wherever they are, so that Tab reaches every one. */
const ALL_DRAWN = 100;
const MULTI_SELECTION = ['Shift', 'Meta', 'Control'];
const ATTRIBUTION = { hideAttribution: false };

// Each of these stays the same function: a new one would make the library draw every node again.
const onConnect = ({ source, target, sourceHandle }: Connection) =>
  void joinOrSay(source, target, wayOfHandle(sourceHandle));
const wayOfHandle = (handle: string | null | undefined) => WAYS.find((way) => way === handle);
/** What the library finds odd is for developers, never for the people who draw. */
const ignore = () => {};
const isValid = ({ source, target }: Connection | FlowEdge): boolean =>
  joinRefusal(drawingNow(), source, target) === null;

/** A line that ends on an agent connects to it, wherever on it; what can't be is said. On the empty canvas it asks what comes next. */
function lineEnding(inFlow: (point: Position) => Position) {
  return (
    event: MouseEvent | TouchEvent,
    { isValid: isDone, fromNode, fromHandle, toNode }: FinalConnectionState,
  ): void => {
    const point = 'changedTouches' in event ? event.changedTouches[0] : event;
    if (isDone || !point || !fromNode || fromHandle?.type !== 'source') return;
    const at = { x: point.clientX, y: point.clientY };
    const below = document.elementFromPoint(at.x, at.y);
    const target = toNode?.id ?? below?.closest('.react-flow__node')?.getAttribute('data-id');
    const when = wayOfHandle(fromHandle.id);
    if (target) joinOrSay(fromNode.id, target, when);
    else if (below?.matches('.react-flow__pane')) {
      const { x, y } = inFlow(at);
      // Its input comes to lie where the line was dropped.
      const spot = { at: 'after', source: fromNode.id, when, position: { x, y: y - HANDLE_Y } } as const;
      openMenu(at, { kind: 'choose', spot });
    }
  };
}

/** Our menu in the place of the browser's, except where somebody writes. */
function onContextMenu(event: MouseEvent | ReactMouseEvent, subject: MenuSubject): void {
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
  event.preventDefault();
  openMenu({ x: event.clientX, y: event.clientY }, subject);
}
const onPaneContextMenu = (event: MouseEvent | ReactMouseEvent) => onContextMenu(event, { kind: 'canvas' });
const onNodeContextMenu = (event: ReactMouseEvent, { id, type }: FlowNode) => onContextMenu(event, { kind: type, id });
const onEdgeContextMenu = (event: ReactMouseEvent, { id }: FlowEdge) => onContextMenu(event, { kind: 'line', id });

/** The workflow as a drawing. */
export default function Canvas() {
  const flowNodes = useWorkflow((state) => state.flowNodes);
  const flowEdges = useWorkflow((state) => state.flowEdges);
  const theme = useTheme();
  const [fit] = useState(fitAtFirst);
  const hasMenu = useCanvasMenu(({ menu }) => menu !== null);
  const { screenToFlowPosition } = useReactFlow();
  const onConnectEnd = useMemo(() => lineEnding(screenToFlowPosition), [screenToFlowPosition]);
  const onDoubleClick = ({ target, clientX: x, clientY: y }: ReactMouseEvent) => {
    if (!(target instanceof Element) || !target.matches('.react-flow__pane')) return;
    const place = screenToFlowPosition({ x, y });
    const position = { x: place.x - NODE_WIDTH / 2, y: place.y - 22 };
    openMenu({ x, y }, { kind: 'choose', spot: { at: 'place', position } });
  };
  const onDrop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(DRAG_TYPE);
    const kind = agentKindSchema.safeParse(dragged);
    if (!kind.success && dragged !== NOTE) return;
    event.preventDefault();
    const { x, y } = screenToFlowPosition({ x: event.clientX, y: event.clientY });
    const position = { x: x - NODE_WIDTH / 2, y: y - 22 };
    if (kind.success) add(kind.data, position);
    else addNoteAt(position);
  };
  return (
    <section
      aria-label="Canvas"
      data-unless="list"
      className={classNames('absolute inset-0', flowNodes.length > ALL_DRAWN && 'crowded')}
      onDrop={onDrop}
      onDoubleClick={onDoubleClick}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
      }}
    >
      <ReactFlow
        nodes={flowNodes}
        edges={flowEdges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        onConnect={onConnect}
        onConnectEnd={onConnectEnd}
        onPaneContextMenu={onPaneContextMenu}
        onNodeContextMenu={onNodeContextMenu}
        onEdgeContextMenu={onEdgeContextMenu}
        isValidConnection={isValid}
        onError={ignore}
        colorMode={theme}
        onlyRenderVisibleElements={flowNodes.length > ALL_DRAWN}
        fitView
        fitViewOptions={fit}
        minZoom={0.05}
        maxZoom={2}
        snapToGrid
        snapGrid={SNAP}
        connectionRadius={28}
        deleteKeyCode={null}
        multiSelectionKeyCode={MULTI_SELECTION}
        selectionKeyCode="Shift"
        panOnScroll
        zoomOnDoubleClick={false}
        proOptions={ATTRIBUTION}
      >
        <Guides />
        <Background variant={BackgroundVariant.Dots} gap={20} size={1.4} />
        {flowNodes.length >= MAP_FROM && flowNodes.length <= MAP_TO && (
          <MiniMap position="bottom-right" pannable zoomable ariaLabel="Map of the canvas" nodeBorderRadius={24} />
        )}
      </ReactFlow>
      <AgentPalette />
      <CanvasControls />
      <Suspense fallback={null}>{hasMenu && <CanvasMenu />}</Suspense>
      {flowNodes.length === 0 && <EmptyCanvas />}
    </section>
  );
}
