import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, wholeTextOf } from './fit.ts';
import { textWidth, typeface } from './fonts.ts';
import { isMostlyUnprintable, printable } from './printable.ts';

const setting = { face: typeface('Inter', 'bold'), lineHeight: 1.1 };
const room = { width: 400, height: 300, largest: 80, smallest: 20 };

describe('fitting text', () => {
  it('sets few words at the largest size', () => {
    expect(fitText('Hello', setting, room)).toMatchObject({ lines: ['Hello'], size: 80 });
  });

  it('gets smaller before it shortens', () => {
    const text = 'A sentence that is too long for eighty pixels';
    const fitted = fitText(text, setting, room);
    expect(fitted.size).toBeLessThan(80);
    expect(fitted.lines.join(' ').replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('shortens at a word, and says so', () => {
    const fitted = fitText('many words and more of them '.repeat(40), setting, room);
    expect(fitted.size).toBe(20);
    expect(fitted.lines.at(-1)).toMatch(/(?:many|words|and|more|of|them)…$/);
  });

  it('breaks lines where they come out alike', () => {
    const fitted = fitText('Small teams win because decisions are fast', setting, {
      ...room,
      width: 620,
      smallest: 60,
      largest: 60,
    });
    expect(fitted.lines).toEqual(['Small teams', 'win because', 'decisions are fast']);
  });

  it('PIC-317 parts a long compound at its joint where that makes it clearly larger', () => {
    const fitted = fitText('Kundenzufriedenheitsumfrage startet', setting, room);
    expect(fitted.lines.slice(0, 2)).toEqual(['Kundenzufriedenheits-', 'umfrage startet']);
    expect(fitText('Vertragsunterlagen', setting, room).lines).toEqual(['Vertragsunterlagen']);
    expect(wholeTextOf(fitted.lines)).toBe('Kundenzufriedenheitsumfrage startet');
  });

  it('keeps a number with its word', () => {
    const fitted = fitText('Thank you for 5 years together', setting, { ...room, largest: 52, smallest: 52 });
    expect(fitted.lines.some((line) => /\b5$/.test(line))).toBe(false);
  });

  it('never leaves the room', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.integer({ min: 40, max: 900 }),
        fc.integer({ min: 30, max: 500 }),
        (text, width, height) => {
          const fitted = fitText(printable(text), setting, { width, height, largest: 90, smallest: 18, maxLines: 4 });
          expect(fitted.height).toBeLessThanOrEqual(height + 0.01);
          for (const line of fitted.lines)
            if ([...line].length > 2) expect(textWidth(line, setting.face) * fitted.size).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  it('drops emoji and scripts without letters, and keeps Cyrillic, Greek and Vietnamese', () => {
    expect(printable('Hi 🎉 👩‍👩‍👧 there')).toBe('Hi there');
    expect(printable('Привет Γεια Tiếng Việt Łódź')).toBe('Привет Γεια Tiếng Việt Łódź');
    expect(printable('With 春节, मेला and dumplings')).toBe('With and dumplings');
    expect(printable('Bravo, mes amis !')).toBe('Bravo, mes amis !');
    expect(isMostlyUnprintable('日本語のテキスト ok')).toBe(true);
    expect(isMostlyUnprintable('Our café 日')).toBe(false);
  });
});
