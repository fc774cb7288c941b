import type { Notifications } from '../../../platform/db/notifications.ts';
import type { Log } from '../../../platform/log.ts';
import { type FiringDeps, fireDue, nextMoment } from './firing.ts';
import { sendPreparations } from './fresh-words.ts';
import { beat } from './pulse.ts';

/** The longest sleep: whatever no message told of is found by then. */
const LONGEST_SLEEP_MS = 5_000;
const AFTER_TROUBLE_MS = 500;

export interface DueTimer {
  stop(): Promise<void>;
}

/** Sleeps until the next moment of the schedule and fires what is due; changes of the schedule wake it. */
export function startDueTimer(deps: FiringDeps, notifications: Notifications, log: Log): DueTimer {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking: Promise<void> | null = null;
  let again = false;
  /** When it looks again, by the database's clock. */
  let rings = 0;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    let sleep = AFTER_TROUBLE_MS;
    try {
      do {
        again = false;
        while (await fireDue(deps));
        await sendPreparations(deps, deps.databaseNow);
        const { now, next } = await nextMoment(deps);
        sleep = Math.min((next ?? Number.POSITIVE_INFINITY) - now, LONGEST_SLEEP_MS);
        rings = now + sleep;
        await beat(deps.db);
      } while (again && !stopped);
    } catch (cause) {
      if (!stopped) log.warn({ err: cause }, 'the due-timer will look again');
    }
    looking = null;
    // Rounded up: a timer that rings before the moment would look in vain.
    if (!stopped) timer = setTimeout(wake, Math.max(1, Math.ceil(sleep)));
  };
  const wake = (): void => {
    if (stopped) return;
    again = true;
    looking ??= look();
  };

  const unlisten = notifications.on('fanfare_schedule', (moment) => {
    // Something new that comes later is found in time anyway.
    if (looking || !(Date.parse(moment) > rings)) wake();
  });
  wake();
  return {
    stop: async () => {
      stopped = true;
      unlisten();
      clearTimeout(timer);
      await looking;
    },
  };
}
