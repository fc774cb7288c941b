import { testRules } from '../../../../../tests/support/rule-rows.ts';
import type { ClockSpec, Daypart, Meaning } from '../phrases.ts';
import { TIME_RULES } from './time-rules.ts';

function time(text: string, more: Partial<ClockSpec>): Meaning {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { kind: 'time', times: [{ hour, minute, isBare: false, ...more }] };
}
const at = (text: string, daypart?: Daypart): Meaning => time(text, daypart ? { daypart } : {});
/** A time that may be in the morning or in the evening. */
const either = (text: string, daypart?: Daypart): Meaning =>
  time(text, { isBare: true, ...(daypart ? { daypart } : {}) });
const part = (daypart: Daypart, text: string): Meaning => time(text, { daypart, isDaypartOnly: true });

testRules(TIME_RULES, {
  'an hour before am or pm': { 'at nine pm': at('21:00'), 'seven thirty am': at('07:30') },
  'for an hour': { '[for nine] tomorrow': at('09:00') },
  'hour and minutes before a day': { '[8.15] on Friday': at('08:15'), '[2.30] in the afternoon': either('02:30') },
  'four digits before a day': { '[0700] on the 14th': at('07:00') },
  'an hour that opens a note': { '[8] tonight on Facebook': at('08:00') },
  'the hour of a part of the day': { 'at the eight in the evening': at('08:00', 'evening') },
  'the first hour of a rhythm': { 'hourly [from 9] to 17': at('09:00') },
  'the last hour of a rhythm': { 'hourly from 9 to [17]': at('17:00') },
  'hundred hours': { 'at nine hundred hours': at('09:00') },
  'hours or minutes beside a clock': { 'half an hour after noon': at('12:30'), '2 hours before 5pm': at('15:00') },
  'an hour and Uhr': { 'um [8 Uhr]': at('08:00') },
  noon: { 'at noon': at('12:00'), 'around lunchtime': at('12:00') },
  midnight: { 'by midnight': at('00:00') },
  'a clock': {
    'at 9:05am': at('09:05'),
    'around 5:30 in the afternoon': either('05:30', 'afternoon'),
    '17h30': at('17:30'),
  },
  'at an hour': { 'at 10': at('10:00'), 'by about 3': either('03:00') },
  'an hour and a part of the day': { 'six in the evening': either('06:00', 'evening') },
  "an hour and o'clock": { "9 o'clock": at('09:00'), '7ish': either('07:00') },
  'at an hour and spelled minutes': { 'at eight thirty': at('08:30') },
  'at hour and minutes': { 'at 4.45': either('04:45') },
  'an hour and h': { '8h': at('08:00'), 'at 22h': at('22:00') },
  'at four digits': { 'at 1730': at('17:30') },
  'half past': { 'at half past eight': at('08:30'), 'half 8 in the evening': at('08:30', 'evening') },
  'minutes to or past': {
    'quarter to nine in the evening': at('08:45', 'evening'),
    'ten past 2pm': at('14:10'),
    'five to midnight': at('23:55'),
  },
  dawn: { 'at sunrise': at('06:00') },
  'first thing': { 'first thing in the morning': part('morning', '09:00') },
  'the end of the day': { 'by close of business': at('17:00') },
  'in a part of the day': { 'in the early afternoon': part('afternoon', '15:00') },
  'parts of days': { 'Mondays, [evenings], on Facebook': part('evening', '18:00') },
  'at night': { 'late at night': part('night', '21:00') },
  'the middle of a part of the day': { 'mid-morning': part('morning', '09:00') },
  'a part of the day': { 'tomorrow [evening]': part('evening', '18:00') },
});
