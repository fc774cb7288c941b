import { Menu as MenuIcon, Plus, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { IconButton } from '../components/button.tsx';
import { Dialog } from '../components/dialogs/dialog.tsx';
import { Waiting } from '../components/full-page.tsx';
import { Logo } from '../components/logo.tsx';
import { patiently } from '../lib/api/connection.ts';
import { classNames } from '../lib/class-names.ts';
import { useLiveNotices } from '../lib/queries/notices.ts';
import { useLivePublications } from '../lib/queries/publications.ts';
import { useLiveUsage } from '../lib/queries/usage.ts';
import { useAddressedConversation } from './conversations/addressed-conversation.ts';
import { useNewChat } from './conversations/new-chat.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NoticeBell } from './notices/notice-bell.tsx';
import { useShownNotices } from './notices/shown-notices.ts';
import { useShellShortcuts } from './shell-shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { setSidebarOpen, useIsWide, useSidebarOpen } from './sidebar-state.ts';
import { isBuilder } from './tab-address.ts';
import { keepTyped } from './typed-ahead.ts';

const loadPalette = patiently(() => import('./palette/palette.tsx'));
const Palette = lazy(loadPalette);
const ShortcutsDialog = lazy(patiently(() => import('./shortcuts-dialog.tsx')));

/** The frame of every signed-in page: sidebar or top bar, and the page. */
export default function Shell({ conversations }: { conversations: ReactNode }) {
  const { pathname, search: query } = useLocation();
  const hasOwnHelp = isBuilder(pathname, query);
  const isWide = useIsWide();
  const isSidebarOpen = useSidebarOpen();
  const [isSlidOver, setIsSlidOver] = useSlideOver(pathname, isWide);
  const [layer, setLayer] = useState<'palette' | 'help' | null>(null);
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  const startChat = useNewChat();
  const newChat = () => {
    setIsSlidOver(false);
    startChat();
  };
  const search = () => {
    setIsSlidOver(false);
    setLayer('palette');
    keepTyped(() => setLayer(null));
  };
  useShellShortcuts({
    readyPalette: loadPalette,
    openPalette: search,
    newChat,
    openHelp: hasOwnHelp ? null : () => setLayer('help'),
  });
  useLiveUsage();
  useLivePublications();
  useLiveNotices();
  useShownNotices();
  useAddressedConversation();

  useEffect(() => {
    // After a change of page, the keyboard goes on where the new page begins.
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);

  return (
    <div className="flex h-full max-lg:flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-button bg-solid px-3 py-2 text-sm font-medium text-on-solid focus:translate-y-0"
      >
        Skip to content
      </a>
      {isWide ? (
        <aside
          aria-label="Sidebar"
          className={classNames(
            'shrink-0 overflow-hidden border-r border-line bg-sunken transition-[width] duration-260 ease-out',
            isSidebarOpen ? 'w-64' : 'w-16',
          )}
        >
          <Sidebar
            isOpen={isSidebarOpen}
            onNewChat={newChat}
            onSearch={search}
            toggle={{
              label: isSidebarOpen ? 'Collapse sidebar' : 'Open sidebar',
              onToggle: () => setSidebarOpen(!isSidebarOpen),
            }}
            conversations={conversations}
          />
        </aside>
      ) : (
        <>
          <header className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-canvas px-3">
            {/* As wide as what stands on the other side, so that the name is in the middle. */}
            <span className="flex w-27">
              <IconButton label="Open menu" onClick={() => setIsSlidOver(true)} className="size-9">
                <MenuIcon size={18} />
              </IconButton>
            </span>
            <Link to="/dashboard" aria-label="Fanfare, home" className="touchable flex rounded-md">
              <Logo />
            </Link>
            <span className="flex">
              <IconButton label="Search" onClick={search} className="size-9">
                <Search size={18} />
              </IconButton>
              <NoticeBell className="size-9" />
              <IconButton label="New Chat" onClick={newChat} className="size-9">
                <Plus size={18} className="text-accent" />
              </IconButton>
            </span>
          </header>
          <Dialog isOpen={isSlidOver} onClose={() => setIsSlidOver(false)} label="Menu" className="slide-over">
            <Sidebar
              isOpen
              onNewChat={newChat}
              onSearch={search}
              toggle={{ label: 'Close menu', onToggle: () => setIsSlidOver(false), closes: true }}
              conversations={conversations}
            />
          </Dialog>
        </>
      )}
      <main ref={main} id="main" tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
        <ErrorBoundary resetKey={pathname}>
          {/* Keyed: a page that takes long is waited for in its place, not behind the last one. */}
          <Suspense key={pathname} fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Suspense fallback={null}>
        {layer === 'palette' && (
          <Palette onNewChat={newChat} onHelp={() => setLayer('help')} onClose={() => setLayer(null)} />
        )}
        {layer === 'help' && <ShortcutsDialog onClose={() => setLayer(null)} />}
      </Suspense>
    </div>
  );
}

/** Whether the menu lies over the page: until another page or conversation is chosen in it. */
function useSlideOver(pathname: string, isWide: boolean) {
  const [isSlidOver, setIsSlidOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wider window has no slide-over to keep open
  useEffect(() => setIsSlidOver(false), [pathname, isWide]);
  useEffect(() => {
    const close = () => setIsSlidOver(false);
    window.addEventListener('loadChatSession', close);
    return () => window.removeEventListener('loadChatSession', close);
  }, []);
  return [isSlidOver, setIsSlidOver] as const;
}
