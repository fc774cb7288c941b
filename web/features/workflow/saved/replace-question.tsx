import { useEffect } from 'react';
import { create } from 'zustand';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { keepNow } from './canvas-here.ts';

type Answer = (isReplaced: boolean) => void;

const useQuestion = create<{ answer: Answer | null }>(() => ({ answer: null }));

function settle(isReplaced: boolean): void {
  const { answer } = useQuestion.getState();
  useQuestion.setState({ answer: null });
  answer?.(isReplaced);
}

/** Keeps what is on the canvas for its return; where the browser can't, asks whether something else may take its place. */
export function mayReplace(): Promise<boolean> {
  if (keepNow()) return Promise.resolve(true);
  return new Promise((answer) => useQuestion.setState({ answer }));
}

/** Asks before what is neither saved nor kept leaves the canvas. */
export function ReplaceQuestion() {
  const isAsked = useQuestion(({ answer }) => answer !== null);
  useEffect(() => () => settle(false), []);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title="Replace what is on the canvas?"
      text="It has changes that are not saved, and this browser has no room to keep them. If you go on, they are lost."
      action="Replace"
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    />
  );
}
