import type { OtherLanguage } from '../../../domain/languages.ts';

const listed = (words: string): string[] => words.split(' ');

/** The months of each language; their short forms are their first letters. */
export const MONTHS_ELSEWHERE: Record<OtherLanguage, string[]> = {
  de: listed('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  es: listed('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  fr: listed('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  pt: listed('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  it: listed('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
};

/** The days of the week of each language, from Monday on. */
export const WEEKDAYS_ELSEWHERE: Record<OtherLanguage, string[]> = {
  de: listed('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
  es: listed('lunes martes miércoles jueves viernes sábado domingo'),
  fr: listed('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  pt: listed('segunda terça quarta quinta sexta sábado domingo'),
  it: listed('lunedì martedì mercoledì giovedì venerdì sabato domenica'),
};
