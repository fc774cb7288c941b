import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/button.tsx';
import { OneLine } from '../../components/cut-name.tsx';
import { ResponsePanel } from '../../components/output/response-panel.tsx';
import { Composer } from './composer.tsx';
import { MessageView } from './message-view.tsx';
import { results, useChat } from './state/chat-here.ts';
import type { ChatMessage } from './state/chat-state.ts';
import { conversationName } from './state/conversation-list.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

/** How many messages are drawn at first, and how many more at a time. */
const DRAWN = 60;

/** The messages, and the box below them. */
export default function ConversationView() {
  const messages = useChat((state) => state.messages);
  const view = useChat((state) => state.view);
  const { scroller, content, isAtEnd, jumpToEnd } = useStickToBottom(view);
  const { showResponseSidebar, responseData } = useStore(results.store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation has other results
  useEffect(results.close, [view]);
  const lastQuestion = messages.findLastIndex(({ sender }) => sender === 'user');
  const { firstDrawn, drawEarlier } = useDrawnPart(messages, scroller);
  const askedCount = messages.filter(({ sender }) => sender === 'user').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sends wants to see the answer
  useEffect(jumpToEnd, [askedCount, jumpToEnd]);
  return (
    <div className="flex h-full flex-col">
      <Title />
      {/* Relative, so that what only screen readers see scrolls with the rest instead of stretching the page. */}
      <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto">
        <div ref={content} className="mx-auto w-full max-w-[760px] px-6 pt-8 pb-10 max-sm:px-4 max-sm:pt-6">
          {firstDrawn > 0 && (
            <p className="pb-7 text-center">
              <Button look="quiet" size="small" onClick={drawEarlier}>
                Show earlier messages
              </Button>
            </p>
          )}
          <ol aria-label="Conversation" className="flex flex-col gap-7">
            {messages.slice(firstDrawn).map((message, index) => (
              <li key={message.id} className="appear">
                <MessageView message={message} isLast={firstDrawn + index > lastQuestion} />
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

/** Of a long conversation only the end is drawn; what is drawn stays when more is said or asked for. */
function useDrawnPart(messages: ChatMessage[], scroller: RefObject<HTMLDivElement | null>) {
  const chatId = useChat(({ activeChatId }) => activeChatId);
  const most = Math.max(0, messages.length - DRAWN);
  const [drawn, setDrawn] = useState({ of: chatId, from: most });
  if (drawn.of !== chatId) setDrawn({ of: chatId, from: most });
  const firstDrawn = drawn.of === chatId ? Math.min(drawn.from, most) : most;
  const heightBefore = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with what is drawn
  useLayoutEffect(() => {
    if (!scroller.current || heightBefore.current === null) return;
    // What was in view stays in view while earlier messages appear above it.
    scroller.current.scrollTop += scroller.current.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [firstDrawn, scroller]);
  return {
    firstDrawn,
    drawEarlier: () => {
      heightBefore.current = scroller.current?.scrollHeight ?? null;
      setDrawn({ of: chatId, from: Math.max(0, firstDrawn - DRAWN) });
    },
  };
}

function Title() {
  const entry = useChat(({ chatSessions, activeChatId }) => chatSessions.find(({ id }) => id === activeChatId));
  const title = entry ? conversationName(entry) : 'New Chat';
  return (
    <header className="flex h-14 shrink-0 items-center border-b border-line px-6 max-lg:sr-only">
      <h1 className="min-w-0 flex-1 text-sm font-medium">
        <OneLine text={title} />
      </h1>
    </header>
  );
}
