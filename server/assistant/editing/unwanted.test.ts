import { describe, expect, it } from 'vitest';
import { withoutUnwanted } from './unwanted.ts';

const left = (matter: string, wish: string) =>
  withoutUnwanted(matter, [
    { role: 'matter', text: matter },
    { role: 'constraint', text: wish },
  ]).text;

describe('what a wish names goes with its clause', () => {
  it.for([
    [
      '80 people, good questions, one councillor walked out.',
      'Leave out the councillor bit.',
      '80 people, good questions.',
    ],
    [
      'Agenda: fees, the rat problem, a new treasurer.',
      'Maybe leave the rats out actually.',
      'Agenda: fees, a new treasurer.',
    ],
    [
      'Kurs am Montag, Gebühr 20 €, Anmeldung bei Uli.',
      'Erwähne nicht die Gebühr.',
      'Kurs am Montag, Anmeldung bei Uli.',
    ],
    ['Flu clinic at 9, park behind the church.', 'Leave out the bit about the church.', 'Flu clinic at 9.'],
  ] as const)('CHAT-99 %s %s', ([matter, wish, text]) => {
    expect(left(matter, wish)).toBe(text);
  });

  it.for([
    ['New deadline is 10 May, entries £5.', 'Do not mention the previous deadline.'],
    ['Car boot sale on Sunday, cash only.', "don't say boot sale twice"],
    ['Market on Friday, 12 stalls.', 'leave out hashtags'],
    ['Market on Friday, 12 stalls.', 'keep it out of capitals, and no emojis'],
  ] as const)('what is not in it takes nothing away: %s %s', ([matter, wish]) => {
    expect(left(matter, wish)).toBe(matter);
  });
});
