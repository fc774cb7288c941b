const QUOTED =
  /"([^"\n]{2,600})"|“([^”\n]{2,600})”|„([^“”\n]{2,600})[“”]|«([^»\n]{2,600})»|(?<![\p{L}\p{N}])'([^'\n]{8,400})'(?![\p{L}\p{N}])/gu;
/** Stands for a quoted text while the brief is taken apart: never split, never mended. */
const MASK = /\uE000(\d+)\uE001/g;

/** A text whose quotations, links and addresses are put aside. */
export interface Masked {
  text: string;
  kept: string[];
}

/** Puts quotations, links and addresses aside, so that nothing splits or mends them. */
export function mask(text: string): Masked {
  const kept: string[] = [];
  const keep = (whole: string) => `\uE000${kept.push(whole) - 1}\uE001`;
  const quoted = text.replace(/[\uE000\uE001]/g, '').replace(QUOTED, keep);
  return {
    text: quoted.replace(
      /https?:\/\/\S+[^\s.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[\w-]+\.)+(?:com|org|net|io|co\.uk|co|de|eu|shop|app)(?:\/\S*[^\s.,;:!?)])?/gi,
      keep,
    ),
    kept,
  };
}

/** Puts them back. */
export function unmask(text: string, kept: string[]): string {
  return text.replace(MASK, (_, index: string) => kept[Number(index)] ?? '');
}

const ABBREVIATION =
  /\b(?:mr|mrs|ms|dr|st|no|nr|approx|e\.g|i\.e|etc|vs|min|incl|ca|tel|ave|rd|inc|ltd|co|a\.m|p\.m)\.$/i;

/** The sentences of a text, however sloppily they are parted. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let current = '';
    for (const part of line.split(/(?<=[.!?…]["”’)]?)\s+(?=\S)/u)) {
      current = current === '' ? part : `${current} ${part}`;
      if (ABBREVIATION.test(current)) continue;
      // An emoji behind the full stop belongs to the sentence before it.
      const alone = /^\p{Extended_Pictographic}/u.test(current) && !/[\p{L}\p{N}\uE000]/u.test(current);
      if (alone && sentences.length > 0) sentences.push(`${sentences.pop()} ${current.trim()}`);
      else sentences.push(current.trim());
      current = '';
    }
    if (current.trim() !== '') sentences.push(current.trim());
  }
  return sentences.filter((one) => /[\p{L}\p{N}\uE000\p{Extended_Pictographic}]/u.test(one));
}
