import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { PLATFORMS } from '../../../../../domain/platforms.ts';
import { fits, linksIn } from '../../../../../domain/text.ts';
import { draftOf } from './draft-of.test-support.ts';
import { EXERCISES } from './phrases/exercises.ts';
import { MOTTOS, POST_PHRASES } from './phrases/posts.ts';

const request = fc.constantFrom(
  '',
  'Write a post about ',
  'announce ',
  'Please write a short LinkedIn post about ',
  'tweet about ',
  'caption for ',
  'promote ',
  'remind people about ',
  'Invite everyone to ',
);
const subject = fc.constantFrom(
  'our spring menu',
  'new boots',
  'the Harbour apron',
  'a wine tasting',
  'office plants',
  'our second shop',
  'bike repair',
  'yoga for beginners',
  'the jazz night',
  "Anna Schmidt's pottery class",
);
const fact = fc.constantFrom(
  'on Friday at 7pm',
  '20% off all cakes',
  'at 12 Mill Lane',
  '€48',
  'use code SUN20',
  'book at https://example.com/book',
  'free for members',
  'we start in May',
  'live music',
  'call 0113 496 0000',
  'only 8 seats',
  'made in Porto',
  'no appointment',
);
const brief = fc
  .tuple(request, subject, fc.uniqueArray(fact, { maxLength: 4 }))
  .map(([ask, about, facts]) => [ask + about, ...facts].join(', '));
const brand = fc.constantFrom(
  NO_BRAND,
  {
    ...NO_BRAND,
    name: 'Crumb & Kettle',
    tagline: 'Baked slowly',
    keywords: ['sourdough'],
    mission: 'To bring good bread to every table',
    voice: 'Playful',
  },
  { ...NO_BRAND, name: 'Halden Advisory', voice: 'Formal. No emojis.' },
);
const platform = fc.constantFrom(...PLATFORMS, null);
const variant = fc.integer({ min: 0, max: 6 });
const task = fc.record({ brief, brand, platform, variant });

const OWN_WORDS = new Set(
  JSON.stringify([POST_PHRASES, MOTTOS, EXERCISES])
    .toLowerCase()
    .match(/[\p{L}'’-]+/gu),
);

it('writes for any brief without an exception, within the limits, in whole characters, and twice the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 600 }), brief),
      platform,
      variant,
      (text, where, turn) => {
        const draft = draftOf(text, { platform: where, variant: turn });
        expect(draft.text).not.toBe('');
        expect(draft.text.isWellFormed() || !text.isWellFormed()).toBe(true);
        if (where && draft.ready) expect(fits(draft.text, where)).toBe(true);
        expect(draftOf(text, { platform: where, variant: turn })).toEqual(draft);
      },
    ),
    { numRuns: 300 },
  );
});

it('invents no number, no link and no name', () => {
  fc.assert(
    fc.property(task, ({ brief: text, ...more }) => {
      const draft = draftOf(text, more);
      const source = `${text} ${more.brand.name} ${more.brand.tagline} ${more.brand.mission} ${more.brand.keywords.join(' ')}`;
      for (const number of draft.text.match(/\d+/g) ?? []) expect(source).toContain(number);
      for (const link of linksIn(draft.text)) expect(source).toContain(link);
      const known = new Set([...OWN_WORDS, ...(source.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [])]);
      const names = draft.text.replace(/#\S+|https?:\S+/g, '').match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}'’-]+/gu) ?? [];
      for (const name of names) expect(known).toContain(name.toLowerCase());
    }),
    { numRuns: 300 },
  );
});

it('leaves no slot open and sets its type properly', () => {
  fc.assert(
    fc.property(task, ({ brief: text, ...more }) => {
      const { text: written } = draftOf(text, more);
      expect(written).not.toMatch(/[{}]|undefined|null/);
      expect(written).not.toMatch(/ {2}| [,.;!?](?:\s|$)|,,|\.\.(?!\.)|!!|[,:;]\.|\?\./);
      expect(written).not.toMatch(/\b[Aa] (?=[aeio][a-z])|\b[Aa]n (?=[bcdfgjklmnpqrstvwz][a-z])/);
      expect(written).toMatch(/^[\p{Lu}\p{N}"€£$]/u);
      const sentences = written
        .replace(/#\S+/g, '')
        .split(/(?<=[.!?])\s+|\n/)
        .map((one) => one.trim().toLowerCase())
        .filter((one) => one.length > 12);
      expect(new Set(sentences).size).toBe(sentences.length);
    }),
    { numRuns: 300 },
  );
});

it('keeps every fact of the brief where there is room', () => {
  fc.assert(
    fc.property(task, ({ brief: text, ...more }) => {
      const { text: written } = draftOf(text, { ...more, platform: 'facebook' });
      for (const number of text.match(/\d+/g) ?? []) expect(written).toContain(number);
    }),
    { numRuns: 200 },
  );
});
