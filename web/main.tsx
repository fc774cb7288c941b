import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { firstAnswersThere } from './lib/api/first-answers.ts';
import { queryClient } from './lib/api/query-client.ts';
import { watchSession } from './lib/session/session.ts';
import { startTheme } from './lib/theme.ts';
import { loadScreen, Router } from './router.tsx';
import { Toasts } from './shell/toasts.tsx';

// The content security policy forbids the code that zod would otherwise compile.
z.config({ jitless: true });
startTheme();
watchSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);
// Not awaited: the screen's files import this one, which has to be done first.
void Promise.all([loadScreen(), firstAnswersThere()]).then(() =>
  // In one go, with what its effects ask for and is known already: so nothing is painted that is replaced a moment later.
  flushSync(() =>
    app.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Router />
          <Toasts />
        </QueryClientProvider>
      </StrictMode>,
    ),
  ),
);
