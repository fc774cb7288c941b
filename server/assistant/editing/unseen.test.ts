import { expect, test } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { edit } from './edit.ts';
import { mend } from './mending/mend.ts';

const write = (text: string) =>
  edit({
    spans: [{ role: 'matter', text }],
    platform: 'facebook',
    brand: NO_BRAND,
    language: 'en',
    now: '',
    timeZone: '',
  }).text;

test("signs of the editor's own inside a text stand for nothing", () => {
  const signs = Array.from({ length: 0x1900 }, (_, i) => String.fromCharCode(0xe000 + i)).join('');
  expect(write(`the sign reads “open ${signs} late” on friday`)).toBe('The sign reads “open  late” on Friday.');
  expect(write('tea costs 3 \uF8FE 4 pounds and \uF8FB stays')).toBe('Tea costs 3 4 pounds and stays.');
  expect(mend('a “\uE000 b” c', { language: 'en', verbatim: false, said: '' })).toBe('A “\uE000 b” c');
});

test('what turns or hides letters goes, what joins them stays', () => {
  expect(write('pay at \u202Emoc.knab\u202C today, \u200Bbring\uFEFF cash\u0007')).toBe(
    'Pay at moc.knab today, bring cash.',
  );
  expect(write('our crew 👨‍👩‍👧‍👦 and the flag 🏴󠁧󠁢󠁷󠁬󠁳󠁿 are back, کتاب‌ها too')).toBe(
    'Our crew 👨‍👩‍👧‍👦 and the flag 🏴󠁧󠁢󠁷󠁬󠁳󠁿 are back, کتاب‌ها too.',
  );
});

test('an emoji goes as a whole, and a tag inside a line cuts nothing off', () => {
  const wish = { role: 'constraint' as const, text: ' no emojis' };
  const matter = { role: 'matter' as const, text: 'open 10 to 4 👩🏽‍🍳 and the 🏳️‍🌈 🇩🇪 day is on friday.' };
  const given = { platform: 'facebook' as const, brand: NO_BRAND, language: 'en' as const, now: '', timeZone: '' };
  expect(edit({ ...given, spans: [matter, wish] }).text).toBe('Open 10 to 4 and the day is on Friday.');
  expect(write('we open at 9 on monday, <b>bring</b> gloves')).toContain('at 9 on Monday');
});
