/** Screens as HTML: the build writes them into their documents, so that they are seen before any script has come. */
// First: the app's modules look for a browser.
import './prerender-window.ts';

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { formAddress, type Mode } from './features/auth/auth-visit.ts';
import { queryClient } from './lib/api/query-client.ts';
import { rememberSignIn } from './lib/session/returning-visitor.ts';
import { keeper } from './lib/session/session.ts';
import { setWidth } from './prerender-window.ts';
import { loadScreen, Screens } from './router.tsx';
import { setSidebarOpen } from './shell/sidebar-state.ts';

/** By address, the parts of a screen by name: web/public/first.js puts together those that are the visitor's. */
export type Prerendered = Record<string, Record<string, string>>;

const MODES: Mode[] = ['sign-in', 'sign-up', 'forgot'];

/** What shows its most without answers: tasks and brand would only come later behind a frame, and /upgrade waits for the account's plan. */
const FRAMED = ['/dashboard', '/chat', '/scheduled?tab=builder', '/ready', '/connect', '/settings'];

/** From these widths on a page may look another way. */
const WIDTHS = [0, 768, 1024, 1280];
const SIDEBAR_FROM = 1024;

/** In the place of whoever will be signed in: web/public/first.js puts in their name and initials. */
const STAND_IN = {
  id: '',
  email: '',
  name: '\uE000',
  firstName: '\uE001',
  lastName: '',
  avatar: null,
  deletionAt: null,
};

export async function prerender(): Promise<Prerendered> {
  const screens = { ...(await prerenderSignIn()), ...(await prerenderFrames()) };
  // Else what is kept for a while would keep the build waiting.
  queryClient.clear();
  return screens;
}

/** Each form's screen, for whoever is new here and for whoever has signed in in this browser before. */
async function prerenderSignIn(): Promise<Prerendered> {
  await keeper.load();
  const addresses = MODES.map(formAddress);
  const forNew = await Promise.all(addresses.map(htmlAt));
  rememberSignIn();
  const forReturning = await Promise.all(addresses.map(htmlAt));
  return Object.fromEntries(
    addresses.map((address, at) => [address, { new: forNew[at] ?? '', returning: forReturning[at] ?? '' }]),
  );
}

/** Each signed-in screen as far as it is the same for everybody: what only answers tell is not there yet. */
async function prerenderFrames(): Promise<Prerendered> {
  keeper.state.setState({ status: 'signed-in', session: { sessionId: '', userId: '', expiresAt: '', user: STAND_IN } });
  await Promise.all(FRAMED.map(load));
  const frames = [];
  for (const address of FRAMED) frames.push([address, await frameAt(address)]);
  return Object.fromEntries(frames);
}

/** The frame around the page, for each way in which it stands, and the page itself, for the widths at which it changes. */
async function frameAt(address: string): Promise<Record<string, string>> {
  const frames: Record<string, string> = {};
  const pages: Record<string, string> = {};
  let last = '';
  for (const width of WIDTHS) {
    setWidth(width);
    const [frame, page] = await halvesAt(address);
    frames[width < SIDEBAR_FROM ? 'narrow' : 'open'] = frame;
    if (page !== last) pages[`from-${width}`] = page;
    last = page;
  }
  setSidebarOpen(false);
  [frames.collapsed = ''] = await halvesAt(address);
  setSidebarOpen(true);
  return { ...frames, ...pages };
}

/** A screen without its page, and the page. */
async function halvesAt(address: string): Promise<[frame: string, page: string]> {
  const html = await htmlAt(address);
  const [before = '', page = '', after = ''] = slim(html).split(/(?<=<main[^>]*>)|(?=<\/main>)/);
  return [before + after, page];
}

/**
 * Without what nobody sees in a frame, and React does not look for there; with places for the visitor's own words. The content
 * security policy lets only scripts style: web/public/first.js does.
 */
function slim(html: string): string {
  return withoutDialogs(html)
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(' style="', ' data-style="')
    .replaceAll(STAND_IN.name, '<slot name="name"></slot>')
    .replaceAll(STAND_IN.firstName, '<slot name="initials"></slot>');
}

/** Those inside others first. */
function withoutDialogs(html: string): string {
  const fewer = html.replaceAll(/<dialog(?:(?!<dialog).)*?<\/dialog>/gs, '');
  return fewer === html ? html : withoutDialogs(fewer);
}

/** What web/router.tsx shows at an address. */
async function htmlAt(address: string): Promise<string> {
  await load(address);
  return renderToString(
    <App>
      <StaticRouter location={address}>
        <Screens />
      </StaticRouter>
    </App>,
  );
}

const load = (address: string): Promise<void> => loadScreen(new URL(address, 'http://localhost'));
