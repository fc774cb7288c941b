import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeFormApart } from './form-body.ts';

/** Names and texts of any kind; a line end within them is sent as CR LF by every program. */
const text = fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll(/\r\n|\r|\n/g, '\r\n'));
const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((any) => any.replaceAll(/[\r\n\\]/g, ' '));
const field = fc.oneof(
  text,
  fc.record({ bytes: fc.uint8Array(), fileName: name, type: fc.constantFrom('', 'image/png', 'text/plain') }),
);

const readable = async (fields: Iterable<[string, string | File]>) =>
  Promise.all(
    Array.from(new Map(fields), async ([key, value]) =>
      typeof value === 'string' ? [key, value] : [key, value.name, await value.bytes()],
    ),
  );

it('takes apart what any program puts together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, field), { maxLength: 10 }), async (fields) => {
      const form = new FormData();
      for (const [key, value] of fields)
        if (typeof value === 'string') form.append(key, value);
        else form.append(key, new File([new Uint8Array(value.bytes)], value.fileName, { type: value.type }));
      const sent = new Response(form);
      const contentType = sent.headers.get('content-type') ?? '';
      const taken = takeFormApart(Buffer.from(await sent.arrayBuffer()), contentType);
      expect(await readable(taken)).toEqual(await readable(form));
    }),
  );
});

const part = (head: string) => Buffer.from(`--x\r\n${head}\r\n\r\n1\r\n--x--\r\n`);
const FORM = 'multipart/form-data; boundary=x';

it('reads heads as other programs write them', () => {
  const head = 'CONTENT-DISPOSITION: form-data; filename="a \\"b\\".png"; name="file"\r\nContent-Type:image/png';
  const file = takeFormApart(part(head), 'multipart/form-data; charset=utf-8; boundary="x"').get('file') as File;
  expect([file.name, file.type, file.size]).toEqual(['a "b".png', 'image/png', 1]);
  expect(takeFormApart(Buffer.from('--x--'), FORM).size).toBe(0);
});

it.each([
  ['too many parts', Buffer.from(`${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(11)}--x--`)],
  ['a head without end', part(`a: ${'b'.repeat(9_000)}`)],
  ['a part without a name', part('Content-Disposition: form-data; filename="a"')],
  ['a part that is no form data', part('Content-Disposition: attachment; name="a"')],
  ['a name only inside another value', part('Content-Disposition: form-data; filename="; name=\\"a\\""')],
  ['no end', Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1')],
  ['a boundary that goes on', Buffer.from('--xy\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--xy--')],
])('refuses a form with %s', (_what, body) => {
  expect(() => takeFormApart(body, FORM)).toThrow(SyntaxError);
});
