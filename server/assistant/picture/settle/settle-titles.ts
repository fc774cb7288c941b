import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { classesOf } from '../../reading/spans/lexicon.ts';
import { leanToTalk } from '../lean.ts';
import { speaksOfLook } from '../look-words.ts';
import type { PartSpan } from '../part.ts';
import { between, firstSentence, isOnePhrase, isPrinted, SHORTENED } from './stretch.ts';
import { WHO } from './title-quotes.ts';

/** 'Stadtbücherei: …': a name before a colon is whose it is, unless it says what kind of picture is wished. */
const OWNER = /^\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|&|und|and|de|of|the)){0,4}$/u;
const KIND = new RegExp(
  String.raw`(?<!\p{L})(?:notice|reminder|announcement|news|update|hiring|job|event|offer|quote|tip|fact|thanks|welcome|hinweis|erinnerung|ankündigung|info\p{L}*|zitat|aviso|recordatorio|anuncio|cita|annonce|rappel|citation|avis|avviso|annuncio|citazione|promemoria|lembrete|citação|stor(?:y|ies)|${PLATFORM_NAME}|\p{L}*(?:card|post|poster|picture|image|graphic|pic|sign|banner|flyer|chart|list|slide|carousel|bild|plakat|grafik|karte|beitrag|aushang|cartel|imagen|tarjeta|affiche|visuel|carte|immagine|locandina|cartolina|storia|historia|história|post|imagem|cartaz|cartão))s?(?!\p{L})`,
  'iu',
);

/** Below this what was learned only guesses at an order. */
const SURE = 5.1;

export function signOwners(text: string, spans: PartSpan[]): PartSpan[] {
  const [first, ...others] = spans;
  const words = first ? text.slice(first.from, first.to) : '';
  // 'Presupuesto gratis para | reformas de baño'.
  const [next] = others;
  const isOpening = first?.part === 'order' && next?.part === 'title' && isOnePhrase(text, first, next);
  if (
    isOpening &&
    !KIND.test(words) &&
    !WHO.test(words) &&
    !speaksOfLook(words) &&
    leanToTalk(text, first) < SURE &&
    /^\p{Lu}/u.test(words)
  )
    return [{ ...next, from: first.from }, ...others.slice(1)];
  const mark = words.indexOf(': ');
  const head = words.slice(0, mark);
  // 'Club de lectura de la biblioteca: este mes leemos | «…»': what asks for nothing is told.
  if (
    first?.part === 'order' &&
    mark > 0 &&
    /^\p{Lu}/u.test(head) &&
    !KIND.test(head) &&
    !speaksOfLook(head) &&
    leanToTalk(text, first) < SURE
  )
    return [
      { part: 'note', from: first.from, to: first.from + mark },
      { part: 'note', from: first.from + mark + 2, to: first.to },
      ...others,
    ];
  const isOwner =
    first?.part === 'order' &&
    text.slice(first.to, first.to + 2) === ': ' &&
    OWNER.test(words) &&
    !KIND.test(words) &&
    !speaksOfLook(words) &&
    others.some(({ part }) => part === 'title');
  return isOwner ? [{ ...first, part: 'note' }, ...others] : spans;
}

/** What leads a poster; where nothing does, its first note is the title. */
const HEADS: readonly PartSpan['part'][] = ['title', 'quote', 'figure', 'item'];

