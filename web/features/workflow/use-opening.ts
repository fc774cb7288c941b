import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { chatResponse } from '../../../domain/api/chat.ts';
import { respond } from '../../lib/api.ts';
import { readChatResults } from './chat-results.ts';
import { loadSavedById } from './saved-workflows.ts';
import { showAll } from './show-all.ts';
import { loadTemplate } from './starters.ts';
import { receive, showResponse } from './workflow-actions.ts';

/** Opens what the address asks for: a saved workflow, a template, or the results of a chat. Gives what is waited for. */
export function useOpening(): string | null {
  const [query, setQuery] = useSearchParams();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const workflow = query.get('workflow');
  const template = query.get('template');
  const chat = query.get('chat');
  useEffect(() => {
    if (workflow === null && template === null && chat === null) return;
    // Asked for once: a reload shows what was made of it since.
    setQuery(
      (now) => {
        for (const name of ['workflow', 'template', 'chat']) now.delete(name);
        return now;
      },
      { replace: true },
    );
    const done = (isOpen: boolean) => {
      setWaitingFor(null);
      if (isOpen) showAll();
      else toast.error('Failed to load workflow');
    };
    if (template !== null) {
      void loadTemplate(template).then(done, () => done(false));
      return;
    }
    if (chat !== null) {
      setWaitingFor('The results of your chat');
      void openChatResults(chat).finally(() => setWaitingFor(null));
      return;
    }
    setWaitingFor('Your saved workflow');
    void loadSavedById(workflow ?? '').then(done, () => done(false));
  }, [workflow, template, chat, setQuery]);
  return waitingFor;
}

async function openChatResults(id: string): Promise<void> {
  const results = await readChatResults(() => respond(chatResponse, { id }));
  if ('failure' in results) {
    toast.error(results.failure);
    return;
  }
  receive({ outputs: results.outputs });
  showResponse(true);
}
