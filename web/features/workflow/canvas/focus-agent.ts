/** More frames than an agent takes to be drawn, also where its fields have to be fetched first. */
const MOST_FRAMES = 120;

/** Puts the keyboard into the first field of an agent that can be written in, on the canvas or in the list, once it is drawn. */
export function focusAgent(id: string, frames = 0): void {
  const name = CSS.escape(id);
  const field = document.querySelector<HTMLElement>(
    `:is(.react-flow__node[data-id="${name}"], #agent-${name}) :is(textarea:not([readonly]), select)`,
  );
  if (field && frames > 0) field.focus({ preventScroll: field.closest('.react-flow__node') !== null });
  else if (frames < MOST_FRAMES) requestAnimationFrame(() => focusAgent(id, frames + 1));
}
