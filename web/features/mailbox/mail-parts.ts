/** A paragraph of a mail, or the ways on that it offers. */
export type MailPart = { kind: 'words'; text: string } | { kind: 'ways'; ways: { label: string; href: string }[] };

/** A line that is a button in the mail's drawn form. */
const WAY = /^(.{1,80}): (https?:\/\/\S+)$/;

/** A mail's plain text in its parts: where every line of a paragraph leads somewhere, they are ways. */
export function mailParts(text: string): MailPart[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const ways = paragraph.split('\n').map((line) => WAY.exec(line));
      const found = ways.flatMap((way) => (way ? [{ label: way[1] ?? '', href: way[2] ?? '' }] : []));
      return found.length === ways.length ? { kind: 'ways', ways: found } : { kind: 'words', text: paragraph };
    });
}
