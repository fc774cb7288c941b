/** A piece of two texts that were compared: in both, or in one of them alone. */
interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this many pairs of words, what lies between the common ends counts as written anew. */
const MOST_PAIRS = 4_000_000;

/** What became of a text, word by word: read without what was added it is the first one, without what was removed the second. */
export function wordDifference(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = compared(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const pieces = [same(old.slice(0, start)), ...middle, same(old.slice(old.length - end))];
  return joined(pieces);
}

const same = (words: string[]): Piece => ({ kind: 'same', text: words.join('') });

/** Words and the spaces between them; nothing is left out. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function compared(old: string[], now: string[]): Piece[] {
  if (old.length * now.length > MOST_PAIRS)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ];
  const width = now.length + 1;
  /** How many words the rests of both texts have in common, from each pair of places on. */
  const common = new Uint32Array((old.length + 1) * width);
  const at = (one: number, other: number): number => common[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = now.length - 1; other >= 0; other--)
      common[one * width + other] =
        old[one] === now[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const pieces: Piece[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    if (one < old.length && old[one] === now[other]) {
      pieces.push({ kind: 'same', text: old[one] ?? '' });
      one++;
      other++;
    } else if (one < old.length && (other === now.length || at(one + 1, other) >= at(one, other + 1)))
      pieces.push({ kind: 'removed', text: old[one++] ?? '' });
    else pieces.push({ kind: 'added', text: now[other++] ?? '' });
  }
  return pieces;
}

/** Neighbours of one kind are one piece; between two changes, a lone space is part of both. */
function joined(pieces: Piece[]): Piece[] {
  const runs: { removed: string; added: string; same: string }[] = [{ removed: '', added: '', same: '' }];
  for (const { kind, text } of pieces) {
    let last = runs.at(-1) ?? { removed: '', added: '', same: '' };
    if (kind !== 'same' && last.same !== '') {
      if (/^\s+$/.test(last.same) && last.removed !== '' && last.added !== '') {
        last.removed += last.same;
        last.added += last.same;
        last.same = '';
      } else {
        last = { removed: '', added: '', same: '' };
        runs.push(last);
      }
    }
    last[kind] += text;
  }
  return runs.flatMap(({ removed, added, same: kept }) =>
    (
      [
        { kind: 'removed', text: removed },
        { kind: 'added', text: added },
        { kind: 'same', text: kept },
      ] as const
    ).filter(({ text }) => text !== ''),
  );
}
