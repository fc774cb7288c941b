import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { classesOf } from '../../reading/spans/lexicon.ts';
import { isLookAlone, speaksOfLook } from '../look-words.ts';
import { type PartSpan, type PicturePart, TALK } from '../part.ts';
import { keepProgramme, nameTimes, takeHours } from './name-times.ts';
import {
  callUntil,
  keepChanges,
  keepPhrases,
  keepTitles,
  limitDays,
  nameMatter,
  namePlaces,
  numberHouses,
  partMoney,
  passOwners,
  takeColonLists,
  takeOwn,
  titleFacts,
} from './settle-joints.ts';
import { signLists, takeDayLines, takeSemicolons } from './settle-lists.ts';
import { titleQuotes } from './title-quotes.ts';

/** Words that need what follows them: a date taken out from behind them would leave a hole. */
const OPEN_END =
  /(?<![\p{L}\d])(?:is|are|was|were|be|to|and|or|between|than|the|an?|of|with|for|by|before|from|at|on|in|until|which|that|ist|sind|der|die|das|und|oder|mit|für|vor|bis|am|im|es|son|el|la|los|las|y|o|de|del|con|para|antes|est|sont|le|les|et|ou|du|des|avec|pour|avant|è|il|i|e|di|con|per|prima|é|são|os|as|com|até|apply|register|book|order|bewerben|anmelden|bestellen|inscríbete|reserva|inscription|réserver|iscriviti|prenota|inscreve-te)\s*$/iu;
/** 'Unser Hoffest am | 12. Juli': the day stands by itself without it. */
const BEFORE_DAY = /\p{L}\s+(?:on|am|le|el|il|em)\s*$/iu;
/** What says something of the words before it can't be left out as a joint. */
const COPULA = /^(?:is|are|was|were|ist|sind|es|son|est|sont|è|é|são)$/iu;
const TOLD: readonly PicturePart[] = ['title', 'note'];
const isTime = (word: string): boolean => classesOf(word.toLowerCase()).some((one) => one === 'day' || one === 'month');
const isTold = ({ part }: PartSpan): boolean => TOLD.includes(part);

/** The parts of an order as they hold together: what was cut within a phrase or a sentence is put right. */
export function settleParts(text: string, cut: PartSpan[]): PartSpan[] {
  const spans = cut.map((span) => ({ ...span }));
  const steps = [
    showQuotes,
    cutQuotes,
    nameSpeakers,
    takeMatter,
    takeOwn,
    signOwners,
    shiftHeads,
    titleFacts,
    passOwners,
    keepPhrases,
    limitDays,
    keepChanges,
    partMoney,
    nameTimes,
    takeHours,
    keepProgramme,
    takeDayLines,
    takePrices,
    takeSemicolons,
    nameMatter,
    takeColonLists,
    keepTitles,
    callUntil,
    keepList,
    keepLines,
    signLists,
    pricedBy,
    admit,
    leadDays,
    moneyFigures,
    cutCalls,
    joinFigures,
    shiftTails,
    joinHeads,
    partTitles,
    closeHoles,
    joinNotes,
    numberHouses,
    titleQuotes,
    namePlaces,
  ];
  return steps.reduce((settled, step) => step(text, settled), spans);
}

const between = (text: string, one: PartSpan, next: PartSpan): string => text.slice(one.to, next.from);
/** Whether two stretches are one phrase: nothing but a blank stands between them. */
const isOnePhrase = (text: string, one: PartSpan, next: PartSpan): boolean => /^ ?$/u.test(between(text, one, next));

