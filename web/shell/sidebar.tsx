import { type LucideIcon, PanelLeft, Plus, Search, Settings, X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router';
import { IconButton } from '../components/button.tsx';
import { Logo } from '../components/logo.tsx';
import { classNames } from '../lib/class-names.ts';
import { useWaitingCount } from '../lib/queries/publications.ts';
import { KEYS } from '../lib/shortcuts.ts';
import { AccountMenu } from './account-menu.tsx';
import { CountBadge } from './count-badge.tsx';
import { NoticeBell } from './notices/notice-bell.tsx';
import { PLACES, READY } from './places.ts';
import { UsageCard } from './usage-card.tsx';

interface Props {
  /** Collapsed, only icons show. */
  isOpen: boolean;
  onNewChat: () => void;
  onSearch: () => void;
  /** The button at the top: it collapses a sidebar that stands, and closes one that slid over the page. */
  toggle: { label: string; onToggle: () => void; closes?: boolean };
  conversations: ReactNode;
}

/** The ways through the product. */
export function Sidebar({ isOpen, onNewChat, onSearch, toggle, conversations }: Props) {
  const waiting = useWaitingCount();
  return (
    <div className="flex h-full flex-col">
      <div
        className={classNames(
          'flex h-14 shrink-0 items-center',
          isOpen ? 'justify-between pr-3 pl-4' : 'justify-center',
        )}
      >
        {isOpen && <Logo />}
        <span className="flex items-center gap-1">
          {isOpen && !toggle.closes && <NoticeBell />}
          <IconButton label={toggle.label} onClick={toggle.onToggle} aria-expanded={isOpen}>
            {toggle.closes ? <X size={16} /> : <PanelLeft size={16} strokeWidth={1.75} />}
          </IconButton>
        </span>
      </div>
      {!isOpen && (
        <div className="flex justify-center pb-2">
          <NoticeBell />
        </div>
      )}
      <div className="px-3 pt-1 pb-2">
        <button
          type="button"
          onClick={onNewChat}
          title={isOpen ? undefined : 'New Chat'}
          className={classNames(
            'flex h-9 w-full items-center gap-2.5 rounded-button bg-surface text-sm font-medium shadow-xs transition-[box-shadow,scale] duration-120 hover:shadow-sm active:scale-98',
            isOpen ? 'px-2.5' : 'justify-center',
          )}
        >
          <Plus size={16} strokeWidth={2} aria-hidden="true" className="text-accent" />
          <span className={isOpen ? 'flex-1 text-left' : 'sr-only'}>New Chat</span>
          {isOpen && <KeyHint keys={KEYS.newChat} />}
        </button>
      </div>
      <nav aria-label="Main" className="px-3">
        <ul className="flex flex-col gap-px">
          <li>
            <button
              type="button"
              onClick={onSearch}
              title={isOpen ? undefined : 'Search'}
              className={classNames(
                ROW,
                isOpen ? 'px-2.5' : 'justify-center',
                'text-ink-2 hover:bg-hover hover:text-ink',
              )}
            >
              <Search size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
              <span className={isOpen ? 'flex-1 text-left' : 'sr-only'}>Search</span>
              {isOpen && <KeyHint keys={KEYS.palette} />}
            </button>
          </li>
          {PLACES.map((place) => (
            <li key={place.to}>
              <Place {...place} isOpen={isOpen} count={place.to === READY ? waiting : 0} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-5 flex min-h-0 flex-1 flex-col">
        {isOpen && <Suspense fallback={null}>{conversations}</Suspense>}
      </div>
      <UsageCard isOpen={isOpen} />
      <div className="flex flex-col gap-1 border-t border-line p-3">
        <Place to="/settings" label="Settings" icon={Settings} isOpen={isOpen} />
        <AccountMenu isOpen={isOpen} />
      </div>
    </div>
  );
}

const ROW =
  'relative flex h-8 w-full items-center gap-2.5 rounded-md text-sm transition-colors duration-120 pointer-coarse:h-10';

/** The key that does the same, for those who have a keyboard. */
function KeyHint({ keys }: { keys: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-sm px-1 text-2xs text-ink-3 pointer-coarse:hidden shadow-[inset_0_0_0_1px_var(--c-line)]"
    >
      {keys}
    </span>
  );
}

interface PlaceProps {
  to: string;
  label: string;
  icon: LucideIcon;
  isOpen: boolean;
  /** How much waits there. */
  count?: number;
}

function Place({ to, label, icon: Icon, isOpen, count = 0 }: PlaceProps) {
  return (
    <NavLink
      to={to}
      title={isOpen ? undefined : label}
      className={({ isActive }) =>
        classNames(
          ROW,
          isOpen ? 'px-2.5' : 'justify-center',
          isActive ? 'bg-active text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
        )
      }
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className={isOpen ? 'flex-1' : 'sr-only'}>{label}</span>
      <CountBadge count={count} what="waiting" className={isOpen ? '' : 'absolute -top-0.5 right-0'} />
    </NavLink>
  );
}
