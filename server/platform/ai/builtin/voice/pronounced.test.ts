import { describe, expect, it } from 'vitest';
import { cardinal, ordinal, year } from './numbers.ts';
import { firstWords, pronounced } from './pronounced.ts';

describe('text made for speech', () => {
  it.each([
    ['Save 20% today', 'Save twenty percent today.'],
    ['Only $49.99!', 'Only forty nine dollars and ninety nine cents!'],
    ['We raised $1.5M', 'We raised one point five million dollars.'],
    ['Doors open at 9:30am', 'Doors open at nine thirty a m.'],
    ['See you at 18:00 on 12 May 2026.', 'See you at six p m on the twelfth of May twenty twenty six.'],
    ['10,000+ customers', 'ten thousand plus customers.'],
    ['3x faster builds', 'three times faster builds.'],
    ['Open 9-5pm', 'Open nine to five p m.'],
    ['Our CEO loves AI', 'Our C E O loves A I.'],
    ['Tea & coffee, e.g. latte', 'Tea and coffee, for example latte.'],
    ['the 1st of the 1990s', 'the first of the nineteen nineties.'],
    ['Café Zoë', 'Cafe Zoe.'],
  ])('says %j as %j', (text, said) => {
    expect(pronounced(text, 'en')).toBe(said);
  });

  it('reads no hashtags, links, emoji or markdown aloud', () => {
    const said = pronounced(
      '## **Big** news 🎉\n- Visit https://example.com/a?b=1\n- We love #SlowCoffee here\n\n#coffee #sale',
      'en',
    );
    expect(said).toBe('Big news.\nVisit.\nWe love Slow Coffee here.');
  });

  it.each([
    ['de', 'Kaffee & Kuchen für 3,50 € – GANZ NEU! 🎂', 'Kaffee und Kuchen für 3 Euro 50, ganz neu!'],
    ['de', 'Täglich 9 – 17 Uhr', 'Täglich 9-17 Uhr.'],
    ['de', 'Schreib an post@hof.de #Hofladen', 'Schreib an post ät hof Punkt de.'],
    ['es', '¡Pan/café por 2,00 €! (hasta las 18:30)', 'Pan o café por 2 euros! hasta las 18:30.'],
    ['fr', '« Portes ouvertes » : 20 % samedi à 18h30…', 'Portes ouvertes: 20 % samedi à 18h30.'],
    ['it', 'Pane+caffè, NUOVO CD: €1,20', 'Pane più caffè, nuovo CD: €1,20.'],
    ['pt', 'Pão & café – amanhã às 10h', 'Pão e café, amanhã às 10h.'],
  ] as const)('VOICE-06 leaves figures in %s to its recording, and says the signs of %j', (language, text, said) => {
    expect(pronounced(text, language)).toBe(said);
  });

  it('has nothing to say where there are no words', () => {
    expect(pronounced('🎉 #one https://example.com', 'en')).toBe('');
    expect(pronounced('日本語', 'de')).toBe('');
  });

  it('cuts a long text at a sentence', () => {
    const text = 'One two three four five. Six seven eight nine ten. Eleven twelve.';
    expect(firstWords(text, 11)).toBe('One two three four five. Six seven eight nine ten.');
    expect(firstWords(text, 100)).toBe(text);
  });

  it('names numbers', () => {
    expect([cardinal(0), cardinal(115), cardinal(2_000_017), ordinal(21), ordinal(12), year(1905), year(2000)]).toEqual(
      [
        'zero',
        'one hundred and fifteen',
        'two million and seventeen',
        'twenty first',
        'twelfth',
        'nineteen oh five',
        'two thousand',
      ],
    );
  });
});
