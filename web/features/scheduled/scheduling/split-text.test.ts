import { expect, test } from 'vitest';
import { joinText, splitText } from './split-text.ts';

test.each([
  ['Fresh bread\nEvery morning\nfrom seven', 'Fresh bread', 'Every morning\nfrom seven'],
  ['\n  \nFresh bread\nEvery morning', 'Fresh bread', 'Every morning'],
  ['Fresh bread\r\nEvery morning', 'Fresh bread', 'Every morning'],
  ['Fresh bread\n\nEvery morning\n\n', 'Fresh bread', '\nEvery morning'],
])('SDLG-15 the first non-empty line is the input, the rest the description: %j', (text, input, description) => {
  expect(splitText(text)).toEqual({ input, description });
});

test.each(['Fresh bread', 'Fresh bread\n', '  Fresh bread \n \n'])(
  'SDLG-16 one line is the input alone: %j',
  (text) => {
    expect(splitText(text)).toEqual({ input: 'Fresh bread', description: '' });
  },
);

test('nothing gives nothing', () => {
  expect(splitText(' \n ')).toEqual({ input: '', description: '' });
});

test('what was joined for the box and split again reads the same', () => {
  const { input, description } = splitText(joinText('Fresh bread', 'Every morning\n\n#bakery'));
  expect([input, description].join('\n')).toBe('Fresh bread\n\nEvery morning\n\n#bakery');
});
