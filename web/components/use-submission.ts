import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Problem } from '../lib/problem.ts';
import { toastFailure } from './toast-failure.tsx';

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

  const fail: Submission['fail'] = (found, cause) => {
    setSuccess(null);
    const isAtField = found.field !== null;
    setProblem(isAtField || told === 'twice' ? found : null);
    if (isAtField && told === 'once') return;
    if (cause === undefined) toast.error(found.text);
    else toastFailure(found.text, cause);
  };
  const succeed = (text: string) => {
    setProblem(null);
    setSuccess(text);
    toast.success(text);
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
