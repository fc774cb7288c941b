import * as chrono from 'chrono-node';
import { PLATFORMS, type Platform } from '../platforms.ts';
import { instantToWall, wallToInstant } from '../time.ts';
import type { Plan, Reading } from './reading.ts';

/** How a message is understood, at a moment in a zone. */
export function understand(text: string, { now, timeZone }: { now: string; timeZone: string }): Reading {
  const words = text.replace(/(["“][^"”]*["”])/g, (quote) => ' '.repeat(quote.length));
  if (!/\b(schedule|post|publish|share|tweet)\b/i.test(words)) return { intent: intentOf(words), plans: [] };
  const reference = new Date(`${instantToWall(now, timeZone)}:00Z`);
  const found = chrono.parse(words, { instant: reference, timezone: 0 }, { forwardDate: true });
  if (found.length === 0) return { intent: intentOf(words), plans: [] };
  const platforms = PLATFORMS.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(words)) as Platform[];
  const weekly = /\bevery\b/i.test(words);
  const plans = found.map((result): Plan => {
    const hasTime = result.start.isCertain('hour');
    const at = `${result.start.date().toISOString().slice(0, 11)}${hasTime ? result.start.date().toISOString().slice(11, 16) : '12:00'}`;
    const content =
      /["“]([^"”]+)["”]/.exec(text)?.[1] ??
      found
        .reduce((rest, each) => rest.replace(each.text, ''), text)
        .replace(
          /\b(schedule|post|publish|share|on|for|every|to|a|linkedin|twitter|instagram|facebook|please)\b/gi,
          ' ',
        )
        .replace(/\s+/g, ' ')
        .trim();
    return {
      platforms,
      at,
      timeZone,
      instant: wallToInstant(at, timeZone).toString(),
      frequency: weekly ? 'weekly' : 'once',
      weekdays: [],
      rrule: weekly ? 'FREQ=WEEKLY' : null,
      occurrences: null,
      until: null,
      content,
      title: content.slice(0, 60) || 'Post',
      medium: intentOf(words),
      assumed: hasTime ? [] : ['12:00 assumed'],
    };
  });
  return { intent: 'schedule', plans };
}

function intentOf(words: string): 'text' | 'image' | 'audio' {
  if (/\b(image|picture|draw|graphic|logo|photo)\b/i.test(words)) return 'image';
  return /\b(audio|voice-?over|read aloud|podcast|speak)\b/i.test(words) ? 'audio' : 'text';
}
