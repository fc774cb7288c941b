import { expect, it } from 'vitest';
import { barsOf, lettersOf, tableOf } from './cells.ts';

it.each<[string[], ReturnType<typeof tableOf>]>([
  [
    ['Cut & blow dry 38', 'Colour from 60', 'Kids under 12 15'],
    {
      kind: 'closing',
      rows: [
        ['Cut & blow dry', '38'],
        ['Colour', 'from 60'],
        ['Kids under 12', '15'],
      ],
    },
  ],
  [
    ['Kürbissuppe 6,50 €', 'Forelle 17,90 €'],
    {
      kind: 'closing',
      rows: [
        ['Kürbissuppe', '6,50 €'],
        ['Forelle', '17,90 €'],
      ],
    },
  ],
  [
    ['Feijoada completa R$ 39,90', 'Pudim R$ 12'],
    {
      kind: 'closing',
      rows: [
        ['Feijoada completa', 'R$ 39,90'],
        ['Pudim', 'R$ 12'],
      ],
    },
  ],
  [
    ['Monday–Thursday, 14–20', '25 and 26, closed'],
    {
      kind: 'closing',
      rows: [
        ['Monday–Thursday', '14–20'],
        ['25 and 26', 'closed'],
      ],
    },
  ],
  [
    ['11:00 gates open', '13:30 tug of war'],
    {
      kind: 'leading',
      rows: [
        ['11:00', 'gates open'],
        ['13:30', 'tug of war'],
      ],
    },
  ],
  [
    ['Monday 7:00 Spin, 9:30 Pilates', 'Friday 9:30 Stretch'],
    {
      kind: 'leading',
      rows: [
        ['Monday', '7:00 Spin, 9:30 Pilates'],
        ['Friday', '9:30 Stretch'],
      ],
    },
  ],
  [['Passport photo', 'Eye test', '45 euros'], null],
  [['Chapter 1', 'Chapter 2'], null],
])('PIC-477 sets a list in two columns where each of its rows has two: %j', (items, table) => {
  expect(tableOf(items)).toEqual(table);
});

it('PIC-477 gives the answers of a question their letters, where those follow each other', () => {
  expect(lettersOf(['A hellebore', 'B amaryllis'])).toEqual({ letters: ['A', 'B'], rest: ['hellebore', 'amaryllis'] });
  expect(lettersOf(['A good soup', 'A better bread'])).toBeNull();
});

it('PIC-526 sees no bars in hours from one to another', () => {
  expect(barsOf(['Lunes a viernes de 10 h a 21 h', 'Sábados de 11 h a 20 h'])).toBeNull();
});
