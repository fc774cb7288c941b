import type { CardKind } from './kinds.ts';

/** A fact with the sign that stands before it. */
export interface Detail {
  icon: 'calendar' | 'clock' | 'pin' | 'tag';
  text: string;
}

/** What stands on a card; every word of it is the poster's. */
export interface Content {
  kind: CardKind;
  kicker: string | null;
  /** A number shown large. */
  big: string | null;
  headline: string;
  sub: string | null;
  items: string[];
  /** Whether the items come one after the other, so that they carry numbers. */
  isCounted: boolean;
  /** Who said it. */
  by: string | null;
  cta: string | null;
  /** When, where and for how much. */
  details: Detail[];
  leaf: { day: string; month: string } | null;
}
