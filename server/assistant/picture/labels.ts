import { NO_POSTER, type Poster } from '../../../domain/post/design.ts';
import { documentKind } from '../editing/documents/kind-of.ts';
import { documentTitle } from '../editing/documents/title.ts';
import type { PartSpan } from './part.ts';
import { readShownParts } from './parts.ts';
import { lineCapital, posterOf } from './poster.ts';

/** A label opens a line or a sentence: 'Where: 14 Mill Lane'. */
const BEFORE_LABEL = /(?:\n|(?<=[.!?])[^\S\n]+)(?=\p{Lu}[\p{L}\d '’/&-]{1,24}:(?:\s|$))/u;
const FIELD = /^(\p{Lu}[\p{L}\d '’/&-]{1,24}):(?:\s+|$)([\s\S]*)$/u;
const BULLET = /^\s*(?:[-–•*]|\d{1,2}[.)])\s+/u;

/** What a label says of the words behind it; words behind any other are for readers of the whole text, or for its writer. */
const NAMED = {
  title:
    /^(?:title|question|frage|pregunta|domanda|pergunta|product|topic|name|subject|event|headline|thema|titel|produkt|título|producto|titre|produit)$/iu,
  place: /^(?:where|address|place|location|venue|wo|ort|adresse|dónde|lugar|où|lieu)$/iu,
  price: /^(?:price|cost|entry|fee|preis|eintritt|precio|prix|tarif)$/iu,
  times: /^(?:when|date|day|time|viewings|wann|datum|uhrzeit|cuándo|fecha|quand|heure)$/iu,
  notes: /^(?:offer|our result|result|idea|what|angebot|oferta|offre)$/iu,
  items:
    /^(?:answers|choices|antworten|opciones|respuestas|réponses|risposte|opzioni|respostas|opções|points|features|findings|ingredients|tips|options|menu|programme?|agenda|includes|punkte|zutaten|puntos)$/iu,
  steps: /^(?:steps|schritte|pasos|étapes)$/iu,
  /** Running words: what they say is read as if nothing stood before them. */
  text: /^(?:text|texto|texte|testo|wording|body|copy)$/iu,
  /** For the writer. */
  aside:
    /^(?:audience|tone|goals?|platforms|length|style|mood|ending|setting|characters?|zielgruppe|ton|público|public)$/iu,
  days: /^(?:(?:day|week|tag|día|jour) \d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu,
};
/** What is said in one line: those below it belong to the whole. */
const ONE_LINE = ['title', 'place', 'price', 'times'] as const;
const CAMPAIGN = /^social media campaign for (?:the |our )?/iu;
type Field = [label: string, value: string];

/** The poster of a brief that is written in labels, and what stands outside of them; null for running words. */
export function labelledPoster(
  text: string,
  read: (text: string) => PartSpan[],
): { poster: Poster; order: string } | null {
  const isKnown = (label: string): boolean => Object.values(NAMED).some((name) => name.test(label));
  const below: string[] = [];
  let isWorded = false;
  const parts = text.split(BEFORE_LABEL).map((part, i): [Field | null, string] => {
    const [, label, value = ''] = FIELD.exec(part) ?? [];
    // 'Recall: batch 114' opens a text and labels nothing.
    if (label === undefined || (i === 0 && !isKnown(label))) return [null, part];
    if (NAMED.text.test(label)) {
      isWorded = true;
      return [null, value];
    }
    const isOneLine = ONE_LINE.some((kind) => NAMED[kind].test(label));
    // 'Options: tea, coffee. In green': a list in one line ends with its sentence.
    const isInLine = NAMED.items.test(label) && !value.includes('\n');
    const [line = '', ...rest] = isOneLine
      ? value.trim().split('\n')
      : isInLine
        ? value.trim().split(/(?<=[.!])\s+(?=\p{Lu})/u)
        : [value];
    below.push(...rest.filter((one) => one.trim() !== ''));
    return [[label, line.trim()], part];
  });
  const fields = parts.flatMap(([field]) => (field ? [field] : []));
  const all = (kind: keyof typeof NAMED): Field[] => fields.filter(([label]) => NAMED[kind].test(label));
  const value = (kind: keyof typeof NAMED): string | null => all(kind)[0]?.[1].replace(/\.$/u, '') || null;
  if (!fields.some(([label]) => isKnown(label))) return null;
  const order = [...parts.flatMap(([field, part]) => (field ? [] : [part])), ...below].join('\n');
  const kind = documentKind(order);
  const called = kind ? documentTitle(order, kind).replace(CAMPAIGN, '') : null;
  const told = posterOf(order, read(order));
  const when = value('times');
  const list = listIn(all('items'), all('steps'), all('days'));
  const poster: Poster = {
    ...NO_POSTER,
    title: lineCapital(value('title') ?? called ?? told.title),
    notes: [
      ...(isWorded && value('title') !== null && told.title !== '' ? [told.title] : []),
      ...(kind && below.length === 0 ? [] : told.notes),
      ...all('notes').map(([, note]) => lineCapital(note)),
    ],
    times: when === null ? told.times : posterOf(when, readShownParts(when)).times,
    place: value('place') ?? told.place,
    price: value('price') ?? told.price,
    ...(list.items.length > 0 ? list : { items: told.items, isCounted: told.isCounted }),
    call: told.call,
    by: told.by,
  };
  return { poster, order };
}

/** The first list that says something, else the days. */
function listIn(items: Field[], steps: Field[], days: Field[]): Pick<Poster, 'items' | 'isCounted'> {
  const [list] = [...items, ...steps].filter(([, value]) => listed(value).length > 1);
  if (list) return { items: listed(list[1]), isCounted: steps.includes(list) };
  const isNumbered = days.every(([label]) => /\d/u.test(label));
  return {
    items: days.map(([label, value]) => (isNumbered ? lineCapital(value) : `${label}: ${value}`)),
    isCounted: isNumbered && days.length > 0,
  };
}

function listed(value: string): string[] {
  const lines = value.includes('\n') ? value.split('\n') : value.split(/;\s|,\s/u);
  return lines.map((line) => lineCapital(line.replace(BULLET, '').replace(/\.$/u, ''))).filter((line) => line !== '');
}
