import { describe, expect, test } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { writtenSpans } from '../reading/head-and-body.ts';
import { languageOf } from '../reading/language.ts';
import { withAccents } from '../reading/languages/accents/accents.ts';
import { readSpans } from '../reading/spans/spans.ts';
import { edit } from './edit.ts';
import type { EditRequest } from './edited.ts';
import { mend } from './mending/mend.ts';

const write = (message: string, platform: EditRequest['platform'] = 'facebook') =>
  edit({
    spans: writtenSpans(message),
    platform,
    brand: NO_BRAND,
    language: languageOf(message),
    now: '2026-11-16T10:00:00Z',
    timeZone: 'Europe/London',
  });
const mended = (text: string, language: 'de' | 'es' | 'fr' | 'pt' | 'it') =>
  mend(text, { language, verbatim: false, said: text });

describe('accents and umlauts', () => {
  test.each([
    [
      'es',
      'la peluqueria abre los sabados, degustacion para ninos',
      'la peluquería abre los sábados, degustación para niños',
    ],
    ['es', 'este ano hay mas de 20 plazas', 'este año hay más de 20 plazas'],
    ['es', 'gata perdida, si bebes no conduzcas', 'gata perdida, si bebes no conduzcas'],
    ['it', 'il sabato e domenica siamo aperti', 'il sabato e domenica siamo aperti'],
    ['de', 'tagespass fuer die fondue am bluetooth', 'tagespass für die fondue am bluetooth'],
    ['fr', "fermee pour les fetes, reunion a 18h a l'école", "fermée pour les fêtes, réunion à 18h à l'école"],
    ['fr', 'marche de noel le 3 decembre', 'marché de Noël le 3 décembre'],
    ['pt', 'inspeçao e marcacao ate quinta as 18h, nao ha agua', 'inspeção e marcação até quinta às 18h, não há água'],
    ['it', "venerdi non c'e lezione perche la sala e occupata", "venerdì non c'è lezione perché la sala è occupata"],
    [
      'de',
      'hoechstens fuenf plaetze fuer gaeste, Oeffnungszeiten an der Tuer',
      'höchstens fünf plätze für gäste, Öffnungszeiten an der Tür',
    ],
    ['de', 'fuer alle in der hauptstrasse', 'für alle in der hauptstraße'],
  ] as const)('LANG-01 LANG-02 %s: %s', (language, typed, meant) => {
    expect(withAccents(typed, language)).toBe(meant);
  });

  test.each([
    ['es', 'publico la feria, materia seria, mas solo para Lucia y la Peluqueria Ines'],
    ['fr', "il marche, la ferme passe, ecole@mairie.example, Club d'Echecs Andre"],
    ['pt', 'ao lado, por causa da premio, entre as 9h e as 13h'],
    ['it', 'la vita, la gita e la partita, Sara e Papa'],
    ['de', 'neue Quelle, aktuell, soeben zuerst, Frau Mueller, Goethe, Nadine Schroeder, feuer, abenteuer'],
    ['de', 'herzliche Grüsse aus der Bahnhofstrasse'],
  ] as const)('LANG-01 LANG-02 stays in %s: %s', (language, typed) => {
    expect(withAccents(typed, language)).toBe(typed);
  });

  test('LANG-01 a quotation stays letter for letter', () => {
    expect(mended('ella dice "la peluqueria" y la peluqueria abre', 'es')).toBe(
      'Ella dice "la peluqueria" y la peluquería abre',
    );
  });
});

test.each([
  ['de', 'ab 3 dezember und vom 8 bis 12 dez im hof', 'Ab 3. Dezember und vom 8. bis 12. Dezember im Hof'],
  ['de', 'beim ersten mal: gulaschsuppe vor dem laden', 'Beim ersten Mal: Gulaschsuppe vor dem Laden'],
  ['es', 'el 10 dic abrimos. quieres venir? te esperamos', 'El 10 de diciembre abrimos. ¿Quieres venir? Te esperamos'],
  ['fr', 'jeudi 10 déc. à 18h : venez !', 'Jeudi 10 décembre à 18h : venez !'],
  ['pt', 'dia 4 dez às 9h', 'Dia 4 de dezembro às 9h'],
  ['it', 'venerdì 4 dic alle 18', 'Venerdì 4 dicembre alle 18'],
] as const)('LANG-03 %s: %s', (language, typed, meant) => {
  expect(mended(typed, language)).toBe(meant);
});

test.each([
  [
    'ähm also schreib mal die bücherei hat ab januar äh samstags von zehn bis vierzehn uhr offen komma der eintritt bleibt frei punkt',
    'Die Bücherei hat ab Januar samstags von 10 bis 14 Uhr offen, der Eintritt bleibt frei.',
  ],
  [
    'eh a ver escribe que la clinica abre los domingos coma de diez a dos punto el telefono es 600 112 233 punto',
    'La clínica abre los domingos, de 10 a 2. El teléfono es 600 112 233.',
  ],
  [
    "euh alors écris que la médiathèque ouvre le samedi virgule de dix heures à dix-sept heures point l'entrée est gratuite point",
    "La médiathèque ouvre le samedi, de 10 heures à 17 heures. L'entrée est gratuite.",
  ],
  [
    'eh então escreve que a biblioteca abre ao sábado vírgula das dez às treze horas ponto a entrada é livre ponto',
    'A biblioteca abre ao sábado, das 10 às 13 horas. A entrada é livre.',
  ],
  [
    'ehm allora scrivi che la palestra apre alle sei e trenta virgola dal lunedì al venerdì punto il sabato ehm dalle nove alle tredici punto',
    'La palestra apre alle 6:30, dal lunedì al venerdì. Il sabato dalle 9 alle 13.',
  ],
])('LANG-04 dictated: %s', (said, written) => {
  expect(write(said).text).toBe(written);
});

