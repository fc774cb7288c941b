import { ArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ResponsePanel } from '../../components/response-panel.tsx';
import { results, useChat } from './chat-here.ts';
import { Composer } from './composer.tsx';
import { MessageView } from './message-view.tsx';
import { nameOf } from './session-list.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

/** The messages, and the box below them. */
export default function Conversation() {
  const messages = useChat((state) => state.messages);
  const view = useChat((state) => state.view);
  const { scroller, content, isAtEnd, jumpToEnd } = useStickToBottom(view);
  const { showResponseSidebar, responseData } = useStore(results.store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation has other results
  useEffect(results.close, [view]);
  const lastQuestion = messages.findLastIndex(({ sender }) => sender === 'user');
  const askedCount = messages.filter(({ sender }) => sender === 'user').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sends wants to see the answer
  useEffect(jumpToEnd, [askedCount, jumpToEnd]);
  return (
    <div className="flex h-full flex-col">
      <Title />
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
        <div ref={content} className="mx-auto w-full max-w-[760px] px-6 pt-8 pb-10 max-sm:px-4 max-sm:pt-6">
          <ol aria-label="Conversation" className="flex flex-col gap-7">
            {messages.map((message, index) => (
              <li key={message.id} className="appear">
                <MessageView message={message} isLast={index > lastQuestion} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="relative mx-auto w-full max-w-[760px] px-6 pb-6 max-sm:px-4 max-sm:pb-4">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 -top-6 h-6 bg-linear-to-t from-canvas to-transparent"
        />
        {!isAtEnd && (
          <button
            type="button"
            onClick={jumpToEnd}
            className="appear absolute -top-12 left-1/2 inline-flex h-8 -translate-x-1/2 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-medium whitespace-nowrap shadow-md transition-shadow duration-120 hover:shadow-lg"
          >
            <ArrowDown size={13} aria-hidden="true" />
            Jump to latest
          </button>
        )}
        <Composer placeholder="Send a message..." />
      </div>
      <ResponsePanel isShown={showResponseSidebar} outputs={responseData} onClose={results.close} />
    </div>
  );
}

function Title() {
  const entry = useChat(({ chatSessions, activeChatId }) => chatSessions.find(({ id }) => id === activeChatId));
  const title = entry ? nameOf(entry) : 'New Chat';
  return (
    <header className="flex h-14 shrink-0 items-center border-b border-line px-6 max-lg:sr-only">
      <h1 className="truncate text-sm font-medium">{title}</h1>
    </header>
  );
}
