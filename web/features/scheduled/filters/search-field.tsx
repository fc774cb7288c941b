import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';

const PAUSE_MS = 200;

interface Props {
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Words to look for; they count once there is a pause in the typing. */
export function SearchField({ value, onChange, className }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Back, or 'Show all', says something else than what was typed.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const pause = setTimeout(() => {
      setSent(text);
      onChange(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, sent, onChange]);
  return (
    <label
      className={classNames(
        'flex items-center gap-2 px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        className,
      )}
    >
      <Search size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Search tasks..."
        aria-label="Search by name or agent type"
        title="Search names, agent types and the words of posts"
        className="w-full min-w-0 bg-transparent outline-none placeholder:text-ink-3"
      />
    </label>
  );
}
