import { useNavigate } from 'react-router';

/** Asks the chat to begin anew and goes there. */
export function useNewChat(): () => void {
  const navigate = useNavigate();
  return () => {
    window.dispatchEvent(new Event('newChatRequested'));
    void navigate('/dashboard');
  };
}
