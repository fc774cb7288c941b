/** As much of a browser as the app's modules ask for while they are read; web/prerender.tsx imports it before them. */
import { createMemoryStorage } from './lib/session/session-shelf.ts';

let width = Number.POSITIVE_INFINITY;

/** Has media queries answered for a window of this width. */
export function setWidth(pixels: number): void {
  width = pixels;
}

function matches(query: string): boolean {
  const [, comparison, pixels] = /^\(width (>=|<) (\d+)px\)$/.exec(query) ?? [];
  if (!comparison) throw new Error(`web/prerender-window.ts can't tell whether ${query} holds.`);
  return comparison === '<' ? width < Number(pixels) : width >= Number(pixels);
}

const localStorage = createMemoryStorage();
const addEventListener = () => {};
class ResizeObserver {}
Object.assign(globalThis, {
  ResizeObserver,
  localStorage,
  window: {
    localStorage,
    addEventListener,
    matchMedia: (query: string) => ({ matches: matches(query) }),
    // A prerendered screen is for browsers that know passkeys.
    PublicKeyCredential: null,
  },
  document: {
    documentElement: { dataset: {} },
    fonts: { addEventListener },
    createElement: () => ({ getContext: () => null }),
  },
});
