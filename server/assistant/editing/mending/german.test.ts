import { expect, test } from 'vitest';
import { mainClause, raiseGerman } from './german.ts';

test.each([
  ['zwetschgenkuchen, stück 3 euro', 'Zwetschgenkuchen, Stück 3 Euro'],
  [
    'ab montag gibt es martinshörnchen, solange der vorrat reicht',
    'ab Montag gibt es Martinshörnchen, solange der Vorrat reicht',
  ],
  ['wir suchen eine werkstattleitung, 30 tage urlaub', 'wir suchen eine Werkstattleitung, 30 Tage Urlaub'],
  ['heute abend ist der töpferkurs um 18 uhr', 'heute Abend ist der Töpferkurs um 18 Uhr'],
  ['offen fr 9-18 und sa bis 12', 'offen Fr 9-18 und Sa bis 12'],
])('nouns that are plain by their head or their ending: %s', (typed, meant) => {
  expect(raiseGerman(typed)).toBe(meant);
});

test.each([
  'jederzeit',
  'durchaus',
  'sofort',
  'praktisch',
  'kommende',
  'verreisen',
  'aufregend',
  'gescheit',
  'erfuhr',
  'zurzeit',
  'zuhause',
  'einladen',
  'jung',
  'machen',
  'wir arbeiten',
  'so bald',
  'do it',
  'festes',
  'dank euch',
  'unbedingt',
  'preiswert',
  'tagsüber',
  'abends',
  'info@kurs.example',
  'kurs.example/brot',
])('what is no noun, or not surely one, stays: %s', (typed) => {
  expect(raiseGerman(typed)).toBe(typed);
});

test.each([
  [
    'der Nähkurs am Donnerstag ausfällt, weil Frau Petzold krank ist.',
    'der Nähkurs fällt am Donnerstag aus, weil Frau Petzold krank ist.',
  ],
  ['wir am Freitag geschlossen haben', 'wir haben am Freitag geschlossen'],
  ['unser neuer Laden am 3. Mai öffnet. Kommt vorbei', 'unser neuer Laden öffnet am 3. Mai. Kommt vorbei'],
  ['das Sommerfest der Feuerwehr am Samstag stattfindet', 'das Sommerfest der Feuerwehr findet am Samstag statt'],
  ['Anna Beck ab Mai bei uns ist', 'Anna Beck ist ab Mai bei uns'],
  ['es wieder Spargel gibt', 'es gibt wieder Spargel'],
])('a clause behind dass becomes a sentence: %s', (typed, meant) => {
  expect(mainClause(typed)).toBe(meant);
});

test.each(['am Freitag keiner da ist', 'der Kurs, der gestern war, heute ist', 'der Chef antwortet'])(
  'where it is not plain the clause stays: %s',
  (typed) => {
    expect(mainClause(typed)).toBe(typed);
  },
);
