import { leanToTalk } from '../lean.ts';
import { isLookAlone, namesLook, speaksOfLook } from '../look-words.ts';
import { type PartSpan, TALK } from '../part.ts';

const PICTURE =
  /(?<!\p{L})(?:picture|image|pic|poster|flyer|banner|graphic|photo|card|post|story|carousel|bild|plakat|grafik|beitrag|imagen|cartel|foto|affiche|visuel|immagine|locandina|imagem|cartaz)s?(?!\p{L})/iu;
/** From here on what was learned has been right that something is said to the designer. */
const SURE = 5;

/** 'Five stars': how somebody rates it. */
const RATED =
  /^(?:\d|one|two|three|four|five|drei|vier|fünf|tres|cuatro|cinco|trois|quatre|cinq|tre|quattro|cinque|três|quatro)(?: out of (?:\d|five)| von (?:\d|fünf))? (?:stars?|sterne?|estrellas?|étoiles?|stell[ae]|estrelas?)$/iu;

/** 'Brightwell Print', 'rosa’s flowers': whose picture it is. A look has no name and belongs to nobody. */
const NAME =
  /^(?!(?:thanks|thank|cheers|nothing|anything)(?!\p{L}))\p{Lu}[\p{L}'’&.-]+(?: (?:\p{Lu}[\p{L}'’&.-]*|&|and|of|the|de|du|la|le|y|und)){1,4}$/u;
const OWNED =
  /^(?!(?:children|kids?|women|men|mother|father|valentine|new year|today|it|that|this|let|there|here|what|who|where|how|he|she|\p{L}+(?:thing|one|body))['’]s)\p{L}{3,}['’]s \p{L}+(?: \p{L}+)?$/iu;
/** 'Boulangerie Petit' is a name, 'Rosé und Gold' is none. */
const isCalled = (words: string): boolean =>
  !speaksOfLook(words) || !(JOINED.test(words) || speaksOfLook(words.split(' ')[0] ?? ''));
const JOINED = /\s(?:and|und|y|et|e|&)\s/iu;
const isName = (words: string): boolean => OWNED.test(words) || (NAME.test(words) && isCalled(words));

/** 'Stillpoint Therapy, | no faces, earthy tones': whose it is stands before what is wished. */
function partNames(text: string, span: PartSpan): PartSpan[] {
  const [first = ''] = text.slice(span.from, span.to).split(/,\s/u);
  if (span.part !== 'wish') return [span];
  const isNamed = span.from > 0 && span.from + first.length < span.to && isName(first);
  if (!isNamed) return nameBehind(text, span);
  const end = span.from + first.length;
  return [
    { part: 'note', from: span.from, to: end },
    { ...span, from: end + 2 },
  ];
}

/** 'Warm yellow, hexagons. | Tansy Hill Bees': a sentence that is nothing but a name. */
function nameBehind(text: string, span: PartSpan): PartSpan[] {
  const words = text.slice(span.from, span.to);
  const [, before = '', name = ''] = /^(.*[.!?\n]\s*)([^.!?\n]+)$/su.exec(words) ?? [];
  if (!isName(name)) return [span];
  return [
    { ...span, to: span.from + before.trimEnd().length },
    { part: 'note', from: span.from + before.length, to: span.to },
  ];
}

const isTold = (span: PartSpan | undefined): span is PartSpan => span?.part === 'title' || span?.part === 'note';

/** What readers are told whatever was learned: nothing counts as said to the designer that does not speak to one. */
export function keepMatter(text: string, spans: PartSpan[]): PartSpan[] {
  const kept: PartSpan[] = [];
  const parted = spans.flatMap((span) => partNames(text, span));
  for (const [i, span] of parted.entries()) {
    const [last, next] = [kept.at(-1), parted[i + 1]];
    const isBehind = last !== undefined && /^ ?$/u.test(text.slice(last.to, span.from));
    if (!isMatter(text, span, last, next)) kept.push({ ...span });
    else if (isTold(last) && (isBehind || (last.part === 'note' && text.slice(last.to, span.from) === ', ')))
      last.to = span.to;
    else kept.push({ ...span, part: 'note' });
  }
  if (!kept.some(isShown) && !isAskedFor(text, kept)) return kept.map((span) => ({ ...span, part: 'title' }));
  return isToldAtAll(kept) ? kept : kept.flatMap((span) => firstTold(text, span));
}

/** 'Please don't use the lift' by itself asks for no picture and no look: it is what the picture says. */
function isAskedFor(text: string, spans: PartSpan[]): boolean {
  const isOrdered = spans.some(({ part }) => part === 'order');
  return PICTURE.test(text) || namesLook(text) || (isOrdered && leanToTalk(text, { from: 0, to: text.length }) >= SURE);
}

const isShown = ({ part }: PartSpan): boolean => !['order', 'wish', 'join'].includes(part);
const isToldAtAll = (spans: PartSpan[]): boolean => spans.some(isShown) || !spans.some(({ part }) => part === 'order');

/** 'Poster | Töpferkurs, dunkelblau': of an order that tells nothing else, what names no look is what it shows. */
function firstTold(text: string, span: PartSpan): PartSpan[] {
  const words = text.slice(span.from, span.to);
  const [first = ''] = words.split(/,\s/u);
  if (span.part !== 'wish' || first === words || speaksOfLook(first)) return [span];
  const end = span.from + first.length;
  return [
    { part: 'title', from: span.from, to: end },
    { ...span, from: end + 2 },
  ];
}

/** Talk that is told the readers after all: what was learned is not sure of it, and it names no picture, no look outside of matter, nor leads to what follows. */
function isMatter(text: string, span: PartSpan, last: PartSpan | undefined, next: PartSpan | undefined): boolean {
  const words = text.slice(span.from, span.to);
  if (last !== undefined && TALK.includes(span.part) && isName(words) && !PICTURE.test(words)) return true;
  if (last === undefined || !TALK.includes(span.part) || PICTURE.test(words) || isLookAlone(words)) return false;
  const isBehind = /^ ?$/u.test(text.slice(last.to, span.from));
  const isLed = isBehind ? TALK.includes(last.part) : text[span.to] === ':';
  // 'Lift the lid. | Write down the black numbers. | Send them to us': a sentence between two that are told.
  const isAmong = [last, next].every((one) => one !== undefined && isShown(one)) && !isBehind && text[span.to] !== ',';
  if (RATED.test(words)) return true;
  // 'Verre dans le bac | vert, papier dans le bac jaune, compost': what goes on within a phrase and names other things too.
  const isWithin = isBehind && isTold(last) && span.part === 'wish' && /\p{L}$/u.test(text.slice(last.from, last.to));
  if (isWithin && words.split(', ').length > 2 && !namesLook(words.split(', ').at(-1) ?? '')) return true;
  return !isLed && (isAmong || !namesLook(words)) && leanToTalk(text, span) < SURE;
}
