const PARTS_MAX = 10;
const HEAD_MAX_BYTES = 8 * 1024;
const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';

/**
 * Takes the whole body of a form apart (multipart/form-data), files among its fields; throws where it is none. It lies in
 * memory as a whole, so nothing is left that could fail later, and how much there is to look at is bounded before.
 */
export function takeFormApart(body: Buffer, contentType: string): Map<string, string | File> {
  const delimiter = `--${boundaryIn(contentType)}`;
  const fields = new Map<string, string | File>();
  if (!hasAt(body, 0, delimiter)) throw new SyntaxError('The form does not begin with its boundary');
  let at = Buffer.byteLength(delimiter);
  for (let parts = 0; !hasAt(body, at, '--'); parts++) {
    if (parts === PARTS_MAX) throw new SyntaxError('The form has too many parts');
    if (!hasAt(body, at, LINE_END)) throw new SyntaxError('The boundary is not the end of its line');
    const head = body.subarray(at, at + HEAD_MAX_BYTES);
    const headEnd = head.indexOf(HEAD_END);
    if (headEnd < 0) throw new SyntaxError('A part has no head that ends');
    const from = at + headEnd + HEAD_END.length;
    const to = body.indexOf(LINE_END + delimiter, from);
    if (to < 0) throw new SyntaxError('A part does not end');
    const { name, fileName, type } = readHead(head.toString('utf8', 0, headEnd));
    const content = body.subarray(from, to);
    fields.set(
      name,
      fileName === undefined ? content.toString() : new File([new Uint8Array(content)], fileName, { type }),
    );
    at = to + LINE_END.length + Buffer.byteLength(delimiter);
  }
  return fields;
}

function boundaryIn(contentType: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?:[\s;]|$))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw new SyntaxError('The form has no boundary');
  return boundary;
}

function readHead(head: string): { name: string; fileName?: string; type: string } {
  const lines = head.split(LINE_END);
  const [disposition] = lines.flatMap((line) => /^content-disposition:\s*form-data(.*)$/is.exec(line)?.[1] ?? []);
  const [type = ''] = lines.flatMap((line) => /^content-type:\s*(\S.*)$/is.exec(line)?.[1] ?? []);
  const found = disposition?.matchAll(/;\s*([\w*-]+)="((?:[^"\\]|\\.)*)"/gsy) ?? [];
  const parameters = new Map(Array.from(found, ([, key = '', value = '']) => [key.toLowerCase(), unescaped(value)]));
  const [name, fileName] = [parameters.get('name'), parameters.get('filename')];
  if (name === undefined) throw new SyntaxError('A part has no name');
  return { name, type, ...(fileName === undefined ? {} : { fileName }) };
}

/** Browsers write a quote as %22, other programs with a backslash before it. */
function unescaped(value: string): string {
  return value.replaceAll('\\"', '"').replaceAll(/%22/g, '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');
}

function hasAt(body: Buffer, at: number, text: string): boolean {
  const bytes = Buffer.from(text);
  return body.subarray(at, at + bytes.length).equals(bytes);
}
