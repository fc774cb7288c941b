import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../../../domain/languages.ts';
import { SYMBOL_WORDS } from './symbol-words.ts';
import { nameOfSymbol, paintSymbol, subjectOf, symbolFor, symbolNames } from './symbols.ts';

const SET = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json'), 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const COLOURS = { fill: '#fb5931', line: '#143241' };

describe('symbols', () => {
  it.each([
    ['A cosy coffee shop', 'coffee'],
    ['A mountain at sunset', 'mountains'],
    ['20% off all running shoes', 'sneaker-move'],
    ['Our spring tune-up for bikes', 'bicycle'],
    ['Two dogs on a walk', 'dog'],
    ['Neueröffnung unserer Bäckerei', 'bread'],
    ['Sauerteigbrot für Anfänger', 'bread'],
    ['Unser Adventskonzert', 'music-notes'],
    ['Le pain du jour', 'bread'],
    ['Clínica dental para niños', 'stethoscope'],
    ['Corte de cabelo a 12 €', 'scissors'],
    ['Corso di ceramica', 'jar'],
    ['Llaves en el acto, cerrajero 24 h', 'key'],
    ['Fête de la musique', 'music-notes'],
  ])('PIC-300 finds the thing in %j', (text, name) => {
    expect(symbolFor([text])).toBe(name);
  });

  it('PIC-452 have a name in every language', () => {
    const nameless = [...symbolNames()].flatMap((symbol) =>
      LANGUAGES.filter((language) => nameOfSymbol(symbol, language) === null).map(
        (language) => `${symbol} ${language}`,
      ),
    );
    expect(nameless).toEqual([]);
    expect(LANGUAGES.map((language) => nameOfSymbol('leaf', language))).toEqual([
      'leaf',
      'Blatt',
      'hoja',
      'feuille',
      'folha',
      'foglia',
    ]);
  });

  it.each([
    ['We are hiring', 'briefcase'],
    ['Autumn sale', 'leaf'],
    ['Wir sind umgezogen', 'truck'],
  ])('takes the mood of %j where no thing is named', (text, name) => {
    expect(symbolFor([text])).toBe(name);
  });

  it.each([
    'Careful start',
    'an otter on a unicycle',
    'Book a table',
    'State of the art',
    'Relief from back pain',
    'Nous sommes fermés car il pleut',
    'Segunda-feira fechado',
    'Hundert Jahre Konkurs',
  ])('PIC-301 takes no symbol rather than a wrong one for %j', (text) => {
    expect(symbolFor([text])).toBeNull();
  });

  it.each([
    ['Plant nursery spring fair', '', 'potted-plant'],
    ['Nursery open morning', 'Bring your pram', 'baby-carriage'],
    ['Nursery open morning', '', null],
    ['The bar is open again', 'Cocktails from six', 'martini'],
    ['Chocolate bar tasting', 'Eight bars from eight islands', null],
    ['Bridge club moves to the Quaker hall', '', null],
  ])('PIC-508 takes a word with two senses by the words beside it: %s, %s', (title, note, name) => {
    expect(symbolFor([title], [note])).toBe(name);
  });

  it.each([
    ['The well is dressed again', 'Teas in the village hall', null],
    ['Foodbank collection', 'We need tinned fish, milk and nappies', null],
    ['We reopen on Monday', 'Baguettes, rye and everything else a baker knows', 'bread'],
    ['Autumn sale', 'Ask in the café', 'leaf'],
  ])('PIC-509 lets no stray word of the rest choose the symbol: %s, %s', (title, note, name) => {
    expect(symbolFor([title], [note])).toBe(name);
  });

  it('PIC-302 the things of hundreds of symbols have words in six languages, and each is in the set', () => {
    const names = [...symbolNames()];
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !(`${name}-duotone` in SET.icons))).toEqual([]);
  });

  it.each([
    ['A lighthouse at dusk', 'lighthouse', true],
    ['A hedgehog with an umbrella', 'paw-print', false],
    ['Ein Fuchs im Schnee', 'paw-print', false],
    ['Una tortuga leyendo un libro', 'paw-print', false],
    ['Un violon', 'music-notes', false],
    ['Our mascot', null, false],
  ])('PIC-479 shows what a drawing is of, or a thing of its kind: %s', (title, symbol, isItself) => {
    expect(subjectOf(title)).toEqual({ symbol, isItself });
  });

  it('gives no word to two symbols', () => {
    const symbolOf = new Map<string, string>();
    for (const line of SYMBOL_WORDS.trim().split('\n').filter(Boolean)) {
      const [head = '', words = ''] = line.split(/:\s*/u);
      // A word with two senses may stand in two rows.
      for (const word of words.split(/[\s|]+/u).filter((one) => one !== '' && !/^[≈=]/u.test(one))) {
        expect([word, symbolOf.get(word) ?? head]).toEqual([word, head]);
        symbolOf.set(word, head);
      }
    }
  });

  it('paints every symbol with the given colours only', () => {
    for (const name of symbolNames()) {
      const svg = paintSymbol(name, 0, 0, 100, COLOURS);
      expect(new Set(svg.match(/fill="[^"]+"/gu)), name).toEqual(new Set(['fill="#fb5931"', 'fill="#143241"']));
    }
  });

  it('paints the very drawing of the set', () => {
    const asInSet = { fill: 'two', line: 'currentColor' };
    for (const name of symbolNames())
      expect(paintSymbol(name, 0, 0, 256, asInSet).replaceAll('fill="two"', 'opacity=".2"'), name).toContain(
        SET.icons[`${name}-duotone`]?.body,
      );
  });

  it.each(['otter', '', 'otter": {', '-duotone'])('paints nothing for a name that the set lacks: %j', (name) => {
    expect(paintSymbol(name, 0, 0, 100, COLOURS)).toBe('');
  });
});
