import type { Temporal } from 'temporal-polyfill';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { Frequency, Medium } from '../../../../domain/schedule/plan.ts';
import type { Weekday } from '../../../../domain/schedule/recurrence.ts';

export type Intent = 'schedule' | 'text' | 'image' | 'audio';

/** One post or series of posts that a message asks for. */
export interface Plan {
  /** Empty means all of them. */
  platforms: Platform[];
  /** The first post's wall time in the user's zone, 'YYYY-MM-DDTHH:mm'. */
  at: string;
  timeZone: string;
  /** The same moment as ISO 8601 in UTC. */
  instant: string;
  frequency: Frequency;
  /** The days of a weekly rhythm, otherwise empty. */
  weekdays: Weekday[];
  /** RFC 5545 rule without its name, null where the plan posts once. */
  rrule: string | null;
  /** The clock of the zone that the message names, where it is another than the user's, with its rule on that clock. */
  keeps: { timeZone: string; at: string; rrule: string | null } | null;
  /** The words of a moment that has passed, so that a later one was taken; null where there are none. */
  passed: string | null;
  /** Whether the message itself says the day and the time. */
  said: { day: boolean; time: boolean };
  occurrences: number | null;
  /** The last possible day, 'YYYY-MM-DD'. */
  until: string | null;
  /** What the post is about or says, without the words of the schedule. */
  content: string;
  /** A short name for lists and cards. */
  title: string;
  medium: Medium;
  /** What was not said and therefore assumed, in words for the plan's card. */
  assumed: string[];
}

/** How a message was understood. */
export interface Reading {
  intent: Intent;
  plans: Plan[];
}

/** Where and when a message is read. */
export interface ReadingMoment {
  now: string | Temporal.Instant;
  /** An IANA name. */
  timeZone: string;
}
