import { useState } from 'react';
import { folded, textParts } from '../../../domain/post/text.ts';

interface Props {
  text: string;
  hookLength: number;
  /** How the network calls what unfolds the text. */
  more: string;
}

/** A post's words as a network shows them: folded after its opening, with links and hashtags in colour. */
export function PostText({ text, hookLength, more }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const opening = isOpen ? null : folded(text, hookLength);
  let at = 0;
  return (
    <>
      {textParts(opening ?? text).map(({ kind, text: part }) => {
        const key = at;
        at += part.length;
        return (
          <span key={key} className={kind === 'plain' ? undefined : 'text-info'}>
            {part}
          </span>
        );
      })}
      {opening !== null && (
        <>
          …{' '}
          <button type="button" onClick={() => setIsOpen(true)} className="text-ink-2 hover:underline">
            {more}
          </button>
        </>
      )}
    </>
  );
}
