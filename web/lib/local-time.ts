const INPUT = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/** The instant, as ISO 8601 in UTC, of what a datetime-local field holds; an empty text where it is empty or no date. */
export function localToIso(value: string): string {
  const [, year, month, day] = INPUT.exec(value) ?? [];
  const date = new Date(day === undefined ? Number.NaN : value);
  // A day that the month lacks would roll over into the next one.
  const isThatDay = date.getMonth() + 1 === Number(month) && date.getDate() === Number(day);
  return isThatDay && date.getFullYear() === Number(year) ? date.toISOString() : '';
}

/** An instant as a datetime-local field holds it, in the viewer's zone; an empty text where it is empty or no date. */
export function isoToLocal(value: string): string {
  const date = new Date(value === '' ? Number.NaN : value);
  return Number.isNaN(date.getTime()) ? '' : localInput(date);
}

/** A moment as a datetime-local field holds it, to the minute. */
export function localInput(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
