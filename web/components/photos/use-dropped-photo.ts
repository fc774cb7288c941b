import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Events of a dialog bubble through React's portals to whatever opened it: those are meant for the dialog. */
const isMeant = ({ currentTarget, target }: DragEvent | ClipboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Takes files that are dropped or pasted on something: what it needs to listen to, and whether something hangs over it. */
export function useDroppedPhoto(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const drag = (isHere: boolean) => (event: DragEvent) => {
    if (!isMeant(event) || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isHere);
  };
  const take = (files: FileList): boolean => {
    if (files.length > 0) onFiles([...files]);
    return files.length > 0;
  };
  return {
    isOver,
    listeners: {
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        drag(false)(event);
        if (isMeant(event)) take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (isMeant(event) && take(event.clipboardData.files)) event.preventDefault();
      },
    },
  };
}