test.each([
  [
    'wir suchen eine flüchtige nein falsch eine flinke näherin für unsere schneiderei, 20 stunden die woche',
    'Wir suchen eine flinke Näherin für unsere Schneiderei, 20 Stunden die Woche.',
  ],
  [
    "la bibliothèque cherche des bénévoles non pardon des lecteurs pour l'heure du conte, mercredi à 15h",
    "La bibliothèque cherche des lecteurs pour l'heure du conte, mercredi à 15h.",
  ],
  [
    "la gita è sabato anzi no domenica 29 novembre, ritrovo alle 8 alla stazione, portate l'acqua",
    "La gita è domenica 29 novembre, ritrovo alle 8 alla stazione, portate l'acqua.",
  ],
  [
    'Hoy vamos a pedir perdón a nuestros clientes por el retraso del martes',
    'Hoy vamos a pedir perdón a nuestros clientes por el retraso del martes.',
  ],
])('LANG-05 taken back: %s', (said, meant) => {
  expect(write(said).text).toBe(meant);
});

test.each([
  [
    'Schreib was für Facebook: der kindergarten bleibt am 24 november geschlossen. Schluss: Danke für euer Verständnis.',
    'Der Kindergarten bleibt am 24. November geschlossen.\n\nDanke für euer Verständnis.',
  ],
  [
    'fais un post : nouvelle carte au bistrot dès lundi, réservation au 01 44 22 11 00. Termine par : À très vite !',
    'Nouvelle carte au bistrot dès lundi, réservation au 01 44 22 11 00.\n\nÀ très vite !',
  ],
  [
    'Pon la frase entre comillas y solo el nombre: me devolvieron la bici como nueva en un dia, dice Lucia Romero',
    '«Me devolvieron la bici como nueva en un día.»\nLucia Romero',
  ],
  [
    "Mets la citation entre guillemets et le prénom : enfin un garage qui explique ce qu'il fait, Amandine",
    "« Enfin un garage qui explique ce qu'il fait. »\nAmandine",
  ],
])('LANG-06 a wish for the end or for a quotation: %s', (said, text) => {
  expect(write(said).text).toBe(text);
});

test.each([
  ['etwas über unseren neuen lieferwagen', 'Was soll der Beitrag über deinen neuen Lieferwagen sagen?'],
  ['algo sobre nuestra nueva furgoneta', '¿Qué debe contar la publicación sobre tu nueva furgoneta?'],
  ['un post sur la kermesse', 'Que doit dire le post sur la kermesse ?'],
  ['um post sobre a feira', 'O que deve dizer o post sobre a feira?'],
  ['qualcosa sul nostro nuovo furgone', 'Che cosa deve dire il post sul tuo nuovo furgone?'],
])('LANG-07 a topic alone is asked about: %s', (said, question) => {
  expect(write(said)).toMatchObject({ text: '', question });
});

test.each([
  [
    'Programm für den Vereinsabend am 30 november: 19 uhr begrüßung, 19:30 uhr jahresbericht, danach buffet. Redner noch offen.',
    '# Programm für den Vereinsabend am 30. November\n\n- 19 Uhr Begrüßung\n- 19:30 Uhr Jahresbericht\n- Danach Buffet\n\n[Redner: noch offen]',
  ],
  [
    "Ordine del giorno dell'assemblea: bilancio, lavori al tetto, varie. La data è ancora da definire.",
    "# Ordine del giorno dell'assemblea\n\n- Bilancio\n- Lavori al tetto\n- Varie\n\n[Data: da confermare]",
  ],
  [
    'Pressemitteilung: Stellungnahme der Schulleitung: Der Unterricht findet ab Montag wieder statt. Die Heizung ist repariert.',
    '# Pressemitteilung: Stellungnahme der Schulleitung\n\nDer Unterricht findet ab Montag wieder statt. Die Heizung ist repariert.',
  ],
])('LANG-08 a sheet: %s', (said, text) => {
  expect(write(said, 'none').text).toBe(text);
});

test.each([
  'Publica manana a las 10 en X: quedan seis plazas para el curso de ceramica',
  'schreib einen Post fuer Facebook: unsere Tuer klemmt, bitte hoechstens 200 zeichen',
])('LANG-09 spans have the letters that were typed: %s', (typed) => {
  const spans = readSpans(typed);
  expect(spans.map(({ text }) => text).join('')).toBe(typed);
  expect(spans[0]?.role).toBe('order');
});