/** 'In the font “Poppins”' is no saying. */
const CALLED =
  /(?<!\p{L})(?:font|typeface|style|colou?r|schriftart|stil|farbe|fuente|estilo|police|couleur|carattere|stile|fonte|cor)\s*:?\s*["“„«]$/iu;

/** 'Avec « Entrez … »': what leads to it is no part of it. */
const LED = /^(?:with|saying|says|mit|avec|con|com|que diga)[\s:]*["“„«]\s*$/iu;

/** 'It should say “…”': what stands before that tells the designer what it is for. */
const DICTATED =
  /(?<!\p{L})(?:(?:should|must|to|that|just) (?:say|read)s?|saying|reading|with the (?:words?|text)|(?:mit )?(?:dem |den )?(?:text|worten)|(?:que )?dig[aá]n?|con el texto|avec (?:le texte|les mots)|(?:con )?scritto|escrito|com o texto|dizendo)[\s:,]*["“„«]\s*$/iu;

/** 'Thank you card for our supporters, with a heart: “…”': an order that opens with its medium dictates behind a colon. */
const ORDERED_QUOTE =
  /^\W*(?:(?:\p{L}+\s+){0,4})?(?:card|poster|picture|image|pic|graphic|banner|sign|flyer|story|post|karte|plakat|bild|schild|cartel|tarjeta|imagen|affiche|carte|image|cartolina|locandina|cartaz|cartão)(?!\p{L})[^.!?\n"“„«]{0,90}:\s*["“„«]\s*$/iu;

/** What stands in quotation marks is to be read, whatever stands around it. */
function showQuotes(text: string, spans: PartSpan[]): PartSpan[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: whole }) => ({
    from: index + 1 + (/^\s*/u.exec(whole.slice(1))?.[0].length ?? 0),
    to: index + whole.length - 1,
  }));
  const [first] = quotes;
  const lead = text.slice(0, first?.from ?? 0);
  const isDictated = first !== undefined && (DICTATED.test(lead) || ORDERED_QUOTE.test(lead));
  const hasTitle =
    spans.some((span) => isTold(span) && !(isDictated && span.to < (first?.from ?? 0))) ||
    spans.some(({ part }) => part === 'quote');
  return spans.flatMap((span): PartSpan[] => {
    // 'Frase para historia: “…”' leads to it.
    if (first && span.to < first.from && first.from - span.to <= 4 && SAYING.test(text.slice(span.from, span.to)))
      return [{ ...span, part: 'order' }];
    if (isDictated && isTold(span) && span.to < first.from) return [{ ...span, part: 'order' }];
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

const MONEY = /[€$£₦₱¥]\s?\d|\d\s?(?:[€$£₦₱¥]|euros?\b|chf\b|kr\b|zł|p\b)/iu;
/** A sentence or a line; a point within a number ends none. */
const STRETCH = /[^\n.!?;]+(?:[.,;](?=\d)[^\n.!?;]*)*/gu;
const FEWEST_PRICES = 3;

/** 'Tomatoes £1.50, chillies £1.50, compost £5 a bag': three things with their prices are a list, whatever was learned. */
function takePrices(text: string, spans: PartSpan[]): PartSpan[] {
  const lists = [...text.matchAll(STRETCH)].flatMap(({ index, 0: stretch }) => {
    const from = stretch.lastIndexOf(': ') < 0 ? 0 : stretch.lastIndexOf(': ') + 2;
    const parts = [...stretch.slice(from).matchAll(/(?:[^,]|,(?=\d))+/gu)];
    const isList = parts.length >= FEWEST_PRICES && parts.every(([part]) => MONEY.test(part) && /\p{L}{3}/u.test(part));
    return isList
      ? [
          {
            from: index + from,
            parts: parts.map((part) => ({ at: index + from + part.index, words: part[0] })),
            to: index + stretch.length,
          },
        ]
      : [];
  });
  return lists.reduce((all, { from, to, parts }) => {
    const items = parts.map(({ at, words }): PartSpan => {
      const start = at + words.length - words.trimStart().length;
      return { part: 'item', from: start, to: at + words.trimEnd().length };
    });
    const before = all.filter((span) => span.from < from).map((span) => ({ ...span, to: Math.min(span.to, from) }));
    return [...before, ...items, ...all.filter((span) => span.from >= to)];
  }, spans);
}

/** 'Clean the lens, | keep the background plain': what is listed among items is one of them. */
function keepList(text: string, spans: PartSpan[]): PartSpan[] {
  const kept: PartSpan[] = [];
  for (const [i, span] of spans.entries()) {
    const last = kept.at(-1);
    const isTalk = TALK.includes(span.part) && !isLookAlone(text.slice(span.from, span.to));
    const isLast =
      last !== undefined &&
      text.slice(last.from, last.to).includes(', ') &&
      /^, (?:and )?$/u.test(between(text, last, span));
    if (last?.part === 'item' && isTalk && isLast) last.to = span.to;
    else if (last?.part === 'item' && isTalk && spans[i + 1]?.part === 'item') kept.push({ ...span, part: 'item' });
    else kept.push(span);
  }
  return kept;
}

/** What may be cut off an item that stands on a line of its own. */
const ON_LINE: readonly PicturePart[] = ['price', 'hours', 'figure', 'note', 'item'];
const FEWEST_LINES = 3;

/** 'De-matting + | £10 per half hour': of a list in lines, a line is one item. */
function keepLines(text: string, spans: PartSpan[]): PartSpan[] {
  const opensLine = ({ from }: PartSpan): boolean => /(?:^|\n)[^\p{L}\d\n]*$/u.test(text.slice(0, from));
  if (spans.filter((span) => span.part === 'item' && opensLine(span)).length < FEWEST_LINES) return spans;
  const joined: PartSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isSame = last?.part === 'item' && ON_LINE.includes(span.part) && !between(text, last, span).includes('\n');
    if (last && isSame) last.to = span.to;
    else joined.push(span);
  }
  return joined;
}

/** 'Schulhof Lindenstraße, Standgebühr | 5 €': what a price is for stands before it, in its phrase. */
function pricedBy(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    if (span.part !== 'price' || !isOnePhrase(text, before ?? span, span)) continue;
    // '…, batteries | 5 euros': what it costs is named behind the last comma.
    const [thing = ''] = before && isTold(before) ? (PRICED_THING.exec(text.slice(before.from, before.to)) ?? []) : [];
    if (before && thing !== '') {
      span.from = before.to - thing.trimStart().length;
      before.to -= thing.length + 1;
      continue;
    }
    if (before?.part !== 'place') continue;
    // 'Mill Lane | 3. Entry free': a house has its number.
    const house = /^(\d{1,4}[a-z]?)[.,]\s+(?=\p{L})/iu.exec(text.slice(span.from, span.to));
    if (house?.[1]) {
      before.to = span.from + house[1].length;
      span.from += house[0].length;
      continue;
    }
    const comma = text.slice(before.from, before.to).lastIndexOf(', ');
    if (comma < 0) continue;
    span.from = before.from + comma + 2;
    before.to = before.from + comma;
  }
  return spans;
}

/** The one or two words between the last comma and a price. */
const PRICED_THING = /(?<=[\p{L}\d],)\s+(?!and\s|und\s|y\s|et\s|e\s|only|nur|just)\p{L}+(?: \p{L}+)?$/u;

/** 'Tickets 14', 'Eintritt 5': what one pays to come in needs no sign of money. */
const ADMISSION =
  /^(?:tickets?|entry|admission|eintritt|entradas?|entrée|billets?|ingresso|bilhetes?)\s+(?:from |ab |desde |dès |da )?\d[\d.,]*$/iu;

function admit(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.map((span) =>
    isTold(span) && ADMISSION.test(text.slice(span.from, span.to)) ? { ...span, part: 'price' } : span,
  );
}

/** 'Theory lessons online | from 1 December': a day of so many words begins with what is on then. */
const BEFORE_DATE =
  /^(?!(?:from|starting|starts|since|vom|von|zum|del|du|al|no|dia|on|until|till|by|before|ab|am|seit|bis|vor|desde|el|hasta|dès|à|le|du|au|jusqu|dal|il|fino|a|em|até|the|den|der|every|next|this)(?!\p{L}))(\p{L}+(?: \p{L}+){0,5}?)[,:]?\s+(?:(?:from|starting|starts|since|on|until|till|ab|am|seit|bis|desde|el|hasta|dès|à partir du|le|jusqu['’]au|dal|il|fino al|a partir de|em|até)\s+)?(?=\d{1,2}(?:\.|st|nd|rd|th)?\s+\p{L}{3})/iu;

function leadDays(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span, i): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    const told = span.part === 'day' ? (BEFORE_DATE.exec(words)?.[1] ?? '') : '';
    const named = told === '' ? [] : told.split(' ');
    if (named.length === 0 || named.some(isTime)) return [span];
    const from = span.from + told.length + (/^[\s,:]+/u.exec(words.slice(told.length))?.[0].length ?? 0);
    const before = spans[i - 1];
    // 'Theory lessons | online from 1 December'.
    if (before && isTold(before) && isOnePhrase(text, before, span)) {
      before.to = span.from + told.length;
      return [{ ...span, from }];
    }
    if (named.length < 2) return [span];
    const hasTitle = spans.slice(0, i).some(({ part }) => part === 'title');
    const title: PartSpan = { part: hasTitle ? 'note' : 'title', from: span.from, to: span.from + told.length };
    return [title, { ...span, from }];
  });
}

/** '50 | euros, for a tasting': the money goes with its number. */
const MONEY_HEAD = /^(?:euros?|pounds?|dollars?|francs?|chf|kronor|kroner)(?!\p{L})[\s,:–—-]*/iu;

function moneyFigures(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const next = spans[i + 1];
    if (span.part !== 'figure' || !next || !isOnePhrase(text, span, next)) continue;
    const [head = ''] = MONEY_HEAD.exec(text.slice(next.from, next.to)) ?? [];
    if (head === '' || next.to - next.from <= head.length) continue;
    span.to = next.from + head.replace(/[\s,:–—-]+$/u, '').length;
    next.from += head.length;
  }
  return spans;
}

