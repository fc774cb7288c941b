import type { Platform } from '../../../domain/platforms.ts';
import { capital } from './capital.ts';
import { sentencesOf } from './clauses.ts';
import type { Constraints } from './constraints.ts';
import { type FoundList, findList } from './lists.ts';
import { splitSplices } from './splices.ts';

export type Place = Platform | 'none';

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
export function layOut(text: string, place: Place, constraints: Constraints): string {
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
    sentencesOf(text)
      .flatMap(splitSplices)
      .map((sentence) => closed(capital(sentence))),
    place,
    constraints.paragraphs,
  ).join('\n\n');
}

function layOutList({ lead, items, rest, form }: FoundList, place: Place, constraints: Constraints): string {
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
function paragraphs(sentences: string[], place: Place, most: number | null): string[] {
  if (place === 'twitter' || most === 1) return [sentences.join(' ')];
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
  return groups.map((group) => group.join(' '));
}
