import type { Poster } from '../../../domain/post/design.ts';
import { commaParts } from './poster.ts';

const NUMBERED = '(?:slide|card|page|folie|karte|seite|diapositiva|lámina|página|diapo(?:sitive)?|pagina)';
const SLIDE = `(?:${NUMBERED}|image|picture|bild|imagen|imagem|immagine|one)`;
/** 'Slide 2', 'Folie 3'. */
const BY_NUMBER = `${NUMBERED} \\d{1,2}`;
/** 'The first slide', 'dritte Folie'; by itself an ordinal needs a colon behind it. */
const ORDINALS =
  '(?:first|second|third|fourth|fifth|sixth|erste|zweite|dritte|vierte|fünfte|sechste|primera|segunda|tercera|cuarta|quinta|première|deuxième|troisième|quatrième|cinquième|prima|seconda|terza|quarta|primeir[ao]|terceir[ao])';
const LAST = '(?:last|final|letzte|última|dernière|ultima|último)';
const COVERS = '(?:cover(?: slide)?|hook|portada|titelbild|titelseite|deckblatt|couverture|copertina|capa)';
const CLOSING = `(?:${LAST} ${SLIDE}|(?<=(?:^|[.,;\\n]) ?)${LAST}(?=:)|(?:y )?al final|à la fin|alla fine|am (?:ende|schluss)|no fim)`;
const NEXT =
  '(?<=[,;] )(?:then|luego|dann|puis|ensuite|poi|depois)(?= )|(?<=[.!\\n] ?)(?:then|luego|dann|puis|ensuite|poi|depois)(?=:)';
const SAYS =
  '(?:\\s+(?:also|just|only|title|headline|titel|título|titre|titolo|says?|saying|reads?|with|should say|nur|mit|con|avec|com|dice|dit))?';
const MARK = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:on |auf |en |sur )?(?:the |der |la |el |le |il |a |o )?)(?:(?<closing>${CLOSING})|(?<cover>(?:(?:${BY_NUMBER}|${ORDINALS} ${SLIDE}),? (?:is )?(?:the |a )?)?${COVERS})|${BY_NUMBER}|${ORDINALS} ${SLIDE}|${ORDINALS}(?=:)|${NEXT})${SAYS}(?:\\s*[:–—-]\\s*|,?\\s+(?=["“„«\\p{L}\\d]))`,
  'giu',
);
const FEWEST = 3;
const QUOTED = /^["“„«]\s*([^"”“»\n]+?)\s*["”“»]/u;
const TAIL =
  /(?:[\s,;.]+(?:and|then|and then|und|und dann|dann|y|y luego|luego|puis|et|ensuite|poi|e|e poi|depois)?)+$/iu;

/** 'Our web address example.org': the address says so itself. */
const OWN_ADDRESS =
  /^\s*(?:our|the|my|unsere?|nuestra|notre|il nostro|o nosso)\s+(?:web ?site|web ?address|address|page|webseite|adresse|web|página|site|sito)\s*:?\s+(?=\S+\.\S)/iu;

/** Slides that are told one by one, and what stands around them. */
export interface DescribedSlides extends Pick<Poster, 'items'> {
  cover: string | null;
  call: string | null;
  around: string;
}

/** The call of a carousel whose list stands elsewhere ('last slide: book a call'), and the text without it. */
export function lastSlideIn(text: string): { call: string | null; rest: string } {
  const mark = [...text.matchAll(MARK)].findLast(({ groups }) => groups?.closing);
  if (!mark) return { call: null, rest: text };
  const from = mark.index + mark[0].length;
  const [told = ''] = /^(?:[^.!\n]|[.!](?=\S))*/u.exec(text.slice(from)) ?? [];
  const words = (QUOTED.exec(told)?.[1] ?? told).replace(TAIL, '').replace(OWN_ADDRESS, '').trim();
  return words === ''
    ? { call: null, rest: text }
    : { call: words, rest: `${text.slice(0, mark.index)}${text.slice(from + told.length).replace(/^[.!?]/u, '')}` };
}

/** 'Then: too long, no numbers, same CV for every job': where slides are missing to as many as are wanted, the list that has them is parted. */
export function spreadItems(items: string[], wanted: number): string[] {
  const at = items.findIndex((item) => commaParts(item).length === wanted - items.length + 1);
  return items.length >= wanted || at < 0 ? items : items.flatMap((item, i) => (i === at ? commaParts(item) : [item]));
}

/** 'First slide “…”, second: …, last slide: …': each slide by what it is to say; null where fewer than three are told. */
export function describedSlides(text: string): DescribedSlides | null {
  const all = [...text.matchAll(MARK)];
  // Between numbered slides 'then' is a word of theirs.
  const isNumbered = all.filter(({ 0: mark }) => /\d/u.test(mark)).length >= FEWEST;
  const marks = isNumbered
    ? all.filter(({ 0: mark, groups }) => /\d/u.test(mark) || groups?.cover || groups?.closing)
    : all;
  const [first] = marks;
  if (!first || marks.length < FEWEST) return null;
  let end = text.length;
  const told = marks.map((mark, i) => {
    const from = mark.index + mark[0].length;
    const behind = text.slice(from, marks[i + 1]?.index);
    const quoted = QUOTED.exec(behind);
    // The last slide ends with its sentence: how they look may follow.
    const stop = behind.includes('\n') ? /\n/u : /[.!](?=\s|$)/u;
    const sentence = i === marks.length - 1 ? behind.search(stop) : -1;
    const words = quoted?.[1] ?? (sentence < 0 ? behind : behind.slice(0, sentence));
    if (i === marks.length - 1) end = from + (quoted?.[0].length ?? words.length);
    return { kind: mark.groups, words: words.replace(TAIL, '').trim() };
  });
  const slides = told.filter(({ words }) => words !== '');
  if (slides.length < FEWEST) return null;
  const cover = slides.find(({ kind }) => kind?.cover)?.words ?? null;
  const call = slides.find(({ kind }) => kind?.closing)?.words ?? null;
  const items = slides.filter(({ kind }) => !kind?.cover && !kind?.closing).map(({ words }) => words);
  const around = `${text.slice(0, first.index).trim()}\n${text.slice(end).replace(/^[\s.,;]+/u, '')}`.trim();
  return { cover, call, items, around };
}
