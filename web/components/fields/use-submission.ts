import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Problem } from '../../lib/api/problem.ts';
import { failureWords } from '../toast-failure.tsx';

export interface Submission {
  isRunning: boolean;
  problem: Problem | null;
  /** What went well, said in place. */
  success: string | null;
  /** Says what is wrong; with a cause, also why. */
  fail: (problem: Problem, cause?: unknown) => void;
  succeed: (text: string) => void;
  /** Takes back what was said. */
  clear: () => void;
  /** Checks the form, then does the work, one at a time. */
  submit: (check: () => Problem | null, work: () => Promise<void>) => (event?: FormEvent) => Promise<void>;
}

/**
 * What a form says of itself, in one place: at the field that it is about, or else as a toast. A form that is told 'twice'
 * says everything in both.
 */
export function useSubmission(told: 'once' | 'twice', initialSuccess: string | null = null): Submission {
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [success, setSuccess] = useState(initialSuccess);
  const isBusy = useRef(false);
  const toastId = useId();
  /** A form has one toast: what it says next stands in the place of what it said before. */
  const say = (type: 'error' | 'success', render: ReactNode) => {
    if (toast.isActive(toastId)) toast.update(toastId, { type, render });
    else toast(render, { type, toastId });
  };

  const fail: Submission['fail'] = (found, cause) => {
    setSuccess(null);
    const isAtField = found.field !== null;
    setProblem(isAtField || told === 'twice' ? found : null);
    if (isAtField && told === 'once') return;
    say('error', cause === undefined ? found.text : failureWords(found.text, cause));
  };
  const succeed = (text: string) => {
    setProblem(null);
    setSuccess(text);
    say('success', text);
  };
  const clear = () => {
    setProblem(null);
    setSuccess(null);
  };
  const submit: Submission['submit'] = (check, work) => async (event) => {
    event?.preventDefault();
    if (isBusy.current) return;
    const found = check();
    if (found) return fail(found);
    isBusy.current = true;
    setIsRunning(true);
    clear();
    await work().finally(() => {
      isBusy.current = false;
      setIsRunning(false);
    });
  };
  return { isRunning, problem, success, fail, succeed, clear, submit };
}
