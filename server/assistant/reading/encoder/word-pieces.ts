/** The numbers of the pieces of words that the encoder was taught, by their spelling. */
export type PieceNumbers = ReadonlyMap<string, number>;

/** A word of more letters is no word. */
const LONGEST = 100;
const MARKS = /([\p{P}$+<=>^`|~])/u;

/** Cuts a text into known pieces (WordPiece, uncased, without accents): the longest known beginning, then the longest that goes on. */
export function wordPieces(text: string, vocabulary: PieceNumbers): number[] {
  const unknown = vocabulary.get('[UNK]') as number;
  return tokensOf(text).flatMap((token) => piecesOf(token, vocabulary) ?? [unknown]);
}

function tokensOf(text: string): string[] {
  const plain = text
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return plain.split(/\s+/).flatMap((word) => word.split(MARKS).filter(Boolean));
}

function piecesOf(token: string, vocabulary: PieceNumbers): number[] | null {
  const letters = [...token];
  if (letters.length > LONGEST) return null;
  const pieces: number[] = [];
  for (let at = 0; at < letters.length; ) {
    let end = letters.length;
    const spelled = () => (at > 0 ? '##' : '') + letters.slice(at, end).join('');
    while (end > at && !vocabulary.has(spelled())) end--;
    if (end === at) return null;
    pieces.push(vocabulary.get(spelled()) as number);
    at = end;
  }
  return pieces;
}
