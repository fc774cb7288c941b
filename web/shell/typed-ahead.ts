/** Ends the keeping; null while nobody waits for the search's field. */
let stop: (() => string) | null = null;

/**
 * Keeps what is typed between the wish for the search and its field, which may still be on its way: it would reach the page
 * instead. Escape or a click elsewhere call the wish off.
 */
export function keepTyped(onCalledOff: () => void): void {
  if (stop !== null) return;
  let typed = '';
  const callOff = () => {
    takeTyped();
    onCalledOff();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') callOff();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    // Only signs have a name of one sign: 'a', but 'Shift'.
    else if (event.key.length === 1) typed += event.key;
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('pointerdown', callOff, { capture: true });
  stop = () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('pointerdown', callOff, { capture: true });
    return typed;
  };
}

/** What was kept, once; from here on the field takes the keys itself. */
export function takeTyped(): string {
  const typed = stop?.() ?? '';
  stop = null;
  return typed;
}
