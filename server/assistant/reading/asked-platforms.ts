import { askedPlatforms } from '../../../domain/asked-platforms.ts';
import type { Platform } from '../../../domain/platforms.ts';
import { readSpans } from './spans.ts';
import { readPlaces } from './turn/places.ts';

/** The platforms that a message wants a text for: those that its own words order, and those that stand there as a place. */
export function platformsFor(message: string): Platform[] {
  const named = askedPlatforms(message);
  if (named.length > 0) return named;
  const places = readSpans(message)
    .filter(({ role }) => role === 'platform')
    .map(({ text }) => readPlaces(text));
  return [...new Set(places.flatMap(({ only, more }) => [...only, ...more]))];
}
