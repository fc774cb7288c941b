import * as z from 'zod/mini';
import { PLATFORMS, platformSchema } from '../post/platforms.ts';

/** As many as one network may have in a week. */
export const SLOTS_PER_PLATFORM = 100;

/** A moment of every week at which somebody posts on a network. */
export const postingSlotSchema = z.object({
  platform: platformSchema,
  /** 1 is Monday, 7 Sunday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time of day, e.g. 09:30')),
});
export type PostingSlot = z.infer<typeof postingSlotSchema>;

const tooMany = `A network can have at most ${SLOTS_PER_PLATFORM} posting slots in a week`;

/** All slots of somebody, each once, by network, day and time. */
export const postingSlotsSchema = z.array(postingSlotSchema).check(
  z.maxLength(2 * PLATFORMS.length * SLOTS_PER_PLATFORM, tooMany),
  z.overwrite((slots) => sortedSlots(slots)),
  z.refine(
    (slots) =>
      PLATFORMS.every((platform) => slots.filter((slot) => slot.platform === platform).length <= SLOTS_PER_PLATFORM),
    tooMany,
  ),
);

/** Slots by network, day and time, each once. */
export function sortedSlots(slots: PostingSlot[]): PostingSlot[] {
  const keyed = slots.map(
    (slot) => [`${PLATFORMS.indexOf(slot.platform)} ${slot.weekday} ${slot.time}`, slot] as const,
  );
  return [...new Map(keyed)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
}
