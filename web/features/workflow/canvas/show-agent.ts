import { selectAgents } from '../drawing/workflow-actions.ts';

const EVENT = 'fanfare.showAgent';

/** Selects an agent and brings it into sight, with the keyboard on it; on the canvas or in the list. */
export function showAgent(id: string | null): void {
  if (id === null) return;
  selectAgents([id]);
  window.dispatchEvent(new CustomEvent(EVENT, { detail: id }));
  requestAnimationFrame(() => {
    const name = CSS.escape(id);
    const element = document.querySelector<HTMLElement>(`.react-flow__node[data-id="${name}"], #agent-${name}`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
}

/** Brings an agent into sight on the canvas, if it is out of it; the selection stays. */
export function bringIntoSight(id: string): void {
  requestAnimationFrame(() => {
    const canvas = document.querySelector('.react-flow')?.getBoundingClientRect();
    const agent = document.querySelector(`.react-flow__node[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    const isSeen =
      canvas &&
      agent &&
      Math.max(agent.left, canvas.left) < Math.min(agent.right, canvas.right) &&
      Math.max(agent.top, canvas.top) < Math.min(agent.bottom, canvas.bottom);
    if (!isSeen) window.dispatchEvent(new CustomEvent(EVENT, { detail: id }));
  });
}

/** Hears which agent is to be brought into sight. */
export function onShowAgent(hear: (id: string) => void): () => void {
  const onEvent = (event: Event): void => hear((event as CustomEvent<string>).detail);
  window.addEventListener(EVENT, onEvent);
  return () => window.removeEventListener(EVENT, onEvent);
}
