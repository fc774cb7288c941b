const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 'ran 3 h late: the server was not running', where it is a minute or more; null otherwise. */
export function lateness(scheduledFor: Date, now: Date): string | null {
  const late = now.getTime() - scheduledFor.getTime();
  if (late < MINUTE) return null;
  const hours = Math.floor(late / HOUR);
  const minutes = Math.floor((late % HOUR) / MINUTE);
  const words = [hours > 0 ? `${hours} h` : '', hours < 3 && minutes > 0 ? `${minutes} min` : '']
    .filter(Boolean)
    .join(' ');
  return `ran ${words} late: the server was not running`;
}
