import { useEffect } from 'react';
import { create } from 'zustand';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { hasUnsaved } from './workflow-store.ts';

type Answer = (isReplaced: boolean) => void;

const useQuestion = create<{ answer: Answer | null }>(() => ({ answer: null }));

function settle(isReplaced: boolean): void {
  const { answer } = useQuestion.getState();
  useQuestion.setState({ answer: null });
  answer?.(isReplaced);
}

/** Tells whether something else may take the place of what is on the canvas; asks where that is not saved. */
export function mayReplace(): Promise<boolean> {
  if (!hasUnsaved()) return Promise.resolve(true);
  return new Promise((answer) => useQuestion.setState({ answer }));
}

/** Asks before what is not saved leaves the canvas. */
export function ReplaceQuestion() {
  const isAsked = useQuestion(({ answer }) => answer !== null);
  useEffect(() => () => settle(false), []);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title="Replace what is on the canvas?"
      text="It has changes that are not saved. If you go on, they are lost."
      action="Replace"
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    />
  );
}
