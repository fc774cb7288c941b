/** Blanks and marks: one of each, where they belong. */
export function mendSpacing(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      // A face of marks would be taken for an open bracket.
      .replace(/(?<=\S) +[:;]-?[)(](?=\s|$)/g, '')
      .replace(/([!?])(?:\s?[!?])+/g, (marks) => (marks.includes('?') ? '?' : '!'))
      .replace(/(?<!\.)\.\.(?!\.)/g, '.')
      .replace(/\.{3,}|…/g, '…')
      // 'an empty .ini file': a point before a small letter opens a name.
      .replace(/ +(?!\.\p{Ll})([,;.!?])(?=\s|$|[\p{L}])/gu, '$1')
      .replace(/(?<!\d),(?=[\p{L}\p{N}])/gu, ', ')
      .replace(/,(?=\p{L})/gu, ', ')
      .replace(/(?<![\d.])\d{1,2}(?:,\d{1,2}){2,}(?!\d)/g, (row) => row.replaceAll(',', ', '))
      .replace(/([,;])(?:\s*[,;])+/g, '$1')
      .replace(
        /(?<!(?:^|\s)\p{Lu}|(?<!\p{L})(?:incl?|excl?|inkl|exkl|zzgl|approx|etc|usw|ca|no|nr|st|str|bzw|ggf)|\d\.\d\d?)([.!])\s*,(?=\s)/giu,
        '$1',
      )
      .replace(/,\s*([.!?])(?=\s|$)/g, '$1')
      .replace(/([.!?…])\.(?!\.)/g, '$1')
      .replace(/(?<=\p{L}) +:(?=\s)/gu, ':')
      .replace(/[,;]+\s*\)/g, ')')
      .replace(/\( +/g, '(')
      .replace(/ +\)/g, ')')
      .replace(/^[\s,;.:–—-]+(?=\S)/, '')
      .trim()
  );
}
