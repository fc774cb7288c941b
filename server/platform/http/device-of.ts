import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

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

/** Where somebody did something from. */
export interface RequestSource {
  device: string;
  /** As limits know it: behind a trusted proxy the one that it names, of an IPv6 address the network. */
  address: string;
}

/** Where a request comes from. */
export const whenceOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>): RequestSource => ({
  device: deviceOf(request),
  address: networkOf(request.ip),
});

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
