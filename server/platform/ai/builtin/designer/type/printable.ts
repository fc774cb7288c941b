import { PICTURE_LETTERS_MAX } from '../../../../../../domain/limits.ts';
import { typeface } from './fonts.ts';

const JOINERS = /\p{Cf}|\p{Variation_Selector}/gu;
const LETTER = /\p{L}/u;

/** The text without the characters that no font here can draw: emoji vanish, lost scripts leave no boxes behind. */
export function printable(text: string): string {
  // Inter's faces are the last stand-in of every other family, so what it covers every family covers.
  const face = typeface('Inter', 'bold');
  let kept = '';
  for (const character of text.normalize('NFC').replace(JOINERS, '')) {
    const codePoint = character.codePointAt(0) ?? 32;
    if (/\s/u.test(character)) kept += ' ';
    else if (codePoint >= 32 && face.faceFor(codePoint)) kept += character;
  }
  return kept.replace(/ +/g, ' ').trim();
}

const WORD = /[\p{L}\p{M}\p{Cf}]+/gu;

/** The words that lose letters when they are printed, each once. */
export function unprintableWords(text: string): string[] {
  const words = new Set(text.slice(0, PICTURE_LETTERS_MAX).match(WORD));
  return [...words].filter((word) => [...word].some((letter) => LETTER.test(letter) && printable(letter) === ''));
}

/** Whether so many of a text's letters can't be drawn that printing the rest would make no sense. */
export function isMostlyUnprintable(text: string): boolean {
  const letters = [...text.slice(0, 2000)].filter((character) => LETTER.test(character));
  if (letters.length === 0) return false;
  return letters.filter((letter) => printable(letter) === '').length > letters.length * 0.25;
}
