const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const TO_THE_MINUTE = new Intl.DateTimeFormat('en-US', MOMENT);
const TO_THE_SECOND = new Intl.DateTimeFormat('en-US', { ...MOMENT, second: '2-digit' });

/** A moment of the last weeks as people say it: 'Nov 16, 9:12 PM'. */
export function recentMoment(moment: number | string): string {
  return TO_THE_MINUTE.format(new Date(moment));
}

/** A moment of which there may be several in a minute: 'Nov 16, 9:12:08 PM'. */
export function exactMoment(moment: string): string {
  return TO_THE_SECOND.format(new Date(moment));
}
