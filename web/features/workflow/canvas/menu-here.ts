import { kindOf } from '../../../../domain/workflow/agents.ts';
import { useBuilderUi } from '../builder-ui.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { type MenuSubject, openMenu, openMenuBelow } from './canvas-menu-store.ts';

/** Opens by the keyboard what the mouse finds by a press: at what is selected, or in the middle of the canvas. */
export function openMenuHere(wanted: 'choose' | 'menu'): void {
  if (useBuilderUi.getState().view !== 'canvas') return;
  const { at, menu, choice } = selected();
  const subject: MenuSubject = wanted === 'menu' ? menu : choice;
  const element = at && document.querySelector(at);
  const canvas = document.querySelector('.react-flow')?.getBoundingClientRect();
  if (element) openMenuBelow(element, subject);
  else if (canvas) openMenu({ x: canvas.left + canvas.width / 2 - 112, y: canvas.top + canvas.height / 3 }, subject);
}

/** What is selected: where it is on the screen, its menu, and where an agent would be added. */
function selected(): { at: string | null; menu: MenuSubject; choice: MenuSubject } {
  const { selectedAgents, flowEdges, flowNodes, nodes } = useWorkflow.getState();
  const anywhere = { kind: 'choose', spot: { at: 'anywhere' } } as const;
  const agent = nodes.get([...selectedAgents].at(-1) ?? '');
  if (agent) {
    const { id } = agent;
    const after = { kind: 'choose', spot: { at: 'after', source: id } } as const;
    return { at: elementOf('node', id), menu: { kind: 'agent', id }, choice: kindOf(agent).feeds ? after : anywhere };
  }
  const note = flowNodes.find(({ type, selected: isIt }) => type === 'note' && isIt);
  if (note) return { at: elementOf('node', note.id), menu: { kind: 'note', id: note.id }, choice: anywhere };
  const line = flowEdges.find((edge) => edge.selected);
  if (!line) return { at: null, menu: { kind: 'canvas' }, choice: anywhere };
  const { id } = line;
  const between = { kind: 'choose', spot: { at: 'line', edge: id } } as const;
  return { at: elementOf('edge', id), menu: { kind: 'line', id }, choice: between };
}

const elementOf = (part: 'node' | 'edge', id: string) => `.react-flow__${part}[data-id="${CSS.escape(id)}"]`;
