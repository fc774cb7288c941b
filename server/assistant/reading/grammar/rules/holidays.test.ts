import { describe, expect, test } from 'vitest';
import { scanText } from '../scanned.ts';
import { HOLIDAYS, holidayIn } from './holidays.ts';

/** The name of the holiday that a text names, as the grammar found it. */
function nameIn(text: string): string {
  const [phrase] = scanText(text).phrases;
  const [day] = phrase?.meaning.kind === 'days' ? phrase.meaning.days : [];
  return day?.type === 'holiday' ? day.name : '';
}

const IN_2028: [name: string, day: string][] = [
  ['Christmas Eve', '2028-12-24'],
  ['Christmas Day', '2028-12-25'],
  ['Boxing Day', '2028-12-26'],
  ["New Year's Eve", '2028-12-31'],
  ["New Year's Day", '2028-01-01'],
  ["Valentine's Day", '2028-02-14'],
  ['Halloween', '2028-10-31'],
  ["St Patrick's Day", '2028-03-17'],
  ['St. Nicholas', '2028-12-06'],
  ["St George's Day", '2028-04-23'],
  ['Independence Day', '2028-07-04'],
  ['Easter Monday', '2028-04-17'],
  ['Easter Sunday', '2028-04-16'],
  ['Good Friday', '2028-04-14'],
  ['Maundy Thursday', '2028-04-13'],
  ['Palm Sunday', '2028-04-09'],
  ['Ash Wednesday', '2028-03-01'],
  ['Pancake Day', '2028-02-29'],
  ['Ascension Day', '2028-05-25'],
  ['Pentecost', '2028-06-04'],
  ['Thanksgiving', '2028-11-23'],
  ['Black Friday', '2028-11-24'],
  ['Small Business Saturday', '2028-11-25'],
  ['Cyber Monday', '2028-11-27'],
  ['Giving Tuesday', '2028-11-28'],
  ['Mothering Sunday', '2028-03-26'],
  ["Mother's Day", '2028-05-14'],
  ["Father's Day", '2028-06-18'],
  ['Memorial Day', '2028-05-29'],
  ['Labor Day', '2028-09-04'],
  ['Labour Day', '2028-05-01'],
  ['MLK Day', '2028-01-17'],
  ["Presidents' Day", '2028-02-21'],
  ['Veterans Day', '2028-11-11'],
  ['Columbus Day', '2028-10-09'],
  ['Juneteenth', '2028-06-19'],
  ['Earth Day', '2028-04-22'],
  ["April Fools' Day", '2028-04-01'],
  ["International Women's Day", '2028-03-08'],
  ["International Men's Day", '2028-11-19'],
  ['Cinco de Mayo', '2028-05-05'],
  ['Bastille Day', '2028-07-14'],
  ['Australia Day', '2028-01-26'],
  ['Anzac Day', '2028-04-25'],
  ['Canada Day', '2028-07-01'],
  ['Bonfire Night', '2028-11-05'],
  ['Burns Night', '2028-01-25'],
  ['Groundhog Day', '2028-02-02'],
  ['May Day', '2028-05-01'],
  ['Star Wars Day', '2028-05-04'],
  ['Pi Day', '2028-03-14'],
  ['leap day', '2028-02-29'],
  ['Epiphany', '2028-01-06'],
  ["All Saints' Day", '2028-11-01'],
  ['Singles Day', '2028-11-11'],
  ['World Environment Day', '2028-06-05'],
  ['World Mental Health Day', '2028-10-10'],
  ['World Book Day', '2028-04-23'],
  ['World AIDS Day', '2028-12-01'],
  ['Chinese New Year', '2028-01-26'],
  ['Diwali', '2028-10-17'],
  ['Hanukkah', '2028-12-12'],
];
const ELSEWHERE: [name: string, timeZone: string, day: string][] = [
  ['Thanksgiving', 'America/Toronto', '2028-10-09'],
  ["Mother's Day", 'Europe/London', '2028-03-26'],
  ["Father's Day", 'Australia/Sydney', '2028-09-03'],
  ['Labour Day', 'America/New_York', '2028-09-04'],
];

describe('holidays', () => {
  test('each has a row that shows it', () => {
    const named = IN_2028.map(([name]) => nameIn(name));
    const unseen = HOLIDAYS.filter(([pattern]) => !named.some((name) => new RegExp(`^(?:${pattern})$`).test(name)));
    expect(unseen).toEqual([]);
  });

  test.each(IN_2028)('%s is on %s', (name, day) => {
    expect(holidayIn(nameIn(name), 2028, 'Europe/Berlin')?.toString()).toBe(day);
  });

  test.each(ELSEWHERE)('%s in %s is on %s', (name, timeZone, day) => {
    expect(holidayIn(nameIn(name), 2028, timeZone)?.toString()).toBe(day);
  });

  test('a year without a leap day has none', () => {
    expect(holidayIn('leap day', 2027, 'Europe/Berlin')).toBeNull();
  });
});
