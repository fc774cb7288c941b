import { useEffect, useState } from 'react';
import { Waiting } from '../../components/full-page.tsx';
import { LogoMark } from '../../components/logo.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { startChat, useChat } from './state/chat-here.ts';
import { useConversation } from './state/use-conversation.ts';
import { EmptyState } from './welcome/empty-state.tsx';

/** The chat, at /dashboard and /chat. */
export default function ChatPage() {
  usePageTitle('Chat');
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    startChat();
    setHasStarted(true);
  }, []);
  const Conversation = useConversation();
  const isEmpty = useChat(({ messages }) => messages.length === 0);
  const isLoadingHistory = useChat((state) => state.isLoadingHistory);
  const isLoadingConversation = useChat((state) => state.isLoadingConversation);
  const hasConversations = useChat(({ chatSessions }) => chatSessions.length > 0);
  const isFirst = hasConversations ? false : hasStarted && !isLoadingHistory ? true : null;
  return (
    <div className="relative h-full">
      {isEmpty ? <EmptyState isFirst={isFirst} /> : Conversation ? <Conversation /> : <Waiting />}
      {isLoadingConversation && <LoadingConversation />}
      {isLoadingHistory && <FetchingHistory />}
    </div>
  );
}

function FetchingHistory() {
  return (
    <div role="status" className="appear-late fixed inset-0 z-40 grid place-items-center bg-canvas">
      <div className="flex flex-col items-center gap-5">
        <span className="animate-pulse">
          <LogoMark size={40} />
        </span>
        <p className="text-md text-ink-2">Fetching your chat history...</p>
      </div>
    </div>
  );
}

function LoadingConversation() {
  return (
    <div role="status" className="appear absolute inset-0 z-30 grid place-items-center bg-canvas/80 backdrop-blur-xs">
      <p className="flex items-center gap-2.5 rounded-button bg-surface px-4 py-2.5 text-sm shadow-lg">
        <Spinner size={15} />
        Loading Chat Session
      </p>
    </div>
  );
}
