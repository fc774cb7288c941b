const MOMENT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** A moment of the last weeks as people say it: 'Nov 16, 9:12 PM'. */
export function momentWords(moment: number | string): string {
  return MOMENT.format(new Date(moment));
}
