/** The moment to offer where somebody has pointed at a day: noon, or on the day that runs the next full hour. */
export function offeredMoment(day: Date, now: Date): Date {
  const noon = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12);
  if (noon > now || day.toDateString() !== now.toDateString()) return noon;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1);
}
