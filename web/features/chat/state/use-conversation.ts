import { type ComponentType, useEffect, useState } from 'react';
import { patiently } from '../../../lib/api/connection.ts';
import { useChat } from './chat-here.ts';

const fetchConversation = patiently(() => import('../conversation.tsx'));
let loaded: ComponentType | null = null;

/**
 * The conversation's screen, which the empty chat does without: it is fetched from the first letter that is typed on, and
 * is there before the first message is written. Null until then.
 */
export function useConversation(): ComponentType | null {
  const isNear = useChat(
    ({ messages, inputValue, isLoadingConversation }) =>
      messages.length > 0 || inputValue !== '' || isLoadingConversation,
  );
  const [Conversation, setConversation] = useState<ComponentType | null>(() => loaded);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!isNear) return;
    fetchConversation().then(({ default: component }) => {
      loaded = component;
      setConversation(() => component);
    }, setError);
  }, [isNear]);
  // The page's error boundary offers to load it again.
  if (error) throw error;
  return Conversation;
}
