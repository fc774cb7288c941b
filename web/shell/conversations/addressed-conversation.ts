import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { requestConversation } from '../../lib/request-conversation.ts';

const NAME = 'conversation';

/** Opens the conversation that the address names, as mails and notices do; once, so that a reload leaves the chat as it is. */
export function useAddressedConversation(): void {
  const [query, setQuery] = useSearchParams();
  const conversationId = query.get(NAME);
  useEffect(() => {
    if (!conversationId) return;
    requestConversation(conversationId);
    setQuery(
      (now) => {
        now.delete(NAME);
        return now;
      },
      { replace: true },
    );
  }, [conversationId, setQuery]);
}
