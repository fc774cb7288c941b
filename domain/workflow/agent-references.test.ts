import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, firstLineTitle, isReferable, meaningOf, piecesOf, withNewNames, written } from './agent-references.ts';
import type { Agent } from './graph.ts';

const agent = (name: string, type: Agent['type'] = 'chat', more: Partial<Agent> = {}): Agent => ({
  id: name,
  type,
  name,
  input: '',
  description: '',
  ...more,
});
const agents = byName([agent('Writer'), agent('Dr. Who'), agent('Picture', 'image'), agent('Twin'), agent('Twin')]);
const meaning = (text: string) => {
  const [piece] = piecesOf(text);
  return piece?.reference ? meaningOf(piece.reference, agents) : null;
};
const referred = (text: string) => piecesOf(text).flatMap(({ reference }) => reference ?? []);
const names = fc.string({ minLength: 1, maxLength: 100 }).filter(isReferable);
const braces = fc.array(fc.constantFrom('{{', '}}', '{', '}', '.', 'Writer', '.output', ' ', '\n', 'x'), {
  maxLength: 60,
});

describe('references in a text', () => {
  it('KIND-10 are found with their name and field, whatever stands around them', () => {
    expect(referred('a {{Writer.output}} b {{ Dr. Who . title }}{{brand.name}}')).toEqual([
      { name: 'Writer', field: 'output' },
      { name: 'Dr. Who', field: 'title' },
      { name: 'brand', field: 'name' },
    ]);
  });

  it('KIND-10 braces that refer to nothing stay words', () => {
    for (const text of [
      '{{first name}}',
      '{{.output}}',
      '{{Writer.}}',
      '{{Wri\nter.output}}',
      '{{a.b{c.output}}',
      '{ {x.output} }',
    ])
      expect(referred(text)).toEqual([]);
    expect(meaning('{{customer.email}}')).toEqual({ kind: 'words' });
    expect(meaning('{{constructor.name}}')).toEqual({ kind: 'words' });
  });

  it('KIND-10 the pieces of any text are the text, and hostile ones are read at once', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          braces.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(
            piecesOf(text)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
    for (const part of ['{', '{{', '{{a.', '{{a.output}', '{{{{{{a.b}}']) {
      const text = part.repeat(200_000 / part.length);
      expect(
        piecesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('KIND-11 mean a fact, the text of an agent, or a fault with a way on', () => {
    expect(meaning('{{brand.name}}')).toEqual({ kind: 'fact', key: 'brand.name' });
    expect(meaning('{{Writer.title}}')).toEqual({ kind: 'agent', id: 'Writer', part: 'title' });
    const faults = {
      '{{Editor.output}}': 'No agent is called ‘Editor’.',
      '{{Writer.text}}': 'Writer has no ‘text’.',
      '{{brand.colour}}': 'There is no {{brand.colour}}. There is {{brand.name}}',
      '{{Picture.output}}': 'Picture makes no text',
      '{{Twin.output}}': 'Several agents are called ‘Twin’.',
    };
    for (const [text, message] of Object.entries(faults))
      expect(meaning(text)).toEqual({ kind: 'fault', message: expect.stringContaining(message) });
  });

  it('KIND-12 follow any name to any other, and nothing else of the text changes', () => {
    fc.assert(
      fc.property(names, names, fc.string(), fc.string(), (from, to, before, after) => {
        const text = `${before.replace(/[{}]/g, '')}${written(from, 'output')}${after.replace(/[{}]/g, '')}`;
        const there = withNewNames(text, new Map([[from.trim(), to.trim()]]));
        expect(referred(there)[0]).toEqual({ name: to.trim(), field: 'output' });
        expect(there).toBe(text.replace(written(from, 'output'), () => written(to.trim(), 'output')));
      }),
    );
    fc.assert(
      fc.property(
        braces.map((parts) => parts.join('')),
        (text) => {
          const other = withNewNames(text, new Map([['Nobody', 'Somebody']]));
          expect(other).toBe(text);
        },
      ),
    );
    expect(withNewNames('{{brand.name}} {{brand.output}}', new Map([['brand', 'Label']]))).toBe(
      '{{brand.name}} {{Label.output}}',
    );
    expect([isReferable('brand'), isReferable('{x}'), isReferable(' '), isReferable('toString')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('KIND-11 a title is the first line that says something', () => {
    expect(firstLineTitle('\n## **Bread class**\nOn Saturday')).toBe('Bread class');
    expect(firstLineTitle(' ')).toBe('');
    const long =
      'Our bakery opens on Saturday 6 March at 8 am. We bake sourdough, rye and brioche for you every single morning.';
    expect(firstLineTitle(long)).toBe('Our bakery opens on Saturday 6 March at 8 am');
    expect(firstLineTitle(long.replaceAll('.', ','))).toMatch(/ every…$/);
  });
});
