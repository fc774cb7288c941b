import { expect, test } from 'vitest';
import type { Role, Span } from '../reading/spans/roles.ts';
import { matterToPublish } from './matter.ts';
import { settleSpans } from './settle.ts';

const spans = (...parts: [Role, string][]): Span[] => parts.map(([role, text]) => ({ role, text }));
const matter = (...parts: [Role, string][]) => matterToPublish(settleSpans(spans(...parts)));

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

test('a mark that is taken back while dictating is not written', () => {
  expect(
    matter(
      ['matter', 'there is mulled wine question '],
      ['slip', 'mark no I mean '],
      ['matter', 'full stop money goes to the hospice full stop'],
    ),
  ).toBe('there is mulled wine. money goes to the hospice.');
});

test('joined, the spans are the message', () => {
  const given = spans(['noise', 'um '], ['matter', 'the part-'], ['order', 'time clerk '], ['slip', 'no wait ']);
  expect(
    settleSpans(given)
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
  expect(settleSpans(given)).toEqual(given);
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

test.each<[string, [Role, string][], string]>([
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
])('in another language a fact is no order either: %s', (_language, parts, text) => {
  expect(matterToPublish(settleSpans(spans(...parts)))).toBe(text);
});

test('a word in the middle of a sentence about us orders nothing', () => {
  expect(
    matter(
      ['matter', 'We (the joiners of Elgin) '],
      ['order', 'share '],
      ['matter', 'our workshop with Moray College from april'],
    ),
  ).toBe('We (the joiners of Elgin) share our workshop with Moray College from april');
});

test('OBEY-28 what people choose from is theirs', () => {
  expect(
    matter(
      ['order', 'poll: '],
      ['matter', 'what do we play at 8? '],
      ['constraint', 'options Abba / birdsong / the shipping forecast'],
    ),
  ).toBe('what do we play at 8? Abba / birdsong / the shipping forecast');
});

test.each([
  ['Max 160 characters, thats a must. She never dropped a load.', 'She never dropped a load.'],
  ['Same fee. thats the lot. make it nicer', 'Same fee.'],
  [
    'No advice on tax (we may not, keep that bit in). No appointment.',
    'No advice on tax (we may not). No appointment.',
  ],
  ['The left knob is sticky, say so honestly. 140 each.', 'The left knob is sticky. 140 each.'],
  ['“We teach falling first.” name under it: Sensei Maud.', '“We teach falling first.” Sensei Maud.'],
  ['In 4 numbered steps: dig / sow / wait / pick', 'In 4 steps: dig / sow / wait / pick'],
  ['He once ate our cactus. 7.10 sharp. under 150', 'He once ate our cactus. 7.10 sharp.'],
  ["Dark mode in exports. yes call it 'the dark', they know", 'Dark mode in exports.'],
])('OBEY-25 what is only ever said to the writer is not for readers: %s', (said, kept) => {
  const limit = said.startsWith('Max') ? 'Max 160 characters, ' : '';
  const wish = said.endsWith('make it nicer') ? 'make it nicer' : '';
  const told = said.slice(limit.length, said.length - wish.length);
  const parts: [Role, string][] = [
    ['constraint', limit],
    ['matter', told],
    ['constraint', wish],
  ];
  expect(matter(...parts.filter(([, text]) => text !== ''))).toBe(kept);
});

test('the figure that is meant stands in the slip that takes the other back', () => {
  expect(
    matter(['matter', 'oysters by the dozen '], ['slip', '14 - wait, 15, sorry, '], ['matter', 'at the farm gate']),
  ).toMatch(/^oysters by the dozen 15 +at the farm gate$/);
});

test('how a name is spelled, and that it signs, is not for readers', () => {
  expect(matter(['matter', 'We took on Tomos Rees thats T O M O S. Come and see. signed Lou'])).toBe(
    'We took on Tomos Rees. Come and see. Lou',
  );
});

test('no between two days means the second', () => {
  expect(matter(['matter', 'we meet on wednesday no thursday the 26th'])).toMatch(/^we meet on +thursday the 26th$/);
  expect(matter(['matter', 'shut from wed 2 dec no thursday 3 dec, sign off w/ The Tannery'])).toMatch(
    /^shut from +thursday 3 dec$/,
  );
});

test('OBEY-27 what a text is to begin or end on stands behind its colon', () => {
  expect(
    matter(
      ['matter', 'Carol sing, 4pm. '],
      ['constraint', 'first words must be: '],
      ['matter', 'Bring a scarf. '],
      ['constraint', 'no hashtags'],
    ),
  ).toBe('Carol sing, 4pm.');
});

test('OBEY-26 nobody is named whom a text is to go without', () => {
  expect(
    matter(['matter', 'Guess who is on fridays show without naming him (its Rolf Dane, DONT). He ate our cactus.']),
  ).toBe('Guess who is on fridays show. He ate our cactus.');
});

test('where a text goes belongs to its order', () => {
  expect(matter(['order', 'recipe for '], ['matter', 'the feed: honey flapjack, makes 16'])).toBe(
    'honey flapjack, makes 16',
  );
});

test('hashtags that are named behind a wish for some are no matter', () => {
  expect(
    matter(
      ['constraint', '3 hashtags at the end in this order '],
      ['matter', '#wood #steel #apprentices. We share our workshop.'],
    ),
  ).toBe('We share our workshop.');
});

test('what is to be asked of people is asked of them', () => {
  expect(
    matter(['matter', 'Our radio is from 1998. ask ppl whats the oldest thing in their lab that still works.']),
  ).toBe('Our radio is from 1998. Whats the oldest thing in your lab that still works?');
});

test.each([
  'The pool is busy, has to close on Friday for repairs.',
  'Plum jam, keep this in the fridge.',
  'Paint it, number it, hang it up.',
  'A dress without revealing shoulders.',
  'We take everybody, at most 200.',
  'Can my dog come? Yes, keep it on a lead.',
  'Come in. Sign Up Today',
  'Lost? Ask our staff how to borrow one.',
  'Trains run on Saturday, no Sunday service.',
  'Open from Saturday no Sunday class.',
])('OBEY-25 what readers are told is theirs, however like an order it sounds: %s', (told) => {
  expect(matter(['matter', told])).toBe(told);
});
