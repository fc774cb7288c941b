/** The addresses of the web app. Every other address is a 404, on the server and on the screen alike. */
export const PAGES = [
  '/',
  '/auth',
  '/verify-email',
  '/reset-password',
  '/dashboard',
  '/chat',
  '/brand',
  '/connect',
  '/settings',
  '/scheduled',
  '/ready',
  '/upgrade',
  '/dev/mailbox',
] as const;

export type PagePath = (typeof PAGES)[number];

/** Whether an address (its path) is one of the web app's. */
export function isPage(path: string): boolean {
  return (PAGES as readonly string[]).includes(path === '/' ? path : path.replace(/\/$/, ''));
}
