import { PLATFORM_RULES, type Platform } from './platforms.ts';

/** Longer addresses are cut or refused on the way by servers and by mail programs. */
const LONGEST_ADDRESS = 8_000;

/** The way to write this text on a network: its name, the address to open, and whether the text is filled in there. */
export function composerFor(platform: Platform, text: string): { name: string; url: string; isFilled: boolean } {
  const { name, address, filled } = PLATFORM_RULES[platform].composer;
  // Half a character can't be written in an address.
  const url = filled === null || text === '' ? address : filled + encodeURIComponent(text.toWellFormed());
  const fits = url.length <= LONGEST_ADDRESS;
  return { name, url: fits ? url : address, isFilled: fits && url !== address };
}
