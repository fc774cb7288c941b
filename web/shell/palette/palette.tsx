import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX } from '../../../domain/limits.ts';
import { IconButton } from '../../components/button.tsx';
import { OneLine } from '../../components/cut-name.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { useTheme } from '../../lib/theme.ts';
import { takeTyped } from '../typed-ahead.ts';
import { actionsOf, type Group, offered, type PaletteEntry } from './entries.ts';
import { useFound } from './found.ts';

interface Props {
  onNewChat: () => void;
  onHelp: () => void;
  onClose: () => void;
}

/** Goes anywhere, finds everything and does what can be done from everywhere, by typing a few letters. */
export default function CommandPalette({ onNewChat, onHelp, onClose }: Props) {
  const navigate = useNavigate();
  const theme = useTheme();
  const [sought, setSought] = useState('');
  useEffect(() => setSought(takeTyped()), []);
  const found = useFound(sought);
  const actions = actionsOf({ theme, newChat: onNewChat, openHelp: onHelp });
  const ways = offered(actions, sought);
  // What is known here stands first: nothing moves under a finger that presses Enter when the server's answer comes.
  const groups = [...ways, ...found.groups].filter(({ entries }) => entries.length > 0);
  const choose = ({ does }: PaletteEntry) => {
    onClose();
    if ('run' in does) return does.run();
    void navigate(does.to);
  };
  return (
    <Dialog isOpen onClose={onClose} label="Search" className="dialog palette">
      <Combobox
        sought={sought}
        onSeek={setSought}
        groups={groups}
        isLooking={found.isLooking}
        error={found.error}
        onChoose={choose}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface ComboboxProps {
  sought: string;
  onSeek: (words: string) => void;
  groups: Group[];
  isLooking: boolean;
  error: unknown;
  onChoose: (entry: PaletteEntry) => void;
  onClose: () => void;
}

/** A field with a list below it: the arrows walk through the list, the field keeps the keyboard. */
function Combobox({ sought, onSeek, groups, isLooking, error, onChoose, onClose }: ComboboxProps) {
  const list = useId();
  const scrolled = useRef<HTMLDivElement>(null);
  const entries = groups.flatMap((group) => group.entries);
  const [atId, setAtId] = useState<string | null>(null);
  // What was walked to may be gone by now: then it is the first again.
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === atId),
  );
  const here = entries[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls with each step
  useEffect(() => {
    scrolled.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [here?.id]);
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % Math.max(1, entries.length),
    ArrowUp: (at - 1 + entries.length) % Math.max(1, entries.length),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed is not yet meant.
    if (event.nativeEvent.isComposing) return;
    const isClosing = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const step = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key];
    if (step !== undefined) setAtId(entries[step]?.id ?? null);
    else if (event.key === 'Enter' && here) onChoose(here);
    else if (!isClosing) return;
    event.preventDefault();
    if (isClosing) onClose();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        {isLooking ? (
          <Spinner size={16} />
        ) : (
          <Search size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink-3" />
        )}
        <input
          data-autofocus
          role="combobox"
          aria-label="Search or go to"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={here ? `${list}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          value={sought}
          placeholder="Find a conversation, a post, a workflow, or go to a page"
          onChange={({ target }) => {
            onSeek(target.value);
            setAtId(null);
          }}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-md text-ink outline-none placeholder:text-ink-3"
        />
        <IconButton label="Close" onClick={onClose} className="-mr-2">
          <X size={16} />
        </IconButton>
      </div>
      <div ref={scrolled} className="min-h-0 flex-1 overflow-y-auto p-2">
        <div id={list} role="listbox" aria-label="What was found">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={group.name} role="group" aria-label={group.name} className="pb-2">
              <p aria-hidden="true" className="px-2 pt-1.5 pb-1 text-2xs font-medium text-ink-3">
                {group.name}
              </p>
              {group.entries.map((entry) => {
                const index = entries.indexOf(entry);
                return (
                  <Option
                    key={entry.id}
                    id={`${list}-${index}`}
                    entry={entry}
                    isHere={index === at}
                    onPoint={() => setAtId(entry.id)}
                    onChoose={() => onChoose(entry)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <p role="status" className={entries.length === 0 || error ? 'px-2 py-3 text-sm text-ink-2' : 'sr-only'}>
          {statusOf(entries.length, isLooking, error)}
        </p>
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isHere: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, entry: { label, detail, icon: Icon, keys }, isHere, onPoint, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isHere}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex min-h-9 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left text-sm text-ink aria-selected:bg-active pointer-coarse:min-h-11"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <OneLine text={label} className="min-w-0 flex-1" />
      {detail && <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-3">{detail}</span>}
      {keys && <kbd className="shrink-0 text-2xs text-ink-3 pointer-coarse:hidden">{keys}</kbd>}
    </button>
  );
}

function statusOf(count: number, isLooking: boolean, error: unknown): string {
  if (error) return `Your conversations, posts and workflows could not be searched. ${reasonOf(error)}`;
  if (isLooking) return 'Looking…';
  if (count === 0) return 'Nothing has these words. Try fewer of them.';
  return count === 1 ? '1 found' : `${count} found`;
}
