import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

const GAP = 6;
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Props {
  label: string;
  triggerClassName: string;
  /** What the button shows; its words, seen or not, are the button's name. */
  trigger: ReactNode;
  /** Stands above the items and is no item. */
  header?: ReactNode;
  children: ReactNode;
}

/** A button that opens a menu of the browser's own layer: a click elsewhere or Escape closes it, focus returns. */
export function Menu({ label, triggerClassName, trigger, header, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const onToggle = (nowOpen: boolean) => {
    setIsOpen(nowOpen);
    if (!nowOpen || !button.current || !layer.current) return;
    placeLayer(layer.current, button.current);
    itemsIn(layer.current)[0]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={layer}
        id={id}
        popover="auto"
        // Tells before it is shown, the other once it is.
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setIsOpen(true);
        }}
        onToggle={({ newState }) => onToggle(newState === 'open')}
        className="menu"
      >
        {isOpen && (
          <>
            {header}
            <MenuItems label={label} onLeave={() => layer.current?.hidePopover()}>
              {children}
            </MenuItems>
          </>
        )}
      </div>
    </>
  );
}

interface MenuItemsProps {
  label: string;
  onLeave: () => void;
  /** Escape closes it here, and not by the browser. */
  isClosedByEscape?: boolean;
  children: ReactNode;
}

/** The items, with the arrow keys between them. */
export function MenuItems({ label, onLeave, isClosedByEscape = false, children }: MenuItemsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab' || (isClosedByEscape && event.key === 'Escape')) onLeave();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const all = itemsIn(event.currentTarget);
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };
  return (
    <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} className="p-1">
      {children}
    </div>
  );
}

/** What can be chosen in a menu now. */
export function itemsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
}

/** Where a layer of this length begins, so that it does not reach beyond the window. */
export function withinWindow(start: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(start, room - length - GAP));
}

interface ItemProps {
  children: ReactNode;
  onSelect: () => void;
  /** Makes it a switch that stays open. */
  checked?: boolean;
  /** It is there, but not now. */
  isOff?: boolean;
  className?: string;
}

/** One thing to choose in a menu. */
export function MenuItem({ children, onSelect, checked, isOff = false, className }: ItemProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={isOff}
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': checked })}
      onClick={(event) => {
        if (checked === undefined) event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onSelect();
      }}
      className={classNames(
        'flex h-8 w-full items-center gap-2.5 rounded-sm px-2 text-left text-sm text-ink-2 outline-none transition-colors duration-120 enabled:hover:bg-hover enabled:hover:text-ink disabled:opacity-50 focus-visible:bg-hover focus-visible:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--c-accent)] pointer-coarse:h-10',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** Below the button where there is room, else above; never beyond the window's edges. */
export function placeLayer(layer: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const fitsBelow = bottom + GAP + layer.offsetHeight <= window.innerHeight;
  const rightmost = window.innerWidth - layer.offsetWidth - GAP;
  layer.style.left = `${Math.max(GAP, Math.min(left, rightmost))}px`;
  layer.style.top = `${fitsBelow ? bottom + GAP : Math.max(GAP, top - GAP - layer.offsetHeight)}px`;
}