/** 'Sábado há sardinhada': a day of which more is told than when it is. */
const isSentence = (words: string): boolean =>
  (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some(
    (word) => !classesOf(word).some((one) => one === 'day' || one === 'month'),
  ) && !TO_DAY.test(words);
const TO_DAY =
  /^(?:until|bis|hasta|jusqu|fino|até|from|ab|desde|dès|dal|a partir|every|jede|cada|chaque|todos|todas|ogni)/iu;

export function partTitles(text: string, spans: PartSpan[]): PartSpan[] {
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

/** Words that need what follows them: a date taken out from behind them would leave a hole. */
const OPEN_END =
  /(?<![\p{L}\d])(?:is|are|was|were|be|to|and|or|between|than|the|an?|of|with|for|by|before|from|at|on|in|until|which|that|ist|sind|der|die|das|und|oder|mit|für|vor|bis|am|im|es|son|el|la|los|las|y|o|de|del|con|para|antes|est|sont|le|les|et|ou|du|des|avec|pour|avant|è|il|i|e|di|con|per|prima|é|são|os|as|com|até|during|throughout|see you|während|seit|ab|durante|desde|pendant|depuis|(?:para|no|al|el|il|le|au) (?:d[ií]a|giorno|jour)|apply|register|book|order|bewerben|anmelden|bestellen|inscríbete|reserva|inscription|réserver|iscriviti|prenota|inscreve-te|por)\s*$/iu;
/** 'Unser Hoffest am | 12. Juli': the day stands by itself without it. */
const BEFORE_DAY = /\p{L}\s+(?:on|am|le|el|il|em)\s*$/iu;

/** What says something of the words before it can't be left out as a joint. */
const COPULA = /^(?:is|are|was|were|ist|sind|es|son|est|sont|è|é|são)$/iu;

/** A title or note that would end in the air takes in what stands behind it. */
export function closeHoles(text: string, spans: PartSpan[]): PartSpan[] {
  const closed: PartSpan[] = [];
  for (const span of spans) {
    const last = closed.at(-1);
    const lead = last ? text.slice(last.from, span.from) : '';
    const isOpen = last && isPrinted(last) && OPEN_END.test(lead) && !(span.part === 'day' && BEFORE_DAY.test(lead));
    const isSaid = last && isPrinted(last) && span.part === 'join' && COPULA.test(text.slice(span.from, span.to));
    const isShort = last && isOnePhrase(text, last, span) && SHORTENED.test(lead.trimEnd());
    const comma = text.slice(span.from, span.to).indexOf(', ');
    // '1.150 € im 1. | Lehrjahr, Übernahme garantiert'.
    if (last && isShort && !isPrinted(last) && isPrinted(span) && comma > 0) {
      last.to = span.from + comma;
      closed.push({ ...span, from: last.to + 2 });
    } else if (last && (isShort || ((isOpen || isSaid) && !/[.!?\n]/u.test(between(text, last, span)))))
      last.to = span.to;
    else closed.push(span);
  }
  return closed;
}

/** 'Wir haben | vom 4. bis 18. August | Betriebsferien': what German names behind its day is the title. */
const HAVE = /^(?:wir )?(?:haben|machen)(?: vom)?$/iu;

export function titleBehindDay(text: string, spans: PartSpan[]): PartSpan[] {
  const at = spans.findIndex(({ part, from, to }) => part === 'title' && HAVE.test(text.slice(from, to)));
  const [day, named] = [spans[at + 1], spans[at + 2]];
  if (at < 0 || day?.part !== 'day' || !named || !isOnePhrase(text, day, named)) return spans;
  const have: PartSpan = { ...(spans[at] as PartSpan), part: 'join' };
  return [...spans.slice(0, at), have, day, { ...named, part: 'title' }, ...spans.slice(at + 3)];
}

const ANSWERED = /[@/]|\w\.\w|\d{3}/u;
const SHORT_NOTE = /^\p{Ll}[\p{L}'’-]*(?: [\p{L}'’-]+)?$/u;

/** 'Our every day | soap costs €4', 'firing | every Wednesday': one phrase stays one. */
export function joinNotes(text: string, spans: PartSpan[]): PartSpan[] {
  const joined: PartSpan[] = [];
  let dated: PartSpan | null = null;
  for (const span of spans) {
    const last = joined.at(-1);
    const isOpen =
      last !== undefined && isOnePhrase(text, last, span) && !/[.!?]$/u.test(text.slice(last.from, last.to));
    const isDated = isOpen && last.part === 'note' && (span.part === 'day' || span.part === 'hours');
    const sentence = span.from + firstSentence(text.slice(span.from, span.to)).length;
    // Where the sentence is too long the phrase is not: it goes on to its comma.
    const comma = text.slice(span.from, span.to).indexOf(', ');
    const end = last && comma > 0 && sentence - last.from > LONGEST_TITLE ? span.from + comma : sentence;
    // 'réouverture jeudi à | 9h': the hours of that day.
    const isHour = last !== undefined && last === dated && !/[.!?\n,]/u.test(between(text, last, span));
    // 'We're on Marsh | Road next to Lidl': what names no way to answer is no call within a phrase.
    if (isOpen && isPrinted(last) && span.part === 'call' && !ANSWERED.test(text.slice(span.from, span.to)))
      last.to = span.to;
    else if (isHour && (span.part === 'hours' || span.part === 'join')) last.to = span.to;
    else if (isOpen && last.part === 'title' && span.part === 'note' && end - last.from <= LONGEST_TITLE) {
      last.to = end;
      const rest = { ...span, from: end + (/^[,\s]+/u.exec(text.slice(end, span.to))?.[0].length ?? 0) };
      if (rest.from < rest.to) joined.push(rest);
    } else if (isDated && SHORT_NOTE.test(text.slice(last.from, last.to))) {
      last.to = span.to;
      dated = last;
    } else joined.push(span);
  }
  return joined;
}

/** Longer titles are parted anyway. */
const LONGEST_TITLE = 64;
