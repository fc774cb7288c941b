import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { findConversations, groupConversations, type ListedConversation } from './conversation-groups.ts';
import { ConversationRow, type RenameControls } from './conversation-row.tsx';

/** How many rows are drawn at first, and how many more at a time. */
const DRAWN = 100;

interface Props {
  items: ListedConversation[];
  activeId: string | null;
  isLoading?: boolean;
  onOpen: (id: string) => void;
  onDelete: (id: string) => Promise<void> | void;
  /** Fetches conversations that lie further back, where there are any. */
  onOlder?: (() => Promise<void>) | undefined;
  /** Fetches all that lie further back, since a search is meant for them too. */
  onSearch?: (() => Promise<void>) | undefined;
  /** Without it, names can't be changed. */
  renaming?: RenameControls;
  /** Stands beside the search box, for what concerns all of them. */
  menu?: ReactNode;
}

/** The recent conversations: found by title, opened, renamed, and deleted after a question. */
export function Conversations(props: Props) {
  const { items, activeId, isLoading = false, onOpen, onDelete, onOlder, onSearch, renaming, menu } = props;
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<ListedConversation | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [drawn, setDrawn] = useState(DRAWN);
  const found = findConversations(items, search);
  const groups = groupConversations(found.slice(0, drawn), new Date());
  return (
    <section aria-label="Recent conversations" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 px-3">
        <label className="flex h-8 flex-1 items-center pointer-coarse:h-10 gap-2 rounded-md px-2.5 text-ink-3 transition-colors duration-120 hover:bg-hover has-focus-visible:bg-hover has-focus-visible:shadow-[inset_0_0_0_2px_var(--c-accent)]">
          <Search size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
          <input
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setDrawn(DRAWN);
              if (target.value.trim() !== '') void onSearch?.();
            }}
            placeholder="Search conversations"
            aria-label="Search conversations"
            className="w-full bg-transparent text-sm text-ink outline-none placeholder:text-ink-3 max-lg:text-md max-lg:placeholder:text-sm"
          />
        </label>
        {menu}
      </div>
      <div className="mt-3 min-h-0 flex-1 overflow-y-auto px-3 pb-6 [mask-image:linear-gradient(to_bottom,black_calc(100%-24px),transparent)]">
        {isLoading && items.length === 0 && <Skeleton />}
        {!isLoading && groups.length === 0 && (
          <p className="px-2.5 text-xs text-pretty text-ink-3">
            {items.length === 0
              ? 'No conversations yet. What you talk about with the assistant will be listed here.'
              : onOlder
                ? 'Looking further back…'
                : `No conversation is called “${search.trim()}”.`}
          </p>
        )}
        {groups.map((group) => (
          <div key={group.name} className="mb-4">
            <h2 className="px-2.5 pb-1 text-2xs font-medium text-ink-3">{group.name}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.id}>
                  <ConversationRow
                    item={item}
                    isActive={item.id === activeId}
                    renaming={renaming}
                    onOpen={() => onOpen(item.id)}
                    onDelete={() => {
                      setDoomed(item);
                      setIsAsking(true);
                    }}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {(found.length > drawn || onOlder) && (
          <button
            type="button"
            onClick={() => {
              setDrawn(drawn + DRAWN);
              if (found.length <= drawn) void onOlder?.();
            }}
            className="h-8 w-full rounded-md px-2.5 text-left text-sm text-ink-3 transition-colors duration-120 hover:bg-hover hover:text-ink"
          >
            Show older conversations
          </button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this conversation?"
        text={`“${doomed?.title ?? ''}” and everything in it will be gone for good. What you scheduled from it stays scheduled.`}
        action="Delete"
        onConfirm={() => (doomed ? onDelete(doomed.id) : undefined)}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}

function Skeleton() {
  return (
    <div role="status" className="animate-pulse space-y-4 px-2.5 pt-1">
      <span className="sr-only">Loading conversations…</span>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <div key={width} className={`h-3 rounded-sm bg-active ${width}`} />
      ))}
    </div>
  );
}
