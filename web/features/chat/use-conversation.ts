import { type ComponentType, useEffect, useState } from 'react';
import { patiently } from '../../lib/connection.ts';

const fetchConversation = patiently(() => import('./conversation.tsx'));
let loaded: ComponentType | null = null;

/**
 * The conversation's screen, which the empty chat does without: it is fetched once that stands, and is there before the
 * first message is written. Null until then.
 */
export function useConversation(): ComponentType | null {
  const [Conversation, setConversation] = useState<ComponentType | null>(() => loaded);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    fetchConversation().then(({ default: component }) => {
      loaded = component;
      setConversation(() => component);
    }, setError);
  }, []);
  // The page's error boundary offers to load it again.
  if (error) throw error;
  return Conversation;
}
