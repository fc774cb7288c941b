import type { Part } from '../../server/assistant/picture/part.ts';
import type { CutPoster } from './corpus.ts';
import { randomFrom } from './learn.ts';

const COPIES = 2;
const SHARE = 0.6;
/** What stands for another of its kind; orders and what is listed, quoted or counted hold together with what is around them. */
const MOVABLE: readonly Part[] = ['title', 'note', 'wish', 'day', 'hours', 'place', 'price', 'call'];

/**
 * More orders than people cut (data augmentation): each again with parts of others of its language. So a part is known by
 * its words rather than by where it stands: a last remark is no wish because the last remarks of the corpus were.
 */
export function recombined(posters: CutPoster[]): CutPoster[] {
  const random = randomFrom(1);
  const parts = new Map<string, string[]>();
  for (const { lang, spans } of posters)
    for (const [part, words] of spans) {
      const key = `${lang} ${part}`;
      parts.set(key, [...(parts.get(key) ?? []), words]);
    }
  const another = (lang: string, part: Part, words: string): string => {
    const others = parts.get(`${lang} ${part}`) ?? [];
    const other = others[Math.floor(random() * others.length)] ?? words;
    return /^\p{Lu}/u.test(words) ? other.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : other;
  };
  const copies = Array.from({ length: COPIES }, () =>
    posters.map(({ lang, spans }) => ({
      lang,
      spans: spans.map(([part, words]): [Part, string] => [
        part,
        MOVABLE.includes(part) && random() < SHARE ? another(lang, part, words) : words,
      ]),
    })),
  );
  return [posters, ...copies].flat();
}
