import { expect, it } from 'vitest';
import { mailParts } from './mail-parts.ts';

it('a mail’s text is paragraphs, and ways where every line leads somewhere', () => {
  const text =
    'Hello,\n\nPlease confirm:\nit is yours\n\nVerify email: http://a.b/?c=d\n\nOne: https://a.b\nTwo: https://c.d\n\nFanfare\n';
  expect(mailParts(text)).toEqual([
    { kind: 'words', text: 'Hello,' },
    { kind: 'words', text: 'Please confirm:\nit is yours' },
    { kind: 'ways', ways: [{ label: 'Verify email', href: 'http://a.b/?c=d' }] },
    {
      kind: 'ways',
      ways: [
        { label: 'One', href: 'https://a.b' },
        { label: 'Two', href: 'https://c.d' },
      ],
    },
    { kind: 'words', text: 'Fanfare' },
  ]);
});

it('only addresses of the web are ways: everything else stays words', () => {
  for (const text of ['Open: javascript:alert(1)', 'Open: /dashboard', 'See: https://a.b and more', 'https://a.b'])
    expect(mailParts(text)).toEqual([{ kind: 'words', text }]);
});
