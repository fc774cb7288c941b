import type { Platform } from '../../../domain/post/platforms.ts';
import { readSpans } from './spans/spans.ts';
import { readPlaces } from './turn/places.ts';

/** The platforms that a message wants a text for: those that stand in it as a place, and not in what it tells. */
export function platformsFor(message: string): Platform[] {
  const places = readSpans(message)
    .filter(({ role }) => role === 'platform')
    // Alone, one letter could be anything; where a place stands it is one, as is a tweet in Spanish.
    .map(({ text }) => readPlaces(text.replace(/\b(?:x|tuits?)\b/giu, 'twitter')));
  return [...new Set(places.flatMap(({ only, more }) => [...only, ...more]))];
}
