import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { itemsIn, MenuItems, withinWindow } from './menu.tsx';

interface MenuAtProps {
  label: string;
  /** The point of the window at which it opens. */
  at: { x: number; y: number };
  onClose: () => void;
  header?: ReactNode;
  children: ReactNode;
}

/** A menu without a button of its own, at a point of the window: Escape, Tab and a press elsewhere close it, focus returns. */
export function MenuAt({ label, at, onClose, header, children }: MenuAtProps) {
  const layer = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const menu = layer.current;
    const before = document.activeElement;
    if (!menu) return;
    menu.showPopover();
    menu.style.left = `${withinWindow(at.x, menu.offsetWidth, window.innerWidth)}px`;
    menu.style.top = `${withinWindow(at.y, menu.offsetHeight, window.innerHeight)}px`;
    itemsIn(menu)[0]?.focus();
    // The browser's own way of closing would take the end of the very press that opened it.
    const onPress = ({ target }: PointerEvent) => {
      if (!menu.contains(target as Node)) close();
    };
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      const now = document.activeElement;
      // Unless what was chosen has taken it elsewhere.
      const isFocusLeft = now === null || now === document.body || menu.contains(now);
      menu.hidePopover();
      if (isFocusLeft) (before as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
    };
  }, [at]);
  return (
    <div
      ref={layer}
      popover="manual"
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
      className="menu"
    >
      {header}
      <MenuItems label={label} onLeave={onClose} isClosedByEscape>
        {children}
      </MenuItems>
    </div>
  );
}
