import { MessageCircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that was asked back instead of being made: the next word is the reader's. */
export function Question({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <MessageCircleQuestionMark size={16} aria-hidden="true" className="mt-[0.2em] shrink-0 text-info" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">A question for you: </span>
        {children}
      </div>
    </div>
  );
}
