import { classesOf } from '../reading/spans/lexicon.ts';
import type { PartSpan } from './part.ts';

/** Whether it is told in plain words: a title or a note. */
const isPrinted = ({ part }: PartSpan): boolean => part === 'title' || part === 'note';

/** What leads a poster; where nothing does, its first note is the title. */
const HEADS: readonly PartSpan['part'][] = ['title', 'quote', 'figure', 'item'];

/** 'Sábado há sardinhada': a day of which more is told than when it is. */
const isSentence = (words: string): boolean =>
  (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some(
    (word) => !classesOf(word).some((one) => one === 'day' || one === 'month'),
  ) && !TO_DAY.test(words);
const TO_DAY =
  /^(?:until|bis|hasta|jusqu|fino|até|from|ab|desde|dès|dal|a partir|every|jede|cada|chaque|todos|todas|ogni)/iu;

/** What was taken out of the end of a sentence goes back: 'The deadline is | 31 July', 'back | Thursday | 8 am'. */
const OPEN_END = /(?<!\p{L})(?:is|are|ist|sind|es|est|è|é|são)$/iu;
const ONE_WORD = /^\p{Ll}+$/u;
function withEnds(text: string, cut: PartSpan[]): PartSpan[] {
  const spans: PartSpan[] = [];
  let isOpen = false;
  for (const span of cut) {
    const last = spans.at(-1);
    const isTime = span.part === 'day' || span.part === 'hours';
    if (last && isOpen && (isTime || last.part === 'title') && text.slice(last.to, span.from).trim() === '') {
      spans.splice(-1, 1, { ...last, to: span.to });
      isOpen = last.part === 'note';
    } else {
      spans.push(span);
      const words = text.slice(span.from, span.to);
      isOpen = span.part === 'title' ? OPEN_END.test(words) : span.part === 'note' && ONE_WORD.test(words);
    }
  }
  return spans;
}

/** 'Coffee morning! 10 to 12': a title ends where its sentence does; where nothing leads the poster, what is told first does. */
export function partTitles(text: string, cut: PartSpan[]): PartSpan[] {
  const spans = withEnds(text, cut);
  const first = spans.some(({ part }) => HEADS.includes(part))
    ? undefined
    : (spans.find(isPrinted) ??
      spans.find((span) => span.part === 'day' && isSentence(text.slice(span.from, span.to))));
  return spans.flatMap((one): PartSpan[] => {
    const span: PartSpan = one === first ? { ...one, part: 'title' } : one;
    const words = text.slice(span.from, span.to);
    const end =
      span.part === 'title'
        ? words.search(
            /(?<=[\p{L}\d%)][.!?])(?<!(?<!\p{L})(?:Dr|Prof|St|Mr|Mrs|Ms|Hr|Fr|Sr|Sra|Dra|Ing)\.)(?!(?<=\d\.)\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))\s+\p{Lu}|(?<=[\p{L}%][.!?])\s+(?=\()|(?<=[!?])\s+(?=[\d€$£])/u,
          )
        : -1;
    if (end < 0) return [span];
    const rest = span.from + end + (/^\s+/u.exec(words.slice(end))?.[0].length ?? 0);
    return [
      { ...span, to: span.from + end },
      { part: 'note', from: rest, to: span.to },
    ];
  });
}
