/** A conversation as the sidebar lists it. */
export interface ListedConversation {
  id: string;
  title: string;
  /** ISO 8601: when it last went on. */
  timestamp: string;
}

export interface ConversationGroup {
  name: string;
  items: ListedConversation[];
}

const DAYS: [name: string, newestDay: number, oldestDay: number][] = [
  ['Today', Number.NEGATIVE_INFINITY, 0],
  ['Yesterday', 1, 1],
  ['Previous 7 days', 2, 7],
  ['Older', 8, Number.POSITIVE_INFINITY],
];

/** The conversations whose title holds the words, newest first. */
export function findConversations(items: ListedConversation[], search: string): ListedConversation[] {
  const wanted = search.trim().toLowerCase();
  return items
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}

/** The conversations by the day they last went on. */
export function groupConversations(found: ListedConversation[], now: Date): ConversationGroup[] {
  return DAYS.map(([name, newest, oldest]) => ({
    name,
    items: found.filter(({ timestamp }) => {
      const age = daysBetween(new Date(timestamp), now);
      return age >= newest && age <= oldest;
    }),
  })).filter(({ items: some }) => some.length > 0);
}

/** How many midnights of this zone lie between the two. */
function daysBetween(then: Date, now: Date): number {
  const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((dayOf(now) - dayOf(then)) / 86_400_000);
}
