/** The name of what was pressed. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const held = [event.ctrlKey || event.metaKey ? 'ctrl' : '', event.shiftKey ? 'shift' : ''].filter(Boolean);
  return [...held, event.key.toLowerCase()].join(' ');
}
