import type { FastifyRequest } from 'fastify';

/** The first that fits names it: each of them also says that it is those below. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Browser and system of a request in plain words: ours, so that nobody's own stand where they are shown. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const agent = headers['user-agent'] ?? '';
  const [browser, system] = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)];
  if (browser === null) return system === null ? 'Another program' : `Another program on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}

function nameIn(names: [RegExp, string][], agent: string): string | null {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
}
