import { ruleEnd, weekdaysOf } from '../../server/assistant/rhythm.ts';
import { type Example, faultsOf } from '../../tests/understanding/scoring.ts';
import type { UnderstoodMessage } from '../understand/understood.ts';
import { openChat } from './chat.ts';

type Line = Omit<Example, 'expect'> & Partial<Pick<Example, 'expect'>>;

/** Messages as a connected model understands them: what it planned or made is what it understood. */
export async function openUnderstanding(model: string) {
  const { begin, say, takeCost, close } = await openChat(model);
  return {
    answer: async ({ id, message, now, timeZone }: Line): Promise<UnderstoodMessage> => {
      const { after, records } = await say(await begin({ now, timeZone }), message);
      const made = (records.at(-1) ?? []).map(({ output_type }) => output_type);
      const other = made.includes('image') ? 'image' : made.includes('audio') ? 'audio' : 'text';
      const plans = after.map(({ platforms, at, frequency, recurrence, timeZone: zone, content }) => ({
        platforms,
        at,
        frequency,
        weekdays: weekdaysOf(recurrence),
        ...ruleEnd(recurrence, zone),
        content,
      }));
      return { id, intent: plans.length > 0 ? 'schedule' : other, plans };
    },
    faults: ({ expect, ...line }: Line, answer: UnderstoodMessage): string[] | null =>
      expect ? faultsOf({ ...line, expect }, answer as never) : null,
    takeCost,
    close,
  };
}
