import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';

interface Tab<Name extends string> {
  name: Name;
  /** What stands on it; its words, seen or not, are its name. */
  label: ReactNode;
}

interface Props<Name extends string> {
  /** What the tabs are of, and the beginning of their ids. */
  id: string;
  label: string;
  tabs: Tab<Name>[];
  here: Name;
  onChoose: (tab: Name, how: 'click' | 'key') => void;
}

/** Several things of which one is shown at a time: arrow keys lead around, Home and End to the ends. */
export function Tabs<Name extends string>({ id, label, tabs, here, onChoose }: Props<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const names = tabs.map(({ name }) => name);
  const onKeyDown = (event: KeyboardEvent) => {
    // A fast key finds the last one's tab in focus, though not yet shown.
    const from = names.find((name) => tabId(id, name) === document.activeElement?.id) ?? here;
    const next = tabAfter(names, event.key, from);
    if (next === null) return;
    event.preventDefault();
    onChoose(next, 'key');
    list.current?.querySelector<HTMLElement>(`[id="${tabId(id, next)}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex w-fit max-w-full gap-0.5 overflow-x-auto rounded-button bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)] max-sm:w-full"
    >
      {tabs.map((tab) => {
        const isHere = tab.name === here;
        return (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={tabId(id, tab.name)}
            aria-selected={isHere}
            aria-controls={isHere ? `${id}-panel` : undefined}
            tabIndex={isHere ? 0 : -1}
            onClick={() => onChoose(tab.name, 'click')}
            className={classNames(
              'touchable relative flex h-8 items-center justify-center gap-1.5 rounded-md px-3 text-sm whitespace-nowrap transition-colors duration-120 -outline-offset-2 max-sm:h-9 max-sm:grow max-sm:px-1.5',
              isHere ? 'bg-surface font-medium text-ink shadow-xs' : 'text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

/** Where a key leads from a tab; null for all other keys. */
export function tabAfter<Name extends string>(tabs: readonly Name[], key: string, from: Name): Name | null {
  const at = tabs.indexOf(from);
  const last = tabs.length - 1;
  const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[key];
  return next === undefined ? null : (tabs[next] ?? null);
}

const tabId = (id: string, name: string) => `${id}-tab-${name}`;

/** What names the panel below the tabs and is named by them. */
export function panelOf(id: string, tab: string) {
  return { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': tabId(id, tab) } as const;
}
