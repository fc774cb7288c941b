import { expect, test } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { NO_CONSTRAINTS } from './constraints.ts';
import { lossOf } from './loss.ts';

const matter = 'bake sale sat 5 dec, 9.30 to 1, £2 a slice, hall at Mill Lane, rsvp jo@hall.example';
const check = (text: string, constraints = NO_CONSTRAINTS) => lossOf({ matter, brand: NO_BRAND, text, constraints });

test('a draft with every fact may go out', () => {
  expect(
    check('Bake sale on Saturday 5 December, 9:30 to 1. £2 a slice, hall at Mill Lane. RSVP jo@hall.example'),
  ).toEqual([]);
});

test('a lost figure, day, name or address is named', () => {
  expect(check('Bake sale, 9:30 to 1, £2 a slice.')).toEqual([
    'Not in the text: “5”, “jo@hall.example”, “Mill”, “Lane”, “Saturday”.',
  ]);
});

test('a figure or a link from nowhere is named', () => {
  expect(check(`${matter}. 20 places at hall.example/book`)).toEqual([
    'Not from your message: “20”, “hall.example/book”.',
  ]);
});

test('a leaked order and a broken limit are named', () => {
  expect(check(`${matter} no hashtags`)).toEqual(['This may be meant for me and not for your readers: “hashtags”.']);
  expect(check(matter, { ...NO_CONSTRAINTS, maxWords: 5 })).toEqual(['It has 17 words, and you asked for at most 5.']);
});
