import { expect, test } from 'vitest';
import type { Language } from '../reading/language.ts';
import type { Role, Span } from '../reading/roles.ts';
import { matterOf } from './matter.ts';
import { settle } from './settle.ts';

const spans = (...parts: [Role, string][]): Span[] => parts.map(([role, text]) => ({ role, text }));
const matter = (...parts: [Role, string][]) => matterOf(settle(spans(...parts), false, 'en'));

test('what is plainly said to the writer is no matter, whatever the tagger says', () => {
  expect(matter(['matter', 'the shop is shut on friday. keep it under 100 chars, no emojis pls'])).toBe(
    'the shop is shut on friday.',
  );
});

test('a fact that the tagger took for a wish or an order comes back', () => {
  expect(matter(['matter', 'bring gloves, '], ['constraint', 'start 9.30 at the gate'])).toBe(
    'bring gloves, start 9.30 at the gate',
  );
  expect(matter(['order', 'tip of '], ['matter', 'the week: salt the path'])).toBe('tip of the week: salt the path');
});

test('a date inside matter is no time of posting', () => {
  expect(matter(['matter', 'we meet '], ['when', 'on friday at 9 '], ['matter', 'by the bridge'])).toBe(
    'we meet on friday at 9 by the bridge',
  );
});

test('orders, asides and courtesy go, and what they leave at the borders too', () => {
  expect(
    matter(
      ['order', 'write a post about '],
      ['matter', 'our new oven'],
      ['aside', ', my boss hates it'],
      ['courtesy', ' thx'],
    ),
  ).toBe('our new oven');
});

test('what joins two places in an order is no matter', () => {
  expect(
    matter(
      ['order', 'do a '],
      ['platform', 'tweet '],
      ['order', 'and an '],
      ['platform', 'instagram '],
      ['order', 'post saying '],
      ['matter', 'we close at 4 pm on friday'],
    ),
  ).toBe('we close at 4 pm on friday');
});

test('joined, the spans are the message', () => {
  const given = spans(['noise', 'um '], ['matter', 'the part-'], ['order', 'time clerk '], ['slip', 'no wait ']);
  expect(
    settle(given, false, 'en')
      .map(({ text }) => text)
      .join(''),
  ).toBe(given.map(({ text }) => text).join(''));
});

test('in another language the tagger is right', () => {
  const given = spans(
    ['order', 'mach einen beitrag: '],
    ['matter', 'ab montag brot'],
    ['constraint', ', höchstens 20 wörter'],
  );
  expect(settle(given, false, 'de')).toEqual(given);
});

test('a sentence of its own that directs the writer is a wish, in whatever words', () => {
  const told = 'Moira retires on friday. she missed one boat, because of a cow. ';
  for (const wish of [
    'keep the cow',
    'keep under 200 characters',
    'make sure her name is in it',
    'stick to the facts.',
  ])
    expect(matter(['matter', told], ['constraint', wish])).toBe(told.trim());
  expect(matter(['matter', `${told}bring boots, `], ['constraint', 'keep dogs on a lead'])).toContain('on a lead');
  expect(matter(['matter', told], ['constraint', "don't feed the gulls"])).toContain('the gulls');
});

test('a year is no limit, and a sorry that ends a sentence is for readers', () => {
  expect(matter(['matter', 'she missed it once, in 1998, because of a cow'])).toContain('in 1998');
  expect(matter(['matter', 'machine 4 is broken till thursday. '], ['constraint', 'sorry. short pls'])).toBe(
    'machine 4 is broken till thursday. sorry.',
  );
});

test('what was quoted ends as it did', () => {
  expect(
    matter(
      ['matter', 'a customer wrote: “No more dropped trays.” '],
      ['order', 'just post that. '],
      ['matter', 'thank you Ruth'],
    ),
  ).toBe('a customer wrote: “No more dropped trays.” thank you Ruth');
});

test.each<[Language, [Role, string][], string]>([
  [
    'de',
    [
      ['order', 'Schreib '],
      ['platform', 'für Facebook: '],
      ['matter', 'der Kurs fällt aus. '],
      ['order', 'Der '],
      ['when', 'nächste ist am 3. Dezember um 18.30 Uhr. '],
      ['matter', 'Bringt Garn mit.'],
    ],
    'der Kurs fällt aus. Der nächste ist am 3. Dezember um 18.30 Uhr. Bringt Garn mit.',
  ],
  [
    'it',
    [
      ['order', 'scrivi un post: '],
      ['matter', 'domani apriamo alle 10. '],
      ['courtesy', 'grazie della pazienza'],
    ],
    'domani apriamo alle 10. grazie della pazienza',
  ],
  [
    'it',
    [
      ['matter', 'domani apriamo alle 10. '],
      ['courtesy', 'grazie mille'],
    ],
    'domani apriamo alle 10.',
  ],
  [
    'fr',
    [
      ['order', 'un '],
      ['platform', 'tweet: '],
      ['matter', 'concert samedi à 20h30, entrée libre. moins de 140 caractères'],
    ],
    'concert samedi à 20h30, entrée libre.',
  ],
  [
    'pt',
    [
      ['matter', 'a loja abre sábado. '],
      ['constraint', 'entrada 5 €, até às 18h30'],
    ],
    'a loja abre sábado. entrada 5 €, até às 18h30',
  ],
  [
    'de',
    [
      ['order', 'Wasserball: '],
      ['when', 'am sonntag um 15 uhr '],
      ['matter', 'spielen wir gegen Potsdam. '],
      ['order', 'schreib das als post'],
    ],
    'Wasserball: am sonntag um 15 uhr spielen wir gegen Potsdam.',
  ],
  [
    'fr',
    [
      ['order', 'fais un post '],
      ['platform', 'insta : '],
      ['order', 'exposition '],
      ['matter', '« La grève » dès mars'],
    ],
    'exposition « La grève » dès mars',
  ],
  [
    'es',
    [
      ['matter', 'no hay clase mañana. '],
      ['aside', 'Perdón por avisar tan tarde'],
    ],
    'no hay clase mañana. Perdón por avisar tan tarde',
  ],
  ['de', [['matter', 'ab Montag wieder offen, maximal 20 Wörter']], 'ab Montag wieder offen'],
  [
    'es',
    [
      ['order', 'publica '],
      ['when', 'el lunes a las 9 '],
      ['platform', 'en facebook: '],
      ['matter', 'hoy hay pan'],
    ],
    'hoy hay pan',
  ],
])('in another language a fact is no order either: %s', (language, parts, text) => {
  expect(matterOf(settle(spans(...parts), false, language))).toBe(text);
});
