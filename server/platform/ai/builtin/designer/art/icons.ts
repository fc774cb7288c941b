import { n } from '../scene.ts';

const ICONS = {
  calendar: '<rect x="3" y="5" width="18" height="16" rx="3"/><path d="M3 10h18M8 2.500v4M16 2.500v4"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.500 2"/>',
  pin: '<path d="M12 21.500c-5-5.500-7.500-8.700-7.500-12a7.500 7.500 0 0 1 15 0c0 3.300-2.500 6.500-7.500 12z"/><circle cx="12" cy="9.500" r="2.600"/>',
  tag: '<path d="M3 12.300V5a2 2 0 0 1 2-2h7.300a2 2 0 0 1 1.400.600l7 7a2 2 0 0 1 0 2.800l-7.300 7.300a2 2 0 0 1-2.800 0l-7-7a2 2 0 0 1-.600-1.400z"/><circle cx="8" cy="8" r="1.500"/>',
  check: '<path d="M4 12.500l5.500 5.500L20 7"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** A small line icon in a square. */
export function icon(name: IconName, x: number, y: number, side: number, colour: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(side / 24).toFixed(4)})" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</g>`;
}