/** 'Stadtbücherei: …': a name before a colon is whose it is, unless it says what kind of picture is wished. */
const OWNER = /^\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|&|und|and|de|of|the)){0,4}$/u;
const KIND = new RegExp(
  String.raw`(?<!\p{L})(?:notice|reminder|announcement|news|update|hiring|job|event|offer|quote|tip|fact|thanks|welcome|hinweis|erinnerung|ankündigung|info\p{L}*|zitat|aviso|recordatorio|anuncio|cita|annonce|rappel|citation|avis|avviso|annuncio|citazione|promemoria|lembrete|citação|stor(?:y|ies)|${PLATFORM_NAME}|\p{L}*(?:card|post|poster|picture|image|graphic|pic|sign|banner|flyer|chart|list|slide|carousel|bild|plakat|grafik|karte|beitrag|aushang|cartel|imagen|tarjeta|affiche|visuel|carte|immagine|locandina|post|imagem|cartaz))s?(?!\p{L})`,
  'iu',
);

function signOwners(text: string, spans: PartSpan[]): PartSpan[] {
  const [first, ...others] = spans;
  const words = first ? text.slice(first.from, first.to) : '';
  const isOwner =
    first?.part === 'order' &&
    text.slice(first.to, first.to + 2) === ': ' &&
    OWNER.test(words) &&
    !KIND.test(words) &&
    !speaksOfLook(words) &&
    others.some(({ part }) => part === 'title');
  return isOwner ? [{ ...first, part: 'note' }, ...others] : spans;
}

