import type { Platform } from '../../../domain/post/platforms.ts';
import { sayingPlaces } from '../../lib/platform-words.ts';
import { readSpans } from './spans/spans.ts';
import { readPlaces } from './turn/places.ts';

// Alone, a doubtful name could be anything; where a place stands it is one, as is a post's name in Spanish.
const withPlacesSaid = sayingPlaces((words) => new RegExp(`\\b${words}\\b`, 'giu'));

/** The platforms that a message wants a text for: those that stand in it as a place, and not in what it tells. */
export function platformsFor(message: string): Platform[] {
  const places = readSpans(message)
    .filter(({ role }) => role === 'platform')
    .map(({ text }) => readPlaces(withPlacesSaid(text)));
  return [...new Set(places.flatMap(({ only, more }) => [...only, ...more]))];
}
