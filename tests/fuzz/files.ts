import { ONE_PIXEL_PNG } from '../support/doubles/provider-wire.ts';
import { pictureFile } from '../support/stage/pictures.ts';

/** A file of a form. */
export interface FormFile {
  name: string;
  type: string;
  bytes: Buffer;
}

const file = (name: string, type: string, content: string | Buffer): FormFile => ({
  name,
  type,
  bytes: Buffer.from(content),
});

const square = Buffer.from(await (await pictureFile(256, 256)).arrayBuffer());

/** What somebody may choose, or an attacker send: pictures, what only looks like one, tables, archives. */
export const SOME_FILES: FormFile[] = [
  file('square.png', 'image/png', square),
  file('one.png', 'image/png', ONE_PIXEL_PNG),
  file('half.png', 'image/png', ONE_PIXEL_PNG.subarray(0, 40)),
  file('page.png', 'image/png', '<html><script>alert(1)</script></html>'),
  file('drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'),
  file('script.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  file(
    'entities.svg',
    'image/svg+xml',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  ),
  file('posts.csv', 'text/csv', 'date,time,platforms,text\n2027-05-01,09:00,linkedin,Fresh bread\n01/02/2027,x,y,z\n'),
  file('formula.csv', 'text/csv', '=cmd|calc,"unclosed\n\0\n'),
  file('export.json', 'application/json', '{"workflows":[{"name":"Bread","agents":[],"connections":[]}]}'),
  file('export.zip', 'application/zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')),
  file('empty', 'application/octet-stream', ''),
  file('../../etc/passwd', 'image/png', 'root'),
  file('big.png', 'image/png', Buffer.alloc(6_000_000, 7)),
];
