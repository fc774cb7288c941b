import { PICTURE_LETTERS_MAX } from '../../../../../../domain/limits.ts';
import { typeface } from './fonts.ts';

const JOINERS = /\p{Cf}|\p{Variation_Selector}/gu;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{M}\p{Cf}]+/gu;
/** A word that goes takes the comma behind it along. */
const WORD_AND_COMMA = new RegExp(`(${WORD.source}),?`, 'gu');

/** The text without what no font here can draw: emoji vanish, and words of lost scripts leave no boxes behind. */
export function printable(text: string): string {
  let kept = '';
  const words = text
    .normalize('NFC')
    .replace(WORD_AND_COMMA, (whole, word: string) => (isUnprintable(word) ? '' : whole));
  for (const character of words.replace(JOINERS, '')) {
    if (/\s/u.test(character)) kept += ' ';
    else if (isDrawable(character)) kept += character;
  }
  return kept.replace(/ +/g, ' ').trim();
}

function isDrawable(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 32;
  // Inter's faces are the last stand-in of every other family, so what it covers every family covers.
  return codePoint >= 32 && typeface('Inter', 'bold').faceFor(codePoint) !== undefined;
}

const isLost = (letter: string): boolean => LETTER.test(letter) && !isDrawable(letter);
const isUnprintable = (word: string): boolean => [...word].some(isLost);

/** The words that can't be printed, each once. */
export function unprintableWords(text: string): string[] {
  const words = text.normalize('NFC').slice(0, PICTURE_LETTERS_MAX).match(WORD);
  return [...new Set(words)].filter(isUnprintable);
}

/** Whether so many of a text's letters can't be drawn that printing the rest would make no sense. */
export function isMostlyUnprintable(text: string): boolean {
  const letters = [...text.normalize('NFC').slice(0, 2000)].filter((character) => LETTER.test(character));
  return letters.filter(isLost).length > letters.length * 0.25;
}
