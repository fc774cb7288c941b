import { Info } from 'lucide-react';
import { useId, useState } from 'react';

/** Which setting of the server connects a model in place of each built-in engine. */
const SETTINGS: Record<string, string> = {
  'Built-in editor': 'AI_TEXT_MODEL',
  'Built-in designer': 'AI_IMAGE_MODEL',
  'Built-in voice': 'AI_SPEECH_MODEL',
};

/** What made an answer; a built-in engine also tells how to connect a model. */
export function EngineLabel({ engines }: { engines: string[] }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (engines.length === 0) return null;
  const names = engines.join(', ');
  const setting = engines.map((engine) => SETTINGS[engine]).find((name) => name !== undefined);
  if (!setting) return <span className="px-1.5 text-xs text-ink-3">{names}</span>;
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
        This was made without a language model, from what you wrote. To connect one, start the server with{' '}
        <code className="font-mono">{setting}</code>, for example <code className="font-mono">openai:gpt-5.2</code>, and
        the provider’s key.
      </p>
    </>
  );
}
