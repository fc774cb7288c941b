import './styles.css';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './app.tsx';
import { firstAnswersThere } from './lib/api/first-answers.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { watchSession } from './lib/session/session.ts';
import { startTheme } from './lib/theme.ts';
import { loadScreen, Router } from './router.tsx';

// The content security policy forbids the code that zod would otherwise compile.
z.config({ jitless: true });
startTheme();
watchSession();
keepFocus();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <App>
    <Router />
  </App>
);
const hasFrame = root.ariaBusy === 'true';
// Not awaited: the screen's files import this one, which has to be done first.
void Promise.all([loadScreen(location, hasFrame), firstAnswersThere()]).then(() => {
  if (root.firstElementChild && !hasFrame) return hydrateRoot(root, app);
  // In one go, with what its effects ask for and is known already: so nothing is painted that is replaced a moment later.
  flushSync(() => createRoot(root).render(app));
  if (!hasFrame) return;
  root.ariaBusy = null;
  // What has come with the frame does not come once more.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
});
