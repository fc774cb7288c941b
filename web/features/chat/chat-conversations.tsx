import { Ellipsis, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { requestConversation } from '../../lib/request-conversation.ts';
import { Conversations } from '../../shell/conversations/conversations.tsx';
import { chat, startChat, useChat } from './state/chat-here.ts';
import { conversationName } from './state/conversation-list.ts';

/** The sidebar's conversations. */
export default function ChatConversations() {
  const navigate = useNavigate();
  // On another page no conversation is the one on the screen.
  const isChatShown = ['/dashboard', '/chat'].includes(useLocation().pathname);
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    startChat();
    setHasStarted(true);
  }, []);
  const conversations = useChat(({ chatSessions }) => chatSessions);
  const activeId = useChat(({ activeChatId }) => activeChatId);
  const isLoading = useChat(({ isLoadingHistory }) => isLoadingHistory);
  const hasOlder = useChat(({ hasOlderConversations }) => hasOlderConversations);
  const editingId = useChat(({ editingSessionId }) => editingSessionId);
  const name = useChat(({ sessionNameInput }) => sessionNameInput);
  return (
    <Conversations
      items={conversations.map((entry) => ({
        id: entry.id,
        title: conversationName(entry),
        timestamp: entry.timestamp,
      }))}
      activeId={isChatShown ? activeId : null}
      isLoading={isLoading || !hasStarted}
      onOpen={(id) => {
        requestConversation(id);
        void navigate('/dashboard');
      }}
      onDelete={chat.deleteConversation}
      onOlder={hasOlder ? chat.loadOlderConversations : undefined}
      onSearch={hasOlder ? chat.loadAllConversations : undefined}
      renaming={{
        id: editingId,
        name,
        onBegin: chat.beginRename,
        onChange: chat.changeName,
        onSave: chat.saveName,
        onCancel: chat.cancelRename,
      }}
      menu={conversations.length > 0 && <ListMenu />}
    />
  );
}

function ListMenu() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Menu
        label="Conversation options"
        triggerClassName="touchable grid size-8 shrink-0 place-items-center rounded-md text-ink-3 transition-colors duration-120 hover:bg-hover hover:text-ink"
        trigger={
          <>
            <Ellipsis size={16} aria-hidden="true" />
            <span className="sr-only">Conversation options</span>
          </>
        }
      >
        <MenuItem onSelect={() => setIsAsking(true)}>
          <Trash2 size={15} aria-hidden="true" />
          Clear all
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title="Clear all conversations?"
        text="Every conversation and everything in it will be gone for good. What you scheduled stays scheduled."
        action="Clear all"
        onConfirm={chat.clearAll}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