const QUOTED = /“[^”\n]{2,160}”|"[^"\n]{2,160}"|„[^“”\n]{2,160}[“”]|«[^»\n]{2,160}»/gu;
const SAYING = /(?<!\p{L})(?:quote|saying|zitat|spruch|cita|frase|citation|citazione|citação)(?!\p{L})/iu;

/** What stands in quotation marks is one part; what goes on behind it is another. */
function cutQuotes(text: string, spans: PartSpan[]): PartSpan[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: whole }) => ({
    from: index + 1,
    to: index + whole.length - 1,
  }));
  return spans.flatMap((span, i): PartSpan[] => {
    const quote = quotes.find(({ from, to }) => span.from === from && span.to > to);
    if (!quote || !(isTold(span) || span.part === 'quote')) return [span];
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

/** 'With words from Ada Okafor: “…”': who says it may stand before it, in the order. */
const SPEAKER =
  /(?<!\p{L})(?:by|from|of|von|de|di|par|por)\s+(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})\s*[:,]?\s*["“„«]?$/u;

function nameSpeakers(text: string, spans: PartSpan[]): PartSpan[] {
  if (spans.some(({ part }) => part === 'by')) return spans;
  return spans.flatMap((span, i): PartSpan[] => {
    const speaker = span.part === 'quote' ? SPEAKER.exec(text.slice(0, span.from)) : null;
    const from = speaker ? speaker.index + speaker[0].indexOf(speaker[1] ?? '') : -1;
    if (!speaker?.[1] || spans[i - 1]?.part !== 'order' || from < (spans[i - 1]?.from ?? 0)) return [span];
    return [span, { part: 'by', from, to: from + speaker[1].length }];
  });
}

/** A person's name, a price and where something is sold are never said of the look. */
const MATTER =
  /(?<!\p{L})(?:online|in[- ]store|in (?:the|our) shop)(?!\p{L})|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|[€$£₦₱¥]\s?\d|\d\s?(?:[€$£₦₱¥]|euros?\b|pounds?\b|dollars?\b)/u;

function takeMatter(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.map((span, i) => {
    const words = text.slice(span.from, span.to);
    if (span.part !== 'wish' || !MATTER.test(words)) return span;
    if (spans[i - 1]?.part !== 'quote') return { ...span, part: 'note' };
    return { ...span, part: 'by', from: span.from + (/^(?:by|from|von|de|di)\s+/iu.exec(words)?.[0].length ?? 0) };
  });
}

/** 'A flyer for the model | railway show': behind its preposition an order has ended. */
const ORDER_TAIL =
  /(?<!\p{L})(?:for|about|announcing|on|of|für|über)\s+(?=(?:the|our|my|an?|this|unsere?n?|die|das|den)\s+)((?:[\p{L}\d'’-]+ ?){2,5})$/iu;
const MEDIUM = new RegExp(
  String.raw`(?<!\p{L})(?:about|for|of|that|announcing)\s*$|${PLATFORM_NAME}|tiktok|stor(?:y|ies)|page|feed|post|website|window|profile|channel|picture|image|photo|foto`,
  'iu',
);
/** The beginning of a sentence: '… for beginners. Six | Mondays from 12 January'. */
const BEGUN = /[.!?]\s+((?:[\p{L}\d'’-]+ ?){1,2})$/u;
/** '20 % off helmets, starts | Saturday': it begins the day. */
const DAY_HEAD =
  /,\s+((?:starts?|starting|begins?|beginning|from|opens?|startet|beginnt|ab|empieza|desde|dès|à partir du|commence|inizia|dal|começa|(?:and )?we (?:re-?)?open(?: again)?(?: on)?|we['’](?:re|ll be) back(?: on)?|back(?: on)?|re-?opening(?: on)?|wir öffnen(?: wieder)?(?: am)?|wieder da(?: am)?|(?:re)?abrimos(?: el)?|nous rouvrons(?: le)?|riapriamo|reabrimos(?: a)?) ?)$/iu;

/** 'Chiusa dall'11 | al 24 agosto', 'closed from 3 | to 9 May': from when belongs to until when. */
const RANGE_HEAD = /\s((?:from|vom|von|del?|du|dal|dall['’]|de|do|da)\s?\d{1,2}(?:\.|st|nd|rd|th|º|er)?\s*)$/iu;
const TO = /^(?:to|till|until|bis(?: zum)?|al?|au|à|ao?|[-–])\s/iu;

function shiftTails(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const words = text.slice(span.from, span.to);
    // 'We reopen | on | Monday'.
    const isJoined = spans[i + 1]?.part === 'join' && spans[i + 2]?.part === 'day' && DAY_HEAD.test(words);
    const next = spans[isJoined ? i + 2 : i + 1];
    if (!next || !(isJoined || isOnePhrase(text, span, next))) continue;
    const tail = span.part === 'order' && isTold(next) ? ORDER_TAIL.exec(words)?.[1] : undefined;
    const begun = isTold(span) && next.part !== 'join' ? BEGUN.exec(words)?.[1] : undefined;
    const head = isTold(span) && next.part === 'day' ? DAY_HEAD.exec(words)?.[1] : undefined;
    const range =
      isTold(span) && next.part === 'day' && TO.test(text.slice(next.from, next.to))
        ? RANGE_HEAD.exec(words)?.[1]
        : undefined;
    const moved = tail !== undefined && !MEDIUM.test(tail) ? tail : (begun ?? head ?? range);
    if (moved === undefined) continue;
    next.from = span.to - moved.length;
    span.to = next.from - (/[\s,]+$/u.exec(text.slice(span.from, next.from))?.[0].length ?? 0);
  }
  return spans;
}

/** 'A longer post for | us? We are …': the order ends with its sentence. */
const RUN_ON = /^[\p{L}'’]+[?!.]\s+(?=\S)/u;

/** '… | please: an evening of jazz', '… | 4 our nail bar'. */
const ASKING = /^(?:(?:please|pls|plz|bitte|por favor|per favore)\s*[:,–—-]\s*|(?:for|4)\s+(?=(?:our|my|the)\s))/iu;
const FOR = /^(?:for|4)\s/iu;

function shiftHeads(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    if (!before || !TALK.includes(before.part) || !isTold(span) || !isOnePhrase(text, before, span)) continue;
    const words = text.slice(span.from, span.to);
    const head = (before.part === 'order' ? RUN_ON.exec(words)?.[0] : undefined) ?? ASKING.exec(words)?.[0] ?? '';
    span.from += head.length;
    // 'A story | 4 our nail bar': it belongs to the order.
    if (FOR.test(head)) before.to = span.from - 1;
  }
  return spans;
}

/** 'Recall: batch 114 of our honey': one word before a colon says nothing by itself. */
const HEAD = /^[\p{L}'’-]+$/u;

function joinHeads(text: string, spans: PartSpan[]): PartSpan[] {
  const joined: PartSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isHead = last?.part === 'title' && HEAD.test(text.slice(last.from, last.to));
    const end = span.from + (/[.!?](?=\s|$)/u.exec(text.slice(span.from, span.to))?.index ?? span.to - span.from);
    if (
      last &&
      isHead &&
      span.part === 'note' &&
      between(text, last, span) === ': ' &&
      end - last.from <= LONGEST_TITLE
    )
      last.to = span.to;
    else joined.push(span);
  }
  return joined;
}

/** A title is one sentence: those behind it explain it. */
function partTitles(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span) => {
    const words = text.slice(span.from, span.to);
    const end =
      span.part === 'title'
        ? words.search(
            /(?<=[\p{L}\d%)][.!?])(?!(?<=\d\.)\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))\s+\p{Lu}|(?<=[\p{L}%][.!?])\s+(?=\()|(?<=[!?])\s+(?=[\d€$£])/u,
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

/** A title or note that would end in the air takes in what stands behind it. */
function closeHoles(text: string, spans: PartSpan[]): PartSpan[] {
  const closed: PartSpan[] = [];
  for (const span of spans) {
    const last = closed.at(-1);
    const lead = last ? text.slice(last.from, span.from) : '';
    const isOpen = last && isTold(last) && OPEN_END.test(lead) && !(span.part === 'day' && BEFORE_DAY.test(lead));
    const isSaid = last && isTold(last) && span.part === 'join' && COPULA.test(text.slice(span.from, span.to));
    if (last && (isOpen || isSaid) && !/[.!?\n]/u.test(between(text, last, span))) last.to = span.to;
    else closed.push(span);
  }
  return closed;
}

/** 'Batch | 114 | of our honey': a number within a phrase is no figure by itself. */
function joinFigures(text: string, spans: PartSpan[]): PartSpan[] {
  const joined: PartSpan[] = [];
  let counting: PartSpan | null = null;
  const first = spans.find(({ part }) => part === 'figure');
  for (const span of spans) {
    const last = joined.at(-1);
    const isOne = last !== undefined && isTold(last) && isOnePhrase(text, last, span);
    // '30% off hybrids, | 20% | off helmets': a card has one figure, and what others count goes with them.
    if (last?.part === 'figure' && last !== first && isTold(span) && isOnePhrase(text, last, span)) {
      joined.pop();
      joined.push({ part: 'note', from: last.from, to: span.to });
      continue;
    }
    // '2 | keys for the price of 1': a number beside another is no figure.
    if (
      last?.part === 'figure' &&
      isTold(span) &&
      isOnePhrase(text, last, span) &&
      FOR_ANOTHER.test(text.slice(span.from, span.to))
    ) {
      joined.pop();
      joined.push({ part: 'title', from: last.from, to: span.to });
      continue;
    }
    if (isOne && span.part === 'figure') {
      counting = last;
      last.part = 'title';
      last.to = span.to;
    } else if (isOne && isTold(span) && last === counting) last.to = span.to;
    else joined.push(span);
  }
  return joined;
}

/** 'For the price of 1', 'zum Preis von einem'. */
const FOR_ANOTHER =
  /(?<!\p{L})(?:for the price of|zum preis von|al precio de|pour le prix d|al prezzo di|pelo preço de|out of)(?!\p{L})/iu;
/** Longer titles are parted anyway. */
const LONGEST_TITLE = 64;
/** '… on passing | his Level 3': a phrase goes on, however long it gets. */
const GOES_ON =
  /^(?:his|her|their|its|the|an?|of|with|and|that|who|which|sein\p{L}*|ihr\p{L}*|der|die|das|den|dem|mit|und|su|sus|el|la|los|las|de|del|con|que|ses|les|des|du|avec|qui|il|lo|gli|di|che|os|as|do|da|com)\s/u;
const LONGEST_PHRASE = 110;
const SHORT_NOTE = /^\p{Ll}[\p{L}'’-]*(?: [\p{L}'’-]+)?$/u;

const firstSentence = (words: string): string => /^.*?[.!?]+(?=\s+\S)/su.exec(words)?.[0] ?? words;

/** 'Our every day | soap costs €4', 'firing | every Wednesday': one phrase stays one. */
function joinNotes(text: string, spans: PartSpan[]): PartSpan[] {
  const joined: PartSpan[] = [];
  let dated: PartSpan | null = null;
  for (const span of spans) {
    const last = joined.at(-1);
    const isOpen =
      last !== undefined && isOnePhrase(text, last, span) && !/[.!?]$/u.test(text.slice(last.from, last.to));
    const isDated = isOpen && last.part === 'note' && span.part === 'day';
    const end = span.from + firstSentence(text.slice(span.from, span.to)).length;
    const longest = GOES_ON.test(text.slice(span.from, span.to)) ? LONGEST_PHRASE : LONGEST_TITLE;
    // 'réouverture jeudi à | 9h': the hours of that day.
    const isHour = last !== undefined && last === dated && !/[.!?\n,]/u.test(between(text, last, span));
    if (isHour && (span.part === 'hours' || span.part === 'join')) last.to = span.to;
    else if (isOpen && last.part === 'title' && span.part === 'note' && end - last.from <= longest) {
      last.to = end;
      const rest = { ...span, from: end + (/^\s+/u.exec(text.slice(end, span.to))?.[0].length ?? 0) };
      if (rest.from < rest.to) joined.push(rest);
    } else if (isDated && SHORT_NOTE.test(text.slice(last.from, last.to))) {
      last.to = span.to;
      dated = last;
    } else joined.push(span);
  }
  return joined;
}

/** 'Call 07700 900 418\nWagtail Grooming', 'WhatsApp reicht: 0151 … . Dachbau Krämer': a call is one sentence. */
function cutCalls(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    const end = span.part === 'call' ? words.search(/\n|(?<=[\p{L}\d)]{2})[.!?]\s+(?=\p{Lu})/u) : -1;
    if (end < 0) return [span];
    const [gap = ''] = /^[\s.!?]+/u.exec(words.slice(end)) ?? [];
    const [head, rest] = [
      { ...span, to: span.from + end },
      { ...span, from: span.from + end + gap.length },
    ];
    // Which of the two names a way to answer is the call.
    const isCall = (one: PartSpan): boolean => /[@/]|\w\.\w|\d{3}/u.test(text.slice(one.from, one.to));
    return isCall(rest) && !isCall(head) ? [{ ...head, part: 'note' }, rest] : [head, { ...rest, part: 'note' }];
  });
}
