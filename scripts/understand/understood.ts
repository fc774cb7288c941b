import { read } from '../../server/assistant/reading/read.ts';

/** What a message asks for, and the plans in it. */
export interface UnderstoodMessage {
  id: string;
  intent: string;
  plans: object[];
}

/** A message as the built-in reader understands it. */
export function understood({
  id,
  message,
  ...moment
}: Record<'id' | 'message' | 'now' | 'timeZone', string>): UnderstoodMessage {
  const { intent, plans } = read(message, moment);
  const shown = plans.map(({ platforms, at, frequency, weekdays, occurrences, until, content }) => ({
    platforms,
    at,
    frequency,
    weekdays,
    occurrences,
    until,
    content,
  }));
  return { id, intent, plans: shown };
}
