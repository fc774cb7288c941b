import { useNavigate } from 'react-router';
import { Conversations } from '../../shell/conversations.tsx';

/** The sidebar's conversations: none are kept yet. */
export default function ChatConversations() {
  const navigate = useNavigate();
  return <Conversations items={[]} activeId={null} onOpen={() => void navigate('/dashboard')} onDelete={() => {}} />;
}
