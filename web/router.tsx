import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { obeyBrowserEvents } from './features/chat/state/browser-events.ts';
import { forgetDraftsAtLogout } from './features/workflow/saved/kept-draft.ts';
import { patiently } from './lib/api/connection.ts';
import { seeStepsFirst } from './lib/history-steps.ts';
import { part } from './lib/part.ts';
import { RootRedirect, SignedInOnly, SignedOutOnly } from './shell/guards.tsx';
import { isBuilder } from './shell/tab-address.ts';
import { WholePage } from './shell/whole-page.tsx';

const AuthPage = part(() => import('./features/auth/auth-page.tsx'));
const VerifyEmailPage = part(() => import('./features/auth/verify-email-page.tsx'));
const ResetPasswordPage = part(() => import('./features/auth/reset-password-page.tsx'));
const MailboxPage = part(() => import('./features/mailbox/mailbox-page.tsx'));
const Shell = part(() => import('./shell/shell.tsx'));
const ChatConversations = part(() => import('./features/chat/chat-conversations.tsx'));
const ChatPage = part(() => import('./features/chat/chat-page.tsx'));
const WorkTabs = part(() => import('./shell/work-tabs.tsx'));
const WorkflowBuilder = part(() => import('./features/workflow/workflow-builder.tsx'));
const ScheduledPage = part(() => import('./features/scheduled/scheduled-page.tsx'));
const ScheduleDialog = lazy(
  patiently(() =>
    import('./features/scheduled/scheduling/schedule-dialog.tsx').then((module) => ({
      default: module.ScheduleDialog,
    })),
  ),
);
const OutboxPage = part(() => import('./features/outbox/outbox-page.tsx'));
const BrandPage = part(() => import('./features/brand/brand-page.tsx'));
const ConnectPage = part(() => import('./features/connect/connect-page.tsx'));
const SettingsPage = part(() => import('./features/settings/settings-page.tsx'));
const UpgradePage = part(() => import('./features/upgrade/upgrade-page.tsx'));
const NotFoundPage = part(() => import('./shell/not-found-page.tsx'));

const FRAME = [Shell, ChatConversations];
/** What each path shows first; the root only leads on. */
const FIRST: Record<string, { load: () => Promise<unknown> }[]> = {
  '/auth': [AuthPage],
  '/verify-email': [VerifyEmailPage],
  '/reset-password': [ResetPasswordPage],
  '/dev/mailbox': [MailboxPage],
  '/dashboard': [...FRAME, ChatPage],
  '/chat': [...FRAME, ChatPage],
  '/scheduled': [...FRAME, WorkTabs, ScheduledPage],
  '/ready': [...FRAME, OutboxPage],
  '/brand': [...FRAME, BrandPage],
  '/connect': [...FRAME, ConnectPage],
  '/settings': [...FRAME, SettingsPage],
  '/upgrade': [...FRAME, UpgradePage],
};

const BUILDER = [...FRAME, WorkTabs, WorkflowBuilder];

const RECOVERY_WHILE_SIGNED_IN =
  'You are signed in, so the reset link was not used. You can change your password in Settings.';

obeyBrowserEvents();
forgetDraftsAtLogout();
seeStepsFirst();

/** A screen that takes longer is begun without all of its parts, and says what it waits for; a frame says enough for longer. */
const PATIENCE_MS = 1_000;
const PATIENCE_WITH_FRAME_MS = 15_000;

/** Loads the parts of the screen that the address leads to, which its document has asked for already: it is painted in one go. */
export async function loadScreen(
  { pathname, search }: { pathname: string; search: string },
  hasFrame = false,
): Promise<void> {
  const parts = isBuilder(pathname, search) ? BUILDER : (FIRST[pathname] ?? []);
  const loaded = Promise.allSettled(parts.map(({ load }) => load()));
  await Promise.race([
    loaded,
    new Promise((resolve) => setTimeout(resolve, hasFrame ? PATIENCE_WITH_FRAME_MS : PATIENCE_MS)),
  ]);
}

/** Every address of the product. */
export function Router() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  );
}

/** What each address shows, within whatever knows the address. */
export function Screens() {
  return (
    <WholePage>
      <Routes>
        <Route index element={<RootRedirect />} />
        <Route element={<SignedOutOnly />}>
          <Route path="auth" element={<AuthPage />} />
        </Route>
        {/* Anybody's: the link of whoever is signed in is honoured too. */}
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="dev/mailbox" element={<MailboxPage />} />
        <Route element={<SignedOutOnly reason={RECOVERY_WHILE_SIGNED_IN} />}>
          <Route path="reset-password" element={<ResetPasswordPage />} />
        </Route>
        <Route element={<SignedInOnly />}>
          <Route element={<Shell conversations={<ChatConversations />} />}>
            <Route path="dashboard" element={<ChatPage />} />
            <Route path="chat" element={<ChatPage />} />
            <Route
              path="scheduled"
              element={
                <WorkTabs
                  builder={(tabs) => (
                    <WorkflowBuilder
                      tabs={tabs}
                      renderSchedule={(workflow, onClose) => (
                        <ScheduleDialog isOpen workflow={workflow} onClose={onClose} />
                      )}
                    />
                  )}
                  tasks={(tabs) => <ScheduledPage tabs={tabs} />}
                />
              }
            />
            <Route path="ready" element={<OutboxPage />} />
            <Route path="brand" element={<BrandPage />} />
            <Route path="connect" element={<ConnectPage />} />
            <Route path="settings" element={<SettingsPage />} />
            <Route path="upgrade" element={<UpgradePage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </WholePage>
  );
}
