import { MenuAt } from '../../../components/menu-at.tsx';
import { KindItems } from '../agent/kind-items.tsx';
import { kindsFor } from '../drawing/insert-agent.ts';
import { useAddAgent } from '../drawing/use-add-agent.ts';
import { drawingNow } from '../drawing/workflow-store.ts';
import { AgentMenuItems, CanvasMenuItems, LineMenuItems, NoteMenuItems } from './canvas-menu-items.tsx';
import { closeMenu, type MenuSubject, type OpenMenu, useCanvasMenu } from './canvas-menu-store.ts';

/** The menu of the canvas that is open, if one is: what comes next, or what can be done here. */
export default function CanvasMenu() {
  const menu = useCanvasMenu((state) => state.menu);
  if (!menu) return null;
  return (
    <MenuAt key={menu.opening} label={labelOf(menu.subject)} at={menu.at} onClose={() => closeMenu(menu)}>
      <Items menu={menu} />
    </MenuAt>
  );
}

function Items({ menu: { at, subject } }: { menu: OpenMenu }) {
  const addAgent = useAddAgent();
  switch (subject.kind) {
    case 'choose':
      return <KindItems kinds={kindsFor(subject.spot)} onChoose={(kind) => addAgent(kind, subject.spot)} />;
    case 'canvas':
      return <CanvasMenuItems at={at} />;
    case 'agent':
      return <AgentMenuItems at={at} id={subject.id} />;
    case 'note':
      return <NoteMenuItems id={subject.id} />;
    case 'line':
      return <LineMenuItems at={at} id={subject.id} />;
  }
}

function labelOf(subject: MenuSubject): string {
  const { nodes, edges } = drawingNow();
  const nameOf = (id: string | undefined) => nodes.get(id ?? '')?.name ?? '';
  switch (subject.kind) {
    case 'choose':
      return subject.spot.at === 'after' ? `What comes after ${nameOf(subject.spot.source)}` : 'Which agent to add';
    case 'canvas':
      return 'Canvas';
    case 'agent':
      return nameOf(subject.id);
    case 'note':
      return 'Note';
    case 'line': {
      const line = edges.find(({ id }) => id === subject.id);
      return `Connection from ${nameOf(line?.source)} to ${nameOf(line?.target)}`;
    }
  }
}
