import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CONVERSATION_NAME_MAX } from '../../../domain/limits.ts';
import { OneLine } from '../../components/cut-name.tsx';
import type { ListedConversation } from './conversation-groups.ts';

/** The one name that is being changed, if any. */
export interface RenameControls {
  id: string | null;
  name: string;
  onBegin: (id: string) => void;
  onChange: (name: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

interface Props {
  item: ListedConversation;
  isActive: boolean;
  renaming?: RenameControls | undefined;
  onOpen: () => void;
  onDelete: () => void;
}

/** A conversation in the list: opened by its name, renamed in place, or deleted. */
export function ConversationRow({ item, isActive, renaming, onOpen, onDelete }: Props) {
  if (renaming && renaming.id === item.id) return <NameField renaming={renaming} />;
  return (
    <div className="group relative">
      <button
        type="button"
        title={item.title}
        aria-current={isActive || undefined}
        onClick={onOpen}
        className="block h-8 w-full rounded-md pr-2.5 pl-2.5 text-left text-sm text-ink-2 transition-colors duration-120 group-focus-within:pr-15 group-hover:pr-15 hover:bg-hover hover:text-ink aria-current:bg-active aria-current:text-ink pointer-coarse:h-10 pointer-coarse:pr-18"
      >
        <OneLine text={item.title} />
      </button>
      <span className="absolute inset-y-0 right-1 flex items-center opacity-0 transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        {renaming && (
          <button
            type="button"
            aria-label={`Rename ${item.title}`}
            title="Rename"
            onClick={() => renaming.onBegin(item.id)}
            className={`${TOOL} hover:text-ink`}
          >
            <Pencil size={13} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          aria-label={`Delete ${item.title}`}
          title="Delete"
          onClick={onDelete}
          className={`${TOOL} hover:text-bad`}
        >
          <Trash2 size={13} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
const TOOL = 'touchable grid size-6 place-items-center rounded-sm text-ink-3 pointer-coarse:size-8';

function NameField({ renaming }: { renaming: RenameControls }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      value={renaming.name}
      maxLength={CONVERSATION_NAME_MAX}
      aria-label="Conversation name"
      onChange={(event) => renaming.onChange(event.target.value)}
      onBlur={renaming.onSave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') renaming.onSave();
        if (event.key !== 'Escape') return;
        // The slide-over around it stays open.
        event.preventDefault();
        renaming.onCancel();
      }}
      className="h-8 w-full rounded-md bg-surface px-2.5 text-sm shadow-[inset_0_0_0_2px_var(--c-accent)] outline-none max-lg:text-md pointer-coarse:h-10"
    />
  );
}
