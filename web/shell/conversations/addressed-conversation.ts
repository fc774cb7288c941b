import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { requestChatSession } from '../../lib/request-chat-session.ts';

const NAME = 'conversation';

/** Opens the conversation that the address names, as mails and notices do; once, so that a reload leaves the chat as it is. */
export function useAddressedConversation(): void {
  const [query, setQuery] = useSearchParams();
  const sessionId = query.get(NAME);
  useEffect(() => {
    if (!sessionId) return;
    requestChatSession(sessionId);
    setQuery(
      (now) => {
        now.delete(NAME);
        return now;
      },
      { replace: true },
    );
  }, [sessionId, setQuery]);
}
