import { type PartSpan, TALK } from '../part.ts';
import { keptBack } from './dictated.ts';

/** Parts with what is not to be told taken out of them, whatever was learned. */
export function takeTalk(text: string, spans: PartSpan[]): PartSpan[] {
  return keptBack(text, spans)
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from)
    .reduce((all, one) => overlaid(text, all, one), spans);
}

/** Spans with one of another part laid over them; what was talk already stays so. */
function overlaid(text: string, spans: PartSpan[], over: PartSpan): PartSpan[] {
  const trimmed = (span: PartSpan): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    const from = span.from + (/^[\s,;:–—-]*/u.exec(words)?.[0].length ?? 0);
    // A mark that closes a quotation goes with the one that opened it.
    const isClosed = /["“„«]/u.test(words.trimEnd().slice(0, -1));
    const to = span.from + words.replace(isClosed ? /[\s,;:–—-]+$/u : /[\s,;:–—"”»-]+$/u, '').length;
    return to > from && /[\p{L}\d]/u.test(text.slice(from, to)) ? [{ ...span, from, to }] : [];
  };
  const isShown = !TALK.includes(over.part);
  const touched = spans.filter((span) => span.from < over.to && over.from < span.to);
  if (touched.length === 0 || (!isShown && touched.every(({ part }) => TALK.includes(part)))) return spans;
  const kept = spans.flatMap((span): PartSpan[] => {
    if (span.to <= over.from || span.from >= over.to) return [span];
    return [
      ...(span.from < over.from ? trimmed({ ...span, to: over.from }) : []),
      ...(span.to > over.to ? trimmed({ ...span, from: over.to }) : []),
    ];
  });
  const at = kept.findIndex(({ from }) => from >= over.to);
  return at < 0 ? [...kept, over] : [...kept.slice(0, at), over, ...kept.slice(at)];
}
