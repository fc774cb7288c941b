import { describe, expect, test } from 'vitest';
import { mend } from './mend.ts';

const english = (text: string, verbatim = false) => mend(text, { language: 'en', verbatim, said: text });

describe('mending', () => {
  test.each([
    ['we dont open untill 9.30 on weds', "We don't open until 9:30 on Wednesday"],
    ['quiz nite thurs 14 jan, 7pm-9pm', 'Quiz night Thursday 14 January, 7 pm-9 pm'],
    ['Thurs falafel wrap 7.50', 'Thursday falafel wrap 7.50'],
    ['LOST CAT, grey tabby', 'Lost cat, grey tabby'],
    ['six Tuesdays starting 7 January', 'Six Tuesdays starting 7 January'],
    ['come to our OPEN DAY, FREE BBQ', 'Come to our open day, free BBQ'],
    ['open mon-fri 9-17, sat 9-12', 'Open Monday–Friday 9–17, Saturday 9–12'],
    ['its back!! see you at st annes hall', "It's back! See you at St Anne's hall"],
    ['last nights match, 20 min late', "Last night's match, 20 minutes late"],
    ['we close at 19h', 'We close at 19:00'],
    ['mondays market is off, we are open on mondays again', "Monday's market is off, we are open on Mondays again"],
    ['barrington st in Halifax, ring mr Osei', 'Barrington st in Halifax, ring Mr Osei'],
    ['new hours frm nxt week, nr the Mill, bus nr 61', 'New hours from next week, near the Mill, bus no. 61'],
    [
      'dust settles while your scrubbing, put your feet up when your home',
      "Dust settles while you're scrubbing, put your feet up when you're home",
    ],
    ['a per diem of 85 plus travel at 0.32 a km', 'A per diem of 85 plus travel at 0.32 a km'],
    [
      'it is Petras promotion, Terrys shed is two Audis wide',
      "It is Petra's promotion, Terry's shed is two Audis wide",
    ],
    [
      'paddles not incl. collect betw 9 and 12, bring yr own mug ;)',
      'Paddles not included. Collect between 9 and 12, bring your own mug',
    ],
    ['PUPPY CLASS IS FULL. RSPCA DOGS HALF PRICE', 'Puppy class is full. RSPCA dogs half price'],
    ['it is heavier then it looks, soup then the quiz', 'It is heavier than it looks, soup then the quiz'],
    ['lets hope so. the agency lets rooms', "Let's hope so. The agency lets rooms"],
    ['14 dads and 1 grandad came, my dads shed', "14 dads and 1 grandad came, my dad's shed"],
    [
      'the app is quick and lets you book, your welcome pack is here',
      'The app is quick and lets you book, your welcome pack is here',
    ],
    [
      'simmer longer then the cream goes in, once your booking is made',
      'Simmer longer then the cream goes in, once your booking is made',
    ],
    ['chef Tomo has a 2016 Golf, FWD, a min of 6 people', 'Chef Tomo has a 2016 Golf, FWD, a min of 6 people'],
    ['if ur scared of needles so is Graham', "If you're scared of needles so is Graham"],
    ['bring ur pots and ur kids if ur coming', "Bring your pots and your kids if you're coming"],
    ['eggs are back, 6 for 2.20 or 12 for 4', 'Eggs are back, 6 for 2.20 or 12 for 4'],
    ['quiz on friday, 7 for 7.30', 'Quiz on Friday, 7 for 7:30'],
    ['3 for 5.50, doors at 7.30', '3 for 5.50, doors at 7:30'],
    ['we are closed on July 4 all day, get ur free coffee', 'We are closed on July 4 all day, get your free coffee'],
    ['find the n (how many mice), saved in the last min', 'Find the n (how many mice), saved in the last minute'],
    ['12 hrs/wk, 14 quid an hr, cv to jo', '12 hours a week, £14 an hour, CV to jo'],
  ])('%s', (typed, mended) => {
    expect(english(typed)).toBe(mended);
  });

  test('a text in capitals is calmed down, acronyms stay', () => {
    expect(english('THE NHS SAYS THE CLINIC ON B12 IS SHUT. NEXT NEWS 1PM')).toBe(
      'The NHS says the clinic on B12 is shut. Next news 1 pm',
    );
  });

  test('names in a text of capitals keep one', () => {
    expect(english('THE GATE ON MILL LANE IS LOCKED. RING DENNIS OR AGNIESZKA.')).toBe(
      'The gate on Mill Lane is locked. Ring Dennis or Agnieszka.',
    );
  });

  test('a word of another language is no misspelt English one', () => {
    expect(english('la ricetta della nonna con saluti da tutti')).toBe('La ricetta della nonna con saluti da tutti');
  });

  test('links, addresses, codes and quotations stay letter for letter', () => {
    const text = 'Code sAvE-7x at shop.example/dont, mail u@r.example: “i wil be ther untill 5”';
    expect(english(text)).toBe(text);
  });

  test('no am, pm, year or currency is added', () => {
    expect(english('from 6 on 3 feb, 7.50 each')).toBe('From 6 on 3 February, 7.50 each');
  });

  test('other languages get capitals and blanks only, German its plain nouns too', () => {
    expect(mend('ab montag offen , 9 bis 15 Uhr. im hof', { language: 'de', verbatim: false, said: '' })).toBe(
      'Ab Montag offen, 9 bis 15 Uhr. Im Hof',
    );
  });
});
