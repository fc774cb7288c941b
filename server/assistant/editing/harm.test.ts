import { expect, test } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import type { Role, Span } from '../reading/spans/roles.ts';
import { edit } from './edit.ts';

/** An editor first of all damages nothing: each row is a rule, and what it keeps from harm. */
const write = (...parts: [Role, string][]): string =>
  edit({
    spans: parts.map(([role, text]): Span => ({ role, text })),
    platform: 'facebook',
    brand: NO_BRAND,
    language: 'en',
    now: '2026-11-16T10:00:00Z',
    timeZone: 'Europe/London',
  }).text.replace(/\s+/g, ' ');

test.each<[rule: string, parts: [Role, string][], kept: string]>([
  [
    'a link goes last with its whole sentence',
    [
      [
        'matter',
        'Otter 0.9.4 is out and reads empty .ini files. Get it at otter.example/0.9.4. Thanks to all testers.',
      ],
      ['constraint', ' Finish on the link'],
    ],
    'Otter 0.9.4 is out and reads empty .ini files. Thanks to all testers. Get it at otter.example/0.9.4',
  ],
  [
    'a link that stands last stays there',
    [
      ['matter', 'Fixes empty .ini files. Thanks @marrow_dev. otter.example/0.9.4'],
      ['constraint', ' and end on the link'],
    ],
    'Fixes empty .ini files. Thanks @marrow_dev. otter.example/0.9.4',
  ],
  [
    'an address takes nothing back',
    [['matter', 'swap it at any stall or write to oops@mill.example']],
    'write to oops@mill.example',
  ],
  [
    'numbers that count things open no items',
    [['matter', 'screen 1 is on the ground floor, wheelchairs are fine there. screen 2 and 3 are not']],
    'Screen 2 and 3 are not.',
  ],
  [
    "'numbered' among facts is a fact",
    [['matter', 'Bread knife, 26cm, carbon steel, 118 euro, numbered']],
    'carbon steel, 118 euro, numbered.',
  ],
  [
    'slashes inside a sentence make no list',
    [['matter', 'We put in a shuttle. It leaves at 07:10 / 07:40 / 08:10. Five of us are cross.']],
    'It leaves at 07:10 / 07:40 / 08:10. Five',
  ],
  [
    'prices parted by a slash are no two languages',
    [['matter', 'Tickets for the panto in Buckden are on sale, 8 / 5 kids, matinee only on the saturday']],
    'on sale, 8 / 5 kids, matinee',
  ],
  [
    "'first come first served' is one phrase",
    [
      [
        'matter',
        'forty mugs and twelve bowls and a teapot that turned out blue on the table by the door first come first served nothing put by',
      ],
    ],
    'first come first served',
  ],
  [
    'a dash begins its own clause',
    [['matter', "We'll write again by 7 tomorrow if we stay shut — at the moment we open as usual at 7.45"]],
    'at the moment we open as usual',
  ],
  [
    'a name that ends in s is no genitive',
    [['matter', 'Glass restorer, Chartres workshop, start 1 March']],
    'Chartres workshop',
  ],
  [
    "'no' that closes a sentence is no number",
    [['matter', 'uniform yes, kit no. no order forms this year']],
    'kit no. No order forms',
  ],
  [
    "'ext. 214' is one thing",
    [['matter', 'Please book your slot with Yusuf in the office on ext. 214']],
    'on ext. 214',
  ],
  [
    'a sorry that somebody says takes nothing back',
    [['matter', 'Whoever drew the poster says sorry, thats me']],
    "Whoever drew the poster says sorry, that's me.",
  ],
  ['an acronym is no shorthand', [['matter', 'The desk is for offices and the target group is HR']], 'group is HR.'],
  [
    'a date with a point is no time',
    [['matter', 'Closed from 30.11. 06:00 through 02.12. 18:00']],
    'through 02.12. 18:00',
  ],
  [
    "'mean wait' takes nothing back",
    [
      ['matter', 'The desk answered '],
      ['slip', '1,912 calls last month, mean wait '],
      ['matter', '47 secs'],
    ],
    '1,912 calls last month, mean wait 47 seconds',
  ],
  [
    'a house number takes nothing back',
    [
      ['matter', 'Route is Larch, Rowan, '],
      ['slip', 'Elder, finish at no '],
      ['matter', '9 for soup'],
    ],
    'Elder, finish at no 9 for soup',
  ],
  [
    'a sorry to somebody takes nothing back',
    [
      ['matter', 'Fixes the crash if your name has an ø '],
      ['slip', 'in it. sorry '],
      ['matter', 'Jørgen'],
    ],
    'in it. Sorry Jørgen',
  ],
  [
    'who says three words again begins again',
    [
      ['matter', 'The old number works until '],
      ['slip', 'Easter. No wait'],
      ['matter', ' — the old number works until 15 April'],
    ],
    'The old number works until 15 April.',
  ],
  [
    'two words that order nothing are matter',
    [
      ['matter', 'Good evening neighbours, '],
      ['order', 'this is '],
      ['matter', 'the mosque on Alum Lane'],
    ],
    'neighbours, this is the mosque',
  ],
  [
    "yesterday's tweet is what is told of",
    [
      ['matter', 'Correction to yesterdays '],
      ['platform', 'tweet, '],
      ['matter', 'the blood drive is at the chapel'],
    ],
    "yesterday's tweet, the blood drive",
  ],
  [
    'a greeting from somebody is matter',
    [['matter', 'Hello from the repair café, open on Saturday from 10']],
    'Hello from the repair café',
  ],
  [
    'words that must not open the text do not',
    [
      ['matter', 'The webinar is on Wednesday at 13:00'],
      ['constraint', ". Don't start with 'Join us'"],
    ],
    'The webinar is on Wednesday',
  ],
  [
    'the one emoji that may stay stays',
    [
      ['matter', 'Fresh ink 🖤 by Noor, healed in 6 weeks, books closed till February'],
      ['constraint', '. no more emojis than the one'],
    ],
    'Fresh ink 🖤 by Noor',
  ],
])('OBEY-92 %s', (_, parts, kept) => {
  expect(write(...parts)).toContain(kept);
});

test('OBEY-92 a list of so many lines loses none of its text, and says nothing twice', () => {
  const lines = write(
    ['matter', 'Our defibrillator has moved. Old: phone box by the green. New: wall of the Spar, left of the door'],
    ['constraint', '. Two lines, Old and New'],
  );
  for (const kept of ['Our defibrillator has moved', 'Old: phone box', 'New: wall']) expect(lines).toContain(kept);
  const bullets = write(
    ['matter', 'Jeans mended by fri if in by tues. hems 14, zips 18, knees from 12, the rest just bring it'],
    ['constraint', '. 4 bullets'],
  );
  expect(bullets).toBe(
    'Jeans mended by Friday if in by Tuesday: • Hems 14 • Zips 18 • Knees from 12 • The rest just bring it',
  );
});
