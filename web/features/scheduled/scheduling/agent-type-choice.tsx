import { AGENT_TYPE_LABELS, AGENT_TYPES, type AgentType } from '../../../../domain/schedule/agent-types.ts';

interface Props {
  name: string;
  chosen: AgentType | null;
  onChange: (chosen: AgentType) => void;
}

/** What a post is for: one of four. */
export function AgentTypeChoice({ name, chosen, onChange }: Props) {
  return (
    <div className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
      {AGENT_TYPES.map((type) => {
        const { label, description } = AGENT_TYPE_LABELS[type];
        return (
          <label
            key={type}
            className="relative flex cursor-pointer gap-2.5 rounded-md bg-surface p-3 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-[background,box-shadow] duration-120 hover:bg-hover has-checked:bg-hover has-checked:shadow-[inset_0_0_0_1.5px_var(--c-ink)] has-focus-visible:outline-2 has-focus-visible:outline-accent dark:bg-canvas"
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === chosen}
              onChange={() => onChange(type)}
              className="mt-0.5 size-4 shrink-0 accent-(--c-ink) outline-none"
            />
            <span>
              <span className="block text-sm font-medium">{label}</span>
              <span className="block text-xs text-ink-2">{capital(description)}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
