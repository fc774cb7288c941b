import type { Poster } from '../../../domain/post/design.ts';
import { lineCapital } from './poster.ts';

/** A part of a poster as people call it, in six languages. */
type PosterPart = 'title' | 'when' | 'hours' | 'place' | 'price' | 'call' | 'items' | 'notes' | 'by' | 'figure';
const NAMES: [PosterPart, string][] = [
  ['title', 'title|headline|heading|titel|überschrift|título|titre|titolo|titular'],
  ['notes', 'sub ?titles?|sub ?line|small text|second line|untertitel|subtítulo|sous-titre|sottotitolo|legenda'],
  ['when', 'dates?|days?|datum|tag|fechas?|día|jour|data|dia|giorno'],
  ['hours', 'times?|hours?|uhrzeit(?:en)?|zeit(?:en)?|horas?|horario|heures?|horaires?|horário|orari[oa]?|ora'],
  ['place', 'place|address|location|venue|ort|adresse|dirección|lugar|lieu|local|endereço|luogo|indirizzo'],
  ['price', 'price|cost|preis|precio|prix|preço|prezzo'],
  [
    'call',
    'phone(?: number)?|number|contact|link|website|button|telefon(?:nummer)?|teléfono|téléphone|telefone|telefono',
  ],
  ['items', 'list|points|bullets|liste|punkte|lista|puntos|points|pontos|punti|elenco'],
  ['by', 'author|name|autor|autorin|auteur|autore'],
  ['figure', 'percentage|figure|prozentzahl|porcentaje|pourcentage|porcentagem|percentuale'],
];
const PART = NAMES.map(([, words]) => words).join('|');
const THE = "(?:(?:the|this|that|das|den|die|dem|der|el|la|los|las|le|les|o|a|os|as|il|lo|i|gli)\\s+|l['’])?";
const OPENS = '["“„«]\\s?';
const CLOSES = '\\s?["”“»]';
const END = '\\s*[.!]?\\s*$';

const REMOVE = new RegExp(
  `(?<!\\p{L})(?:without|remove|drop|delete|lose|leave out|take (?:off|out|away)|get rid of|no|minus|skip|ohne|entfern\\p{L}*|lösch\\p{L}*|streich\\p{L}*|sin|quita\\p{L}*|elimina\\p{L}*|borra|sans|enlève\\p{L}*|retire\\p{L}*|supprime\\p{L}*|sem|tira\\p{L}*|remov\\p{L}*|senza|togli\\p{L}*|rimuovi)\\s+${THE}(?:${OPENS})?(?<what>[^"”“»\\n]+?)(?:${CLOSES})?(?:\\s+(?:please|bitte|por favor|off|from it|out|weg|raus))?${END}`,
  'iu',
);
const REPLACE = new RegExp(
  `(?<!\\p{L})(?:change|replace|swap|switch|make|turn|correct|ändere?|ersetze?|mach|cambia|reemplaza|sustituye|remplace|change|corrige|troca|troque|muda|mude|substitu[ai]|sostituisci|correggi)\\s+${THE}(?:${OPENS})?(?<old>[^"”“»\\n]+?)(?:${CLOSES})?\\s+(?:to|into|with|for|by|zu|in|durch|gegen|auf|por|a|par|en|para|con)\\s+(?:${OPENS})?(?<fresh>[^"”“»\\n]+?)(?:${CLOSES})?${END}`,
  'iu',
);
const INSTEAD = new RegExp(
  `^\\W*(?:(?:use|write|say|put|schreib|pon|mets|metti|põe)\\s+)?(?:${OPENS})?(?<fresh>[^"”“»\\n]+?)(?:${CLOSES})?\\s+(?:instead of|rather than|and not|not|statt|anstelle von|nicht|en lugar de|en vez de|au lieu de|et pas|em vez de|invece di)\\s+(?:${OPENS})?(?<old>[^"”“»\\n]+?)(?:${CLOSES})?${END}`,
  'iu',
);
const SET = new RegExp(
  `^\\W*(?:(?:make|set|let|mach|pon|haz|mets|metti|põe)\\s+)?${THE}(?<part>${PART})\\s*(?:(?:should|shall|must)\\s+(?:be|say|read)|to|says?|reads?|is|soll\\s+(?:heißen|sein)|debe ser|doit être|deve essere|[:=])?\\s+(?:${OPENS}(?<said>[^"”“»\\n]+)${CLOSES}|(?<=[:=]\\s|(?:to|be|say|read|says|reads|is|heißen|sein|ser|être|essere)\\s)(?<plain>[^"”“»\\n]+?))${END}`,
  'iu',
);
const ADD = new RegExp(
  `(?<!\\p{L})(?:add|put|write|include|print|ergänze?|schreib\\p{L}*|setz\\p{L}*|añad\\p{L}*|pon|escribe|ajout\\p{L}*|écri\\p{L}*|mets|acrescent\\p{L}*|escreve|põe|aggiung\\p{L}*|scrivi|metti)\\s[^"“„«\\n]{0,40}?${OPENS}(?<said>[^"”“»\\n]+)${CLOSES}`,
  'iu',
);

/** A poster after a wish for other words on it; null where the wish names none of them. */
export function changePoster(poster: Poster, wish: string): Poster | null {
  const set = SET.exec(wish)?.groups;
  if (set?.part) return withPart(poster, set.part, set.said ?? set.plain ?? '');
  const { old = '', fresh = '' } = (INSTEAD.exec(wish) ?? REPLACE.exec(wish))?.groups ?? {};
  if (old !== '' && fresh !== '')
    return (partCalled(old) && withPart(poster, old, fresh)) || replaced(poster, old.trim(), fresh.trim());
  const what = REMOVE.exec(wish)?.groups?.what?.trim() ?? '';
  if (what !== '')
    return withoutPoint(poster, what) ?? (partCalled(what) ? withoutPart(poster, what) : replaced(poster, what, ''));
  const added = ADD.exec(wish)?.groups?.said?.trim() ?? '';
  if (added === '') return null;
  return poster.title === ''
    ? { ...poster, title: added }
    : { ...poster, notes: [...poster.notes, lineCapital(added)] };
}

