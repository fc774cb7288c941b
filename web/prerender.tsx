/** The sign-in screen as HTML: the build writes it into its documents, so that it is seen before any script has come. */
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { App } from './app.tsx';
import AuthPage from './features/auth/auth-page.tsx';
import { formAddress, type Mode } from './features/auth/auth-visit.ts';
import { rememberSignIn } from './lib/session/returning-visitor.ts';
import { keeper } from './lib/session/session.ts';
import { createMemoryStorage } from './lib/session/session-shelf.ts';
import { SignedOutOnly } from './shell/guards.tsx';
import { WholePage } from './shell/whole-page.tsx';

const MODES: Mode[] = ['sign-in', 'sign-up', 'forgot'];

/** Each form's screen by its address, for whoever is new here and for whoever has signed in in this browser before. */
export async function prerender(): Promise<Record<string, { new: string; returning: string }>> {
  Object.assign(globalThis, { localStorage: createMemoryStorage() });
  await keeper.load();
  const addresses = MODES.map(formAddress);
  const forNew = addresses.map(htmlAt);
  rememberSignIn();
  return Object.fromEntries(
    addresses.map((address, at) => [address, { new: forNew[at] ?? '', returning: htmlAt(address) }]),
  );
}

/** What web/router.tsx shows at an address of the sign-in screen. */
function htmlAt(address: string): string {
  return renderToString(
    <App>
      <StaticRouter location={address}>
        <WholePage>
          <Routes>
            <Route element={<SignedOutOnly />}>
              <Route path="auth" element={<AuthPage />} />
            </Route>
          </Routes>
        </WholePage>
      </StaticRouter>
    </App>,
  );
}
