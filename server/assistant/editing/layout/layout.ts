import { PLATFORM_RULES, type Platform } from '../../../../domain/post/platforms.ts';
import { capital } from '../capital.ts';
import type { Constraints } from '../constraints.ts';
import { isCommonWord } from '../mending/words.ts';
import { sentencesOf } from '../spoken/clauses.ts';
import { splitSplices } from '../spoken/splices.ts';
import { type FoundList, findList } from './lists.ts';

export type PostPlace = Platform | 'none';

const ENDED = /[.!?…:]["”’')]*$|^\([^()]*\)$|\]$|\p{Extended_Pictographic}\uFE0F?$|[:;]-?[)D]$/u;

/** A sentence with its full stop; an address or a phone number at its end stands free. */
export function closed(sentence: string): string {
  const text = sentence.trim().replace(/[,;–-]+$/, '');
  if (text === '' || ENDED.test(text)) return /[.:]$/.test(text) && bare(text.slice(0, -1)) ? text.slice(0, -1) : text;
  return bare(text) ? text : `${text}.`;
}
const ADDRESS =
  /(?:^|\s)(?:https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?|#[\p{L}\p{N}_]+)$/iu;
const bare = (text: string) => ADDRESS.test(text);

/** Lays a mended text out for its place: short paragraphs, lists where there are any. */
export function layOut(text: string, place: PostPlace, constraints: Constraints): string {
  if (constraints.bilingual)
    return text
      .split(/\s+\/\s+|\n+/)
      .map((part) =>
        sentencesOf(part)
          .map((sentence) => closed(capital(sentence)))
          .join(' '),
      )
      .join('\n\n');
  const blocks = text.split(/\n{2,}/);
  if (blocks.length > 1)
    return blocks.map((block) => layOut(block, place, { ...constraints, list: null })).join('\n\n');
  const rows = text.split('\n');
  if (rows.length > 1 && rows.some((row) => /^[•*-] /.test(row)))
    return rows.map((row) => row.replace(/^[*-] /, '• ')).join('\n');
  const list = findList(text, constraints);
  if (list) return layOutList(list, place, constraints);
  return paragraphs(
    merged(
      sentencesOf(text)
        .flatMap((sentence) => (constraints.sentences === null ? splitSplices(sentence) : [sentence]))
        .map((sentence) => closed(capital(sentence))),
      constraints.sentences,
    ),
    place,
    constraints.paragraphs,
  ).join('\n\n');
}

function layOutList({ lead, items, rest, form }: FoundList, place: PostPlace, constraints: Constraints): string {
  const head = sentencesOf(lead).map((sentence, i, all) =>
    capital(
      i === all.length - 1 && !/[.!?:…]$/.test(sentence)
        ? `${sentence.replace(/[,;–-]+$/, '')}${form === 'options' ? '?' : ':'}`
        : closed(sentence),
    ),
  );
  const last = head.at(-1);
  if (last && form === 'options') head[head.length - 1] = last.replace(/:$/, '?');
  const exact = constraints.list?.form === 'lines' && constraints.list.count !== null;
  const mark = (i: number) => (form === 'numbered' ? `${i + 1}. ` : form === 'bullets' ? '• ' : '');
  const rows = items.map((item, i) => `${mark(i)}${capital(item)}`).join('\n');
  const after =
    rest === ''
      ? []
      : paragraphs(
          sentencesOf(rest).map((sentence) => closed(capital(sentence))),
          place,
          null,
        );
  if (exact) return [...head, rows, ...after].filter(Boolean).join('\n');
  return [head.join(' '), rows, ...after].filter((part) => part !== '').join('\n\n');
}

/** Sentences in short paragraphs; a line that only says how to reach somebody stands alone. */
export function paragraphs(sentences: string[], place: PostPlace, most: number | null): string[] {
  if ((place !== 'none' && PLATFORM_RULES[place].isBrief) || most === 1) return [inOneParagraph(sentences)];
  const groups: string[][] = [];
  for (const sentence of sentences) {
    const group = groups.at(-1);
    const size = group?.join(' ').length ?? 0;
    const full =
      !group || group.length > 2 || (size > 0 && size + sentence.length > 190) || (bare(sentence) && group.length > 1);
    if (full) groups.push([sentence]);
    else group.push(sentence);
  }
  while (most !== null && groups.length > most) {
    const shortest = groups
      .slice(1)
      .reduce(
        (best, group, i) =>
          group.join(' ').length + (groups[i]?.join(' ').length ?? 0) < best.size
            ? { at: i, size: group.join(' ').length + (groups[i]?.join(' ').length ?? 0) }
            : best,
        { at: 0, size: Number.POSITIVE_INFINITY },
      );
    groups.splice(shortest.at, 2, [...(groups[shortest.at] ?? []), ...(groups[shortest.at + 1] ?? [])]);
  }
  return groups.map(inOneParagraph);
}

/** Sentences side by side: an address stands free only where nothing follows. */
export const inOneParagraph = (sentences: string[]) =>
  sentences.map((sentence, i) => (i < sentences.length - 1 && bare(sentence) ? `${sentence}.` : sentence)).join(' ');

/** No more sentences than asked for: the shortest neighbours become one, parted by a semicolon. */
function merged(sentences: string[], most: number | null): string[] {
  const out = [...sentences];
  while (most !== null && most > 0 && out.length > most) {
    const sizes = out
      .slice(1)
      .map((next, i) =>
        /[!?…:]$/.test(out[i] ?? '') ? Number.POSITIVE_INFINITY : (out[i] ?? '').length + next.length,
      );
    const at = sizes.indexOf(Math.min(...sizes));
    if (sizes[at] === Number.POSITIVE_INFINITY) break;
    out.splice(at, 2, `${(out[at] ?? '').replace(/\.$/, '')}; ${inside(out[at + 1] ?? '')}`);
  }
  return out;
}
/** A sentence without its capital, unless it starts with a name. */
export const inside = (sentence: string) => {
  const [first = ''] = sentence.split(/[\s,.]/);
  return isCommonWord(first.toLowerCase()) && !/^I\b/.test(first)
    ? first.toLowerCase() + sentence.slice(first.length)
    : sentence;
};
