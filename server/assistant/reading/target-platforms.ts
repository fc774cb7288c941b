import { PLATFORM_NAMINGS, PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { sayingPlaces } from '../../lib/platform-words.ts';
import type { Role } from './spans/roles.ts';
import { readSpans } from './spans/spans.ts';
import { readPlaces } from './turn/places.ts';

// Alone, a doubtful name could be anything; where a place stands it is one, as is a post's name in Spanish, or a word of every day.
const withPlacesSaid = sayingPlaces((words) => new RegExp(`\\b${words}\\b`, 'giu'), true);

/** The platforms that a message wants a text for: those that stand in it as a place or in its order, and not in what it tells. */
export function platformsFor(message: string): Platform[] {
  const spans = readSpans(message);
  const said = (role: Role): string[] => spans.filter((span) => span.role === role).map(({ text }) => text);
  const places = said('platform').map((text) => readPlaces(withPlacesSaid(text)));
  return [...new Set([...places.flatMap(({ only, more }) => [...only, ...more]), ...said('order').flatMap(ordered)])];
}

/** 'Write three tweets' orders them by what they are called there. */
function ordered(order: string): Platform[] {
  return PLATFORMS.filter((platform) => {
    const noun = PLATFORM_NAMINGS[platform].own?.noun;
    return noun !== undefined && new RegExp(`(?<!\\p{L})${noun}s?(?!\\p{L})`, 'iu').test(order);
  });
}
