import { Temporal } from 'temporal-polyfill';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { PostingSlot } from '../../../domain/schedule/posting-slots.ts';
import { wallToInstant } from '../../../domain/time.ts';

/** How far ahead a free one is looked for. */
export const SLOT_DAYS_AHEAD = 366;
const DAY_MS = 24 * 60 * 60_000;

/** The coming instants of the slots of some networks, in order, each once; a skipped time of day moves forward by the gap. */
export function* comingSlots(
  slots: PostingSlot[],
  platforms: Platform[],
  timeZone: string,
  now: Date,
): Generator<Date> {
  const chosen = slots.filter(({ platform }) => platforms.includes(platform));
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  let last = now.getTime();
  let begins = today.toZonedDateTime(timeZone).epochMilliseconds;
  for (let ahead = 0; ahead <= SLOT_DAYS_AHEAD; ahead++) {
    const day = today.add({ days: ahead });
    const midnight = begins;
    begins = day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
    // On a day without a clock change plain counting does: asking the calendar for each time takes a hundred times as long.
    const isPlain = begins - midnight === DAY_MS;
    const instants = chosen
      .filter(({ weekday }) => weekday === day.dayOfWeek)
      .map(({ time }) =>
        isPlain
          ? midnight + Date.parse(`1970-01-01T${time}Z`)
          : wallToInstant(`${day}T${time}`, timeZone).epochMilliseconds,
      );
    for (const at of instants.toSorted((one, other) => one - other)) {
      if (at > last) yield new Date(at);
      last = Math.max(last, at);
    }
  }
}
