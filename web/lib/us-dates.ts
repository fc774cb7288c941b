const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in US English, in the viewer's zone unless another is named. */
export function inUsEnglish(at: Date | string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  // Newer browsers put a narrow space before AM and PM.
  return format.format(new Date(at)).replaceAll(/[\u202f\u00a0]/g, ' ');
}

/** 'November 20, 2026, 3:05 PM'. */
export function longMoment(at: Date | string, timeZone?: string): string {
  return `${inUsEnglish(at, { month: 'long', day: 'numeric', year: 'numeric', timeZone })}, ${timeOfDay(at, timeZone)}`;
}

/** 'Nov 20, 3:05 PM', with the year where it is not this one. */
export function shortMoment(at: Date | string, now = new Date()): string {
  const isThisYear = new Date(at).getFullYear() === now.getFullYear();
  const day = inUsEnglish(at, { month: 'short', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) });
  return `${day}, ${timeOfDay(at)}`;
}

/** '3:05 PM'. */
export function timeOfDay(at: Date | string, timeZone?: string): string {
  return inUsEnglish(at, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** How long something takes or is away, in its largest units: 'less than a minute', '5 min', '2 h 5 min', '3 days'. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
