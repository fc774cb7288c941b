import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { Waiting } from './components/full-page.tsx';
import { obeyBrowserEvents } from './features/chat/state/browser-events.ts';
import { forgetDraftsAtLogout } from './features/workflow/saved/kept-draft.ts';
import { patiently } from './lib/api/connection.ts';
import { seeStepsFirst } from './lib/history-steps.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { RootRedirect, SignedInOnly, SignedOutOnly } from './shell/guards.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';

const AuthPage = lazy(patiently(() => import('./features/auth/auth-page.tsx')));
const VerifyEmailPage = lazy(patiently(() => import('./features/auth/verify-email-page.tsx')));
const ResetPasswordPage = lazy(patiently(() => import('./features/auth/reset-password-page.tsx')));
const MailboxPage = lazy(patiently(() => import('./features/mailbox/mailbox-page.tsx')));
const Shell = lazy(patiently(() => import('./shell/shell.tsx')));
const ChatConversations = lazy(patiently(() => import('./features/chat/chat-conversations.tsx')));
const ChatPage = lazy(patiently(() => import('./features/chat/chat-page.tsx')));
const WorkTabs = lazy(patiently(() => import('./shell/work-tabs.tsx')));
const WorkflowBuilder = lazy(patiently(() => import('./features/workflow/workflow-builder.tsx')));
const ScheduledPage = lazy(patiently(() => import('./features/scheduled/scheduled-page.tsx')));
const ScheduleDialog = lazy(
  patiently(() =>
    import('./features/scheduled/scheduling/schedule-dialog.tsx').then((module) => ({
      default: module.ScheduleDialog,
    })),
  ),
);
const OutboxPage = lazy(patiently(() => import('./features/outbox/outbox-page.tsx')));
const BrandPage = lazy(patiently(() => import('./features/brand/brand-page.tsx')));
const ConnectPage = lazy(patiently(() => import('./features/connect/connect-page.tsx')));
const SettingsPage = lazy(patiently(() => import('./features/settings/settings-page.tsx')));
const UpgradePage = lazy(patiently(() => import('./features/upgrade/upgrade-page.tsx')));
const NotFoundPage = lazy(patiently(() => import('./shell/not-found-page.tsx')));

const RECOVERY_WHILE_SIGNED_IN =
  'You are signed in, so the reset link was not used. You can change your password in Settings.';

obeyBrowserEvents();
forgetDraftsAtLogout();
seeStepsFirst();

/** Every address of the product. */
export function Router() {
  return (
    <BrowserRouter>
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
    </BrowserRouter>
  );
}

/** Waits and fails for pages that stand outside the shell, and for the shell itself. */
function WholePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex h-dvh flex-col">
      <OfflineNotice />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
