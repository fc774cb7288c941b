import type { Kind } from './kinds.ts';
import type { Detail } from './moments.ts';

/** What stands on a card; every word of it is the brief's. */
export interface Content {
  kind: Kind;
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
  /** Facts of an event: date, time, place. */
  details: Detail[];
  leaf: { day: string; month: string } | null;
}
