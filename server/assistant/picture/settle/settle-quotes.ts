import { type PartSpan, TALK } from '../part.ts';
import { firstSentence, isPrinted } from './stretch.ts';

const QUOTED = /“[^”\n]{2,160}”|"[^"\n]{2,160}"|„[^“”\n]{2,160}[“”]|«[^»\n]{2,160}»/gu;
const SAYING = /(?<!\p{L})(?:quote|saying|zitat|spruch|cita|frase|citation|citazione|citação)(?!\p{L})/iu;
/** 'In the font “Poppins”' is no saying. */
const CALLED =
  /(?<!\p{L})(?:font|typeface|style|colou?r|schriftart|stil|farbe|fuente|estilo|police|couleur|carattere|stile|fonte|cor)\s*:?\s*["“„«]$/iu;
/** 'Avec « Entrez … »': what leads to it is no part of it. */
const LED = /^(?:with|saying|says|mit|avec|con|com|que diga)[\s:]*["“„«]\s*$/iu;
/** 'It should say “…”': what stands before that tells the designer what it is for. */
const DICTATED =
  /(?<!\p{L})(?:(?:should|must|to|that|just) (?:say|read)s?|saying|reading|with the (?:words?|text)|(?:mit )?(?:dem |den )?(?:text|worten)|(?:que )?dig[aá]n?|con el texto|avec (?:le texte|les mots)|(?:con )?scritto|escrito|com o texto|dizendo)[\s:,]*["“„«]\s*$/iu;

/** What stands in quotation marks is to be read, whatever stands around it. */
export function showQuotes(text: string, spans: PartSpan[]): PartSpan[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: whole }) => ({
    from: index + 1 + (/^\s*/u.exec(whole.slice(1))?.[0].length ?? 0),
    to: index + whole.length - 1,
  }));
  const [first] = quotes;
  const lead = text.slice(0, first?.from ?? 0);
  const isDictated = first !== undefined && DICTATED.test(lead);
  const hasTitle =
    spans.some((span) => isPrinted(span) && !(isDictated && span.to < (first?.from ?? 0))) ||
    spans.some(({ part }) => part === 'quote');
  return spans.flatMap((span): PartSpan[] => {
    // 'Frase para historia: “…”' leads to it.
    if (first && span.to < first.from && first.from - span.to <= 4 && SAYING.test(text.slice(span.from, span.to)))
      return [{ ...span, part: 'order' }];
    if (isDictated && isPrinted(span) && span.to < first.from) return [{ ...span, part: 'order' }];
    const quote = quotes.find(({ from, to }) => span.from <= from && span.to > from && span.to <= to);
    const isLed = quote !== undefined && LED.test(text.slice(span.from, quote.from));
    const isHidden = TALK.includes(span.part) || isLed || (!hasTitle && span.part !== 'item');
    // 'Neon, 80s, the kids voted for “space”': a word or two within a wish are its theme.
    const isTheme =
      quote !== undefined &&
      span.part === 'wish' &&
      quote.from - span.from > 3 &&
      text.slice(quote.from, quote.to).split(' ').length <= 2;
    if (!quote || !isHidden || isTheme || CALLED.test(text.slice(0, quote.from).trimEnd())) return [span];
    const shown: PartSpan = { part: hasTitle ? 'note' : 'title', from: quote.from, to: span.to };
    return !isLed && span.from < quote.from - 1 ? [{ ...span, to: quote.from - 1 }, shown] : [shown];
  });
}

/** What stands in quotation marks is one part; what goes on behind it is another. */
export function cutQuotes(text: string, spans: PartSpan[]): PartSpan[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: whole }) => ({
    from: index + 1,
    to: index + whole.length - 1,
  }));
  return spans.flatMap((span, i): PartSpan[] => {
    const quote = quotes.find(({ from, to }) => span.from === from && span.to > to);
    if (!quote || !(isPrinted(span) || span.part === 'quote')) return [span];
    const [lead = ''] =
      /^["”“»]?[\s,.–—-]*(?:(?:said )?(?:by|von|de|di|par|por)\s+|(?:says|said|sagt|dice|dit|diz)\s+)?/iu.exec(
        text.slice(quote.to),
      ) ?? [];
    const isSaid =
      span.part === 'quote' ||
      SAYING.test(text.slice(spans[i - 1]?.from ?? 0, span.from)) ||
      /(?:by|von|par|por|says|said|sagt|dice|dit|diz)\s+$/iu.test(lead);
    const from = quote.to + lead.length;
    const name = firstSentence(text.slice(from, span.to)).replace(/[.!?]+$/u, '');
    // Who says it is one sentence: what follows is told besides.
    const to = isSaid ? from + name.length : span.to;
    const after = to + (/^[.!?\s]+/u.exec(text.slice(to, span.to))?.[0].length ?? 0);
    const rest: PartSpan[] = [
      { part: isSaid ? 'by' : 'note', from, to },
      { part: 'note', from: after, to: span.to },
    ];
    return [{ ...span, part: isSaid ? 'quote' : span.part, to: quote.to }, ...rest.filter((one) => one.from < one.to)];
  });
}

/** '“…” – Margaret H., Dundee': who says it, behind a dash. */
const BEHIND_DASH = /["”“»]\s*[–—-]\s*$/u;
const NAMED = /^\p{Lu}[\p{L}.'’-]*(?:,? [\p{L}.'’-]+){0,5}$/u;

/** 'Said by | our founder': it only leads to the name. */
const SAID_BY = /^(?:(?:said|gesagt) )?(?:by|von|par|por) |^(?:says|said|sagt|dice|dit|diz) /iu;

export function nameSpeakers(text: string, spans: PartSpan[]): PartSpan[] {
  if (spans.some(({ part }) => part === 'by'))
    return spans.map((span) => {
      const lead = span.part === 'by' ? (SAID_BY.exec(text.slice(span.from, span.to))?.[0].length ?? 0) : 0;
      return { ...span, from: span.from + lead };
    });
  const isBehind = ({ part, from, to }: PartSpan, i: number): boolean =>
    part === 'note' &&
    spans[i - 1]?.part === 'quote' &&
    BEHIND_DASH.test(text.slice(spans[i - 1]?.to, from)) &&
    NAMED.test(text.slice(from, to));
  return spans.map((span, i) => (isBehind(span, i) ? { ...span, part: 'by' } : span));
}
