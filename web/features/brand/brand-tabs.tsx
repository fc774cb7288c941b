import { Image, type LucideIcon, MessageSquareQuote, Palette, Type } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';

export const TABS = ['logo', 'colors', 'typography', 'guidelines'] as const;
export type TabName = (typeof TABS)[number];

const LOOKS: Record<TabName, { label: string; icon: LucideIcon }> = {
  logo: { label: 'Logo', icon: Image },
  colors: { label: 'Colors', icon: Palette },
  typography: { label: 'Typography', icon: Type },
  guidelines: { label: 'Guidelines', icon: MessageSquareQuote },
};

/** Where a key leads from a tab; null for all other keys. */
export function tabAfter(key: string, from: TabName): TabName | null {
  const at = TABS.indexOf(from);
  const last = TABS.length - 1;
  const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[key];
  return next === undefined ? null : (TABS[next] ?? null);
}

interface Props {
  here: TabName;
  /** The tabs that hold something unsaved. */
  changed: TabName[];
  onChoose: (tab: TabName, how: 'click' | 'key') => void;
}

/** The parts of a brand, one at a time. */
export function BrandTabs({ here, changed, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // A fast key finds the last one's tab in focus, though not yet shown.
    const from = TABS.find((tab) => tabId(tab) === document.activeElement?.id) ?? here;
    const next = tabAfter(event.key, from);
    if (next === null) return;
    event.preventDefault();
    onChoose(next, 'key');
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Brand"
      onKeyDown={onKeyDown}
      className="flex w-fit max-w-full gap-0.5 overflow-x-auto rounded-button bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)] max-sm:w-full"
    >
      {TABS.map((tab) => {
        const { label, icon: Icon } = LOOKS[tab];
        const isHere = tab === here;
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={isHere}
            aria-controls={isHere ? PANEL_ID : undefined}
            tabIndex={isHere ? 0 : -1}
            onClick={() => onChoose(tab, 'click')}
            className={classNames(
              'relative flex h-8 items-center justify-center gap-1.5 rounded-md px-3 text-sm whitespace-nowrap transition-colors duration-120 -outline-offset-2 max-sm:h-9 max-sm:grow max-sm:px-1.5',
              isHere ? 'bg-surface font-medium text-ink shadow-xs' : 'text-ink-2 hover:text-ink',
            )}
          >
            <Icon size={14} strokeWidth={1.8} aria-hidden="true" className="max-sm:hidden" />
            {label}
            {changed.includes(tab) && (
              <>
                <span aria-hidden="true" className="appear size-1.5 rounded-full bg-accent" />
                <span className="sr-only">(unsaved changes)</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

const tabId = (tab: TabName) => `brand-tab-${tab}`;
const PANEL_ID = 'brand-panel';

/** What names the panel below the tabs and is named by them. */
export function panelOf(tab: TabName) {
  return { role: 'tabpanel', id: PANEL_ID, 'aria-labelledby': tabId(tab) } as const;
}
