import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';

/** What made an answer; a built-in engine also tells where to connect a model. */
export function EngineLabel({ engines }: { engines: string[] }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (engines.length === 0) return null;
  const names = engines.join(', ');
  if (!engines.some((engine) => engine.startsWith('Built-in')))
    return <span className="px-1.5 text-xs text-ink-3">{names}</span>;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex h-7 items-center gap-1.5 rounded-md px-1.5 text-xs text-ink-3 transition-colors duration-120 hover:bg-hover hover:text-ink"
      >
        {names}
        <Info size={12} aria-hidden="true" />
      </button>
      <p id={id} hidden={!isOpen} className="order-last mt-1 w-full max-w-120 text-xs text-pretty text-ink-2">
        This was made without a language model, from what you wrote. You can connect one in{' '}
        <Link
          to="/settings?section=integrations"
          className="rounded-sm font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink-2"
        >
          Settings
        </Link>
        .
      </p>
    </>
  );
}
