import type { Poster } from '../../../domain/post/design.ts';
import { PLATFORM_NAME } from '../../lib/platform-words.ts';
import { mend } from '../editing/mending/mend.ts';
import { languageOf } from '../reading/language.ts';
import { lineCapital, PLEASE } from './poster.ts';

/** What is looked up rather than read: an order for one of them says what it is called. */
const NOUNS =
  'rules|results|checklist|agenda|hausordnung|regeln|ergebnisse|tagesordnung|normas|reglas|resultados|règles|résultats|regole|risultati|regras|hours|times|timetable|schedule|programme?|line-?up|dates|fixtures|calendar|price list|prices|menu|voucher|gift card|öffnungszeiten|geschäftszeiten|zeiten|preisliste|preise|speisekarte|mittagskarte|stundenplan|kursplan|spielplan|fahrplan|terminplan|termine|programm|gutschein|horarios?|precios|menú|carta|programa|vale|calendario|horaires|tarifs|prix|carte|planning|bon cadeau|orari|listino(?: prezzi)?|prezzi|menù|programma|buono(?: regalo)?|horários?|preços|cardápio|ementa';
/** What an offer is called in the order for it: its number leads, and its name stands below. */
const OFFERS =
  'sale|offers?|deals?|discounts?|specials?|promotion|rabatt(?:aktion)?|angebote?|aktion|schlussverkauf|ofertas?|rebajas|descuentos|promoción|soldes|offres?|promotion|saldi|offert[ae]|sconti|promozione|promoções|saldos|promoção';
const MEDIA =
  'card|poster|picture|image|pic|graphic|sign|board|flyer|post|notice|bild|plakat|grafik|post|imagen|cartel|affiche|visuel|immagine|locandina|imagem|cartaz';
/** What an order says before it names anything. */
const ORDERING =
  'make|create|design|do|draw|need|want|like|please|pls|can|could|you|i|we|me|us|an?|the|with|of|for|as|on|all|bitte|mach|mache|mir|uns|ein|eine|einen|mit|von|als|für|der|die|das|den|dem|haz|hazme|una?|con|de|del|los?|las?|para|fais|une|avec|des|les?|nos|fai|fammi|il|i|gli|per|faz|uma?|com|os?|as|do|da|big|small|simple|quick|new|in|im';
const CALLED = new RegExp(
  `(?<![\\p{L}-])(?<name>(?:(?!(?:${ORDERING}|${MEDIA})(?!\\p{L}))[\\p{L}'’-]+\\s+){0,2}(?:${NOUNS}|${OFFERS})(?:\\s+(?!(?:${ORDERING}|${MEDIA})(?!\\p{L}))[\\p{L}-]+(?=\\s+(?:als|as|como|come)\\s))?)(?:\\s+(?:(?:as|als|como|en|comme|come|in|em)\\s+)?(?:(?:an?|eine?|una?|une|uma?)\\s+)?(?:${MEDIA}))?(?<of>\\s+(?:for|of|für|der|des|del|de|di|da|do|pour|para|per)\\s+(?:(?!\\s[-–—]\\s)[^:.,;?\\n]){3,50})?(?=\\s*(?:[:.,;?\\n–—]|-\\s|$))`,
  'iu',
);
/** Where it hangs is no part of what it is called. */
const HANGS = new RegExp(
  `(?<!\\p{L})(?:outside|window|door|wall|desk|counter|gate|till|reception|staff ?room|notice ?board|website|page|story|feed|${PLATFORM_NAME}|tür|schaufenster|historia|puerta|escaparate|porte|vitrine|vetrina)(?!\\p{L})`,
  'iu',
);
/** '… please as a picture'. */
const AS_MEDIUM = new RegExp(
  `\\s+(?:as|als|como|comme|come|en|in)\\s+(?:(?:an?|eine?n?|una?|une|uma?)\\s+)?(?:${MEDIA})$`,
  'iu',
);
/** 'Unseren Öffnungszeiten': by itself it stands in the nominative. */
const DATIVE = /^(unsere|meine)n\s+/iu;
const HEAD = 110;
const FEWEST_ROWS = 2;

/** What an order calls the list or the hours that it tells; null where it names none. */
export function calledInOrder(text: string): string | null {
  const head = text.slice(0, HEAD).split('\n')[0] ?? '';
  const { groups, index = 0 } = CALLED.exec(head) ?? {};
  if (!groups?.name || /[.!?]\s/u.test(head.slice(0, index))) return null;
  // 'Posting dates for my candle shop': 'my' is said to the designer.
  const of = groups.of && !HANGS.test(groups.of) ? groups.of.replace(/^\s+for my\s+/iu, ': ') : '';
  const name = `${groups.name}${of}`.replace(DATIVE, '$1 ').replace(AS_MEDIUM, '').replace(PLEASE, '');
  return lineCapital(mend(name, { language: languageOf(text), verbatim: false, said: text }));
}

/** A poster of rows with the name that its order gives them: whose they are stands below it. */
export function withCalled(poster: Poster, text: string): Poster {
  const isRows = poster.items.length >= FEWEST_ROWS || poster.times.length >= FEWEST_ROWS;
  const called = calledInOrder(text);
  if (called === null || (!isRows && poster.figure === null)) return poster;
  const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const [own, name] = [bare(poster.title), bare(called)];
  if (poster.figure !== null && !isRows) {
    const isNamed = [own, ...poster.notes.map(bare)].some(
      (words) => words.includes(name) || (words !== '' && name.includes(words)),
    );
    return isNamed ? poster : { ...poster, notes: [called, ...poster.notes] };
  }
  // What the order says stands in its name already, in whole or in part.
  const isSame = own === '' || name.includes(own) || own.startsWith(name);
  // 'Pool rules for the holiday let' needs no second line that says whose they are.
  const notes = poster.notes.filter((note) => !name.includes(bare(note)) && !bare(note).includes(name));
  if (isSame) return { ...poster, title: called, notes };
  const isBehind = text.indexOf(poster.title.replace(/\.$/u, '')) > text.indexOf(': ');
  return isBehind ? { ...poster, title: called, notes: [poster.title, ...poster.notes] } : poster;
}
