import { MessageSquareText } from 'lucide-react';
import { Soon } from '../../components/soon.tsx';

/** The chat, at /dashboard and /chat. */
export default function ChatPage() {
  return (
    <Soon
      icon={MessageSquareText}
      name="Chat"
      title="The chat opens here soon"
      text="You will tell the assistant what to post and when, and it will answer with words, pictures, sound or a plan to approve."
    />
  );
}
