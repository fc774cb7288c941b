import { randomFrom } from './learn.ts';

/** How many of the spans of a copy come from other lines. */
const SWAPPED = 0.6;
const SEED = 11;

/** A line of a corpus, cut into spans. */
interface CutLine<Role extends string> {
  lang: string;
  spans: [Role, string][];
}

/**
 * More lines from the same hands (data augmentation): copies in which many spans stand for others of their language, so that
 * a span is known by its words rather than by where it stands. `kindOf` says which spans may stand for each other; null keeps one.
 */
export function recombined<Role extends string, Line extends CutLine<Role>>(
  lines: Line[],
  copies: number,
  kindOf: (line: Line, at: number) => string | null,
): Line[] {
  const random = randomFrom(SEED);
  const pool = new Map<string, string[]>();
  const keyOf = (line: Line, at: number): string | null => {
    const kind = kindOf(line, at);
    return kind === null ? null : `${line.lang} ${kind}`;
  };
  for (const line of lines)
    line.spans.forEach(([, text], i) => {
      const key = keyOf(line, i);
      if (key !== null) pool.set(key, [...(pool.get(key) ?? []), text]);
    });
  const other = (line: Line, at: number, own: string): string => {
    const texts = pool.get(keyOf(line, at) ?? '') ?? [];
    if (texts.length === 0 || random() >= SWAPPED) return own;
    const text = texts[Math.floor(random() * texts.length)] ?? own;
    return /^\p{Lu}/u.test(own) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
  };
  return Array.from({ length: copies }, () =>
    lines.map((line) => ({
      ...line,
      spans: line.spans.map(([role, text], i): [Role, string] => [role, other(line, i, text)]),
    })),
  ).flat();
}
