/** Whether what was pressed or pasted is meant for a field, a menu or a dialog, and not for the workflow. */
export function isMeantElsewhere({ target }: Event): boolean {
  const at = target instanceof Element ? target : document.activeElement;
  const isWriting = at?.closest('input, textarea, select, [contenteditable], [role="menu"]') != null;
  return isWriting || document.querySelector('dialog:modal') !== null;
}
