const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** How the signs of an address are said. */
interface AddressWords {
  dot: string;
  at: string;
}

function withoutMarks(text: string, { dot, at }: AddressWords): string {
  const dotted = (address: string) => address.replaceAll('.', ` ${dot} `);
  return text
    .replace(/```[\s\S]*?```/gu, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/gu, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replace(/<[^<>]{1,200}>/gu, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/giu, ' ')
    .replace(
      /(?<![\w.+-])([\w.+-]{1,64})@([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})\b/gu,
      (_, name: string, host: string) => `${dotted(name)} ${at} ${dotted(host)}`,
    )
    .replace(
      /(?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|co|shop|store|app|dev|eu|ai)(?:\/\S*)?(?![\w])/giu,
      (link) => dotted(link.replace(/\/.*$/u, '')),
    )
    .replace(/(?:^|\n)\s*#{1,6}\s+/gu, '\n')
    .replace(/(?:^|\n)\s*(?:[-*•▪▫◦✓✔➤→>]+|\d{1,2}[.)])\s+/gu, '\n')
    .replace(/[*_~`]+/gu, '');
}

/** Hashtags at a line's end are labels and vanish; one inside a sentence is a word of it. */
function withoutHashtags(text: string): string {
  return text
    .replace(/(?:\s*#[\p{L}\d_]+)+\s*(?=\n|$)/gu, '')
    .replace(/^(?:\s*#[\p{L}\d_]+)+\s*$/gmu, '')
    .replace(/#([\p{L}\d_]+)/gu, (_, word: string) => word.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' '))
    .replace(/(?<=^|\s)@([\p{L}\d_.]+)/gu, (_, name: string) => name.replace(/[_.]+/gu, ' '));
}

/** One space, one line end: patterns that skip spaces would crawl through long runs of them. */
function evenSpaced(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n');
}

/** A text as it can be read aloud: no Markdown, links, hashtags or emoji; its lines and words stay. */
export function readable(text: string, words: AddressWords = { dot: 'dot', at: 'at' }): string {
  return evenSpaced(withoutHashtags(withoutMarks(evenSpaced(text.replace(EMOJI, ' ')), words)))
    .replace(/ +(?=[,.;:!?])/gu, '')
    .trim();
}