const POINT = 'slide|point|item|card|page|tip|step|folie|punkt|seite|diapositiva|punto|diapo|étape|pagina|ponto|página';
const PLACES = [
  'first|1st|1|one|erste[nr]?|primera?|première?|primeir[ao]|prima',
  'second|2nd|2|two|zweite[nr]?|segund[ao]|deuxième|seconda',
  'third|3rd|3|three|dritte[nr]?|tercera?|troisième|terceir[ao]|terza',
  'fourth|4th|4|four|vierte[nr]?|cuart[ao]|quatrième|quart[ao]',
  'fifth|5th|5|five|fünfte[nr]?|quint[ao]|cinquième',
  'sixth|6th|6|six|sechste[nr]?|sext[ao]|sixième|sesta',
];
const LAST = 'last|final|letzte[nr]?|últim[ao]|dernière?|ultim[ao]';
const COUNTED = new RegExp(
  `^(?:(?<before>${[...PLACES, LAST].join('|')}) (?<thing>${POINT})|(?<named>${POINT}) (?<after>\\d))$`,
  'iu',
);

/** 'The last slide', 'point 3': a poster without that of its points; the first slide of a carousel is its cover. */
function withoutPoint(poster: Poster, what: string): Poster | null {
  const { before = '', thing, named = thing ?? '', after = before } = COUNTED.exec(what)?.groups ?? {};
  if (after === '' || poster.items.length === 0) return null;
  const isSlide = /^(?:slide|card|page|folie|seite|diapo|diapositiva|pagina|página)$/iu.test(named);
  const isLast = new RegExp(`^(?:${LAST})$`, 'iu').test(after);
  if (isLast && isSlide && poster.call !== null) return { ...poster, call: null };
  const place = PLACES.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(after)) - (isSlide ? 1 : 0);
  const at = isLast ? poster.items.length - 1 : place;
  return poster.items[at] === undefined ? null : { ...poster, items: poster.items.toSpliced(at, 1) };
}

/** Whether a wish asks for other words, whether they are found or not: 'without the balloons'. */
export function asksForWords(wish: string): boolean {
  return [SET, INSTEAD, REPLACE, REMOVE, ADD].some((pattern) => pattern.test(wish));
}

function partCalled(words: string): PosterPart | null {
  const plain = words.trim().replace(new RegExp(`^${THE}`, 'iu'), '');
  return NAMES.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(plain))?.[0] ?? null;
}

function withPart(poster: Poster, called: string, words: string): Poster | null {
  const part = partCalled(called);
  if (part === null || words === '') return null;
  const [first, ...others] = poster.times;
  switch (part) {
    case 'notes':
      return { ...poster, notes: [words, ...poster.notes.slice(1)] };
    case 'items':
      return { ...poster, items: words.split(/,\s+/u).map(lineCapital) };
    case 'when':
      return { ...poster, times: [{ day: lineCapital(words), hours: first?.hours ?? null }, ...others] };
    case 'hours':
      return { ...poster, times: [{ day: first?.day ?? null, hours: words }, ...others] };
    default:
      return { ...poster, [part]: words };
  }
}

/** A poster without one of its parts; null where it has none of it. */
function withoutPart(poster: Poster, called: string): Poster | null {
  const part = partCalled(called);
  if (part === null) return null;
  const left: Poster =
    part === 'when'
      ? { ...poster, times: [] }
      : part === 'hours'
        ? { ...poster, times: poster.times.map(({ day }) => ({ day, hours: null })).filter(({ day }) => day !== null) }
        : part === 'title'
          ? { ...poster, title: '' }
          : { ...poster, [part]: part === 'notes' || part === 'items' ? [] : null };
  return JSON.stringify(left) === JSON.stringify(poster) ? null : left;
}

/** A poster on which some words stand in place of others, wherever they stand; null where they stand nowhere. */
function replaced(poster: Poster, old: string, fresh: string): Poster | null {
  const words = new RegExp(`(?<![\\p{L}\\d])${old.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\d])`, 'giu');
  const inText = (text: string): string => {
    const changed = text.replace(words, (found) => (/^\p{Lu}/u.test(found) ? lineCapital(fresh) : fresh));
    return changed === text
      ? text
      : changed
          .replace(/\s{2,}/gu, ' ')
          .replace(/\s+([.,!?])/gu, '$1')
          .replace(/^[\s,–-]+|[\s,–-]+$/gu, '');
  };
  const maybe = (text: string | null): string | null => (text === null ? null : inText(text) || null);
  const all = (texts: string[]): string[] => texts.map(inText).filter((text) => text !== '');
  const { title, notes, times, place, price, figure, items, by, call } = poster;
  const left: Poster = {
    ...poster,
    title: inText(title),
    notes: all(notes),
    items: all(items),
    times: times
      .map(({ day, hours }) => ({ day: maybe(day), hours: maybe(hours) }))
      .filter(({ day, hours }) => day !== null || hours !== null),
    place: maybe(place),
    price: maybe(price),
    figure: maybe(figure),
    by: maybe(by),
    call: maybe(call),
  };
  return JSON.stringify(left) === JSON.stringify(poster) ? null : left;
}
