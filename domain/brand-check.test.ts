import { describe, expect, it } from 'vitest';
import { type Brand, NO_BRAND } from './brand.ts';
import { brandRules, checkBrand } from './brand-check.ts';

const brand = (voice: string, more: Partial<Brand> = {}): Brand => ({
  ...NO_BRAND,
  name: 'Halden Advisory',
  voice,
  ...more,
});
const found = (text: string, of: Brand) => checkBrand(text, of).map((breach) => `${breach.rule}: ${breach.found}`);

describe('the brand check', () => {
  it('finds forbidden words, also in another form, with the reason', () => {
    const [breach] = checkBrand('Our cheapest plan yet.', brand('Calm. Never say cheap.'));
    expect(breach).toEqual({ rule: 'forbidden-word', found: 'cheapest', reason: "The brand never says 'cheap'." });
  });

  it('does not take a longer word for a forbidden one', () => {
    expect(found('We teach chess.', brand('Never say tea'))).toEqual([]);
  });

  it('reads several forbidden words from one sentence', () => {
    expect(brandRules(brand('Avoid words like "guru", "ninja" and rockstar')).forbidden).toEqual([
      'guru',
      'ninja',
      'rockstar',
    ]);
  });

  it('finds emojis and exclamation marks where they are not wanted', () => {
    expect(found('Hello! 🎉', brand('Professional, no emojis, no exclamation marks'))).toEqual([
      'emoji: 🎉',
      'exclamation: !',
    ]);
    expect(found('Hello! 🎉', brand('Friendly'))).toEqual([]);
  });

  it('finds a shortened name where the full one is asked for', () => {
    const strict = brand('Warm', { logoUsage: 'Always use our full name' });
    expect(found('Halden is hiring.', strict)).toEqual(['name: Halden']);
    expect(found('Halden Advisory is hiring.', strict)).toEqual([]);
  });

  it('finds a missing name only where every text must have it', () => {
    expect(found('We are hiring.', brand('Always mention our name'))).toEqual(['name: ']);
    expect(found('We are hiring.', brand('Warm'))).toEqual([]);
  });

  it('finds hashtags and capitals that are not wanted', () => {
    expect(found('BIG NEWS today #sale', brand('No hashtags. Never use all caps.'))).toEqual([
      'capitals: BIG NEWS',
      'hashtags: #sale',
    ]);
  });

  it('finds a tone that contradicts the voice', () => {
    expect(found("We're gonna love this", brand('Formal'))).toEqual(['tone: gonna']);
    expect(found('You are hereby informed', brand('Friendly'))).toEqual(['tone: hereby']);
    expect(found('Come now!!', brand('Calm'))).toEqual(['tone: !!']);
  });

  it('takes a negated tone for what it is', () => {
    expect(brandRules(brand('Friendly, never formal')).tones).toEqual(['friendly']);
  });

  it('finds nothing for a brand without rules or an empty text', () => {
    expect(checkBrand('Cheap!!! 🎉 #wow', NO_BRAND)).toEqual([]);
    expect(checkBrand('  ', brand('No emojis. Always mention our name.'))).toEqual([]);
  });
});
