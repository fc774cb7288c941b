import type { Language } from '../../reading/language.ts';
import { withAccents } from '../../reading/languages/accents/accents.ts';
import { mendDays } from './calendar.ts';
import { raiseGerman } from './german.ts';

/** What is mended in a language other than English: accents and umlauts, days, German nouns, marks as the language sets them. */
export function mendElsewhere(text: string, language: Exclude<Language, 'en'>, said: string): string {
  const dated = mendDays(withAccents(text, language), language)
    .replace(/(?<=\d)\.(?=[0-5]\d ?(?:uhr|h)\b)/gi, ':')
    .replace(/(?<![\p{L}.@])cv(?![\p{L}.@])/giu, 'CV');
  if (language === 'de') return raiseGerman(dated);
  if (language === 'fr') return withFrenchBlanks(dated, said);
  return language === 'es' ? withOpeningMarks(dated) : dated;
}

/** Who sets a blank before these marks, as France does, has it before all of them. */
const withFrenchBlanks = (text: string, said: string) =>
  /\p{L} [:;!?](?:\s|$)/u.test(said) ? text.replace(/(?<=[\p{L}\p{N})%€])([:;!?])(?=\s|$)/gu, ' $1') : text;

/** ', quieres venir?': a question behind a comma begins with its verb or its question word. */
const ASKED_LAST =
  /(?<=, )(?:te |os |se |nos |y )?(?:quier\p{L}+|quer[ée]is|vien\p{L}+|venís|pued\p{L}+|sab\p{L}+|animas|animáis|apuntas|apuntáis|apetece|vemos|qué|cómo|cuándo|dónde|quién|cuál|por qué)(?!\p{L})[^.!?…¿¡,]{0,60}\?/giu;

/** ', felicidades!': one word that people cry. */
const CRIED_LAST =
  /(?<=, )(?:muchas )?(?:felicidades|enhorabuena|gracias|ánimo|suerte|bienvenid[oa]s?|os esperamos|te esperamos)!/giu;

/** A question or a cry that is a whole sentence opens with its mark in Spanish. */
const withOpeningMarks = (text: string) =>
  text
    .replace(
      /(?<=^|[.!?…]\s|\n)(?![¿¡])([^.!?…\n¿¡,;:]{3,80})([!?])(?=\s|$)/gu,
      (_, words: string, mark: string) => `${mark === '?' ? '¿' : '¡'}${words}${mark}`,
    )
    .replace(ASKED_LAST, '¿$&')
    .replace(CRIED_LAST, '¡$&');
