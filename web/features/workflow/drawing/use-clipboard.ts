import { useReactFlow } from '@xyflow/react';
import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { bringIntoSight } from '../canvas/show-agent.ts';
import { isMeantElsewhere } from '../meant-elsewhere.ts';
import { copyOf, type Position } from './drawing.ts';
import { agentsText, readPasted } from './pasted.ts';
import { discard, pasteAgents, pasteWords } from './workflow-actions.ts';
import { drawingNow, useWorkflow } from './workflow-store.ts';

/** Copies, cuts and pastes agents by the system's clipboard, so that they go from tab to tab; pasted words become a chat agent. */
export function useClipboard(): void {
  const { screenToFlowPosition } = useReactFlow();
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const { selectedAgents } = useWorkflow.getState();
      // A text that is marked on the page is what somebody wants to copy.
      const isMarked = window.getSelection()?.type === 'Range';
      if (isMeantElsewhere(event) || isMarked || selectedAgents.size === 0) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', agentsText(copyOf(drawingNow(), selectedAgents)));
      if (event.type === 'cut') discard(selectedAgents);
    };
    const onPaste = (event: ClipboardEvent) => {
      const pasted = isMeantElsewhere(event) ? null : readPasted(event.clipboardData?.getData('text/plain') ?? '');
      if (!pasted) return;
      event.preventDefault();
      if (pasted.kind === 'refused') toast.error(pasted.message, { toastId: 'paste-refused' });
      else {
        if (pasted.kind === 'agents') pasteAgents(pasted.drawing);
        else pasteWords(pasted.words, screenToFlowPosition(middleOfCanvas()));
        const [first] = useWorkflow.getState().selectedAgents;
        if (first !== undefined) bringIntoSight(first);
      }
    };
    const heard = { copy: onCopy, cut: onCopy, paste: onPaste };
    for (const [name, hear] of Object.entries(heard)) document.addEventListener(name as 'copy', hear);
    return () => {
      for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name as 'copy', hear);
    };
  }, [screenToFlowPosition]);
}

function middleOfCanvas(): Position {
  const box = document.querySelector('.react-flow')?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 3, y: box.top + box.height / 4 } : { x: 0, y: 0 };
}
