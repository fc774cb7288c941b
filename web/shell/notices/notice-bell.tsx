import { Bell } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { placeLayer } from '../../components/menu.tsx';
import { patiently } from '../../lib/api/connection.ts';
import { classNames } from '../../lib/class-names.ts';
import { useNotices } from '../../lib/queries/notices.ts';

// What it shows is loaded when it is first asked for.
const NoticePanel = lazy(patiently(() => import('./notice-panel.tsx')));

/** The bell: how much is unread, and what, when it is opened. */
export function NoticeBell({ className }: { className?: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unread = useNotices().data?.unread ?? 0;
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        className={classNames(
          'touchable relative grid size-8 shrink-0 place-items-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink',
          className,
        )}
      >
        <Bell size={16} strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && <span aria-hidden="true" className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />}
      </button>
      <div
        ref={layer}
        id={id}
        popover="auto"
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open' && layer.current && button.current) placeLayer(layer.current, button.current);
        }}
        className="menu notice-layer"
      >
        {isOpen && (
          <Suspense fallback={<div className="h-40" />}>
            <NoticePanel onClose={() => layer.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
