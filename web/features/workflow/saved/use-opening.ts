import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { showAll } from '../canvas/show-all.ts';
import { mayReplace } from './replace-question.tsx';
import { loadSavedById } from './saved-workflows.ts';
import { loadTemplate } from './starters.ts';

/** Opens what the address asks for: a saved workflow, or a template. Gives what is waited for. */
export function useOpening(): string | null {
  const [query, setQuery] = useSearchParams();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const workflow = query.get('workflow');
  const template = query.get('template');
  useEffect(() => {
    if (workflow === null && template === null) return;
    // Asked for once: a reload shows what was made of it since.
    setQuery(
      (now) => {
        for (const name of ['workflow', 'template']) now.delete(name);
        return now;
      },
      { replace: true },
    );
    const begin = async () => {
      if (!(await mayReplace())) return;
      if (template === null) setWaitingFor('Your saved workflow');
      const isOpen = await (template === null ? loadSavedById(workflow ?? '') : loadTemplate(template)).catch(
        () => false,
      );
      setWaitingFor(null);
      if (isOpen) showAll();
      else toast.error('Failed to load workflow');
    };
    void begin();
  }, [workflow, template, setQuery]);
  return waitingFor;
}
