import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { pattern } from '../patterns.ts';
import type { DocumentKind } from './kinds.ts';

/** The words of an order, up to what it asks for. */
const ASKED =
  /^(?:(?:[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Pp]lease|pls|[Cc]an (?:you|u)|[Cc]ould (?:you|u)|[Ii] need|[Ii] want|[Ii]['’]d like|[Ww]e need|[Nn]eed|[Ww]rite out|[Ww]rite up|[Ww]rite|[Tt]ype up|[Ll]ay out|[Mm]ake|[Dd]raft|[Cc]reate|[Cc]ompose|[Gg]enerate|[Pp]ut together|[Pp]repare|[Tt]urn(?: (?:this|it|these))? into|[Pp]lan(?= (?:an?|the|our|my) )|[Dd]o|[Gg]ive me|the text for|[Ss]hort|[Qq]uick|[Ss]imple|[Ff]ormal|[Ff]riendly|[Pp]olite|[Pp]roper|[Ss]mall(?= (?:campaign|report))|me|us)[ ,]+|(?:[Aa]|[Aa]n|[Tt]he|[Mm]y|[Oo]ur) (?=[\p{Ll}`])|an? (?=\S))*/u;
/** Somebody's reason before the order: 'we get the same mails every day so please make an FAQ'. */
const REASON = /^.* (?:so|and) (?:please|pls|can you|could you) (?=(?:make|write|draft|create|do|give)\b)/iu;
/** Where the text will hang or be printed: said to the writer, like the words that lead there. */
const SHEET =
  '(?:wall|window|door|notice ?board|newsletter|cookbook|magazine|fridge|lobby|leaflet|gate|counter|catalogue|handbook)';
const PLACE = '(?:market stall|stall|(?:web ?|online )?shop|store|notice ?board site)';
const HUNG = new RegExp(
  String.raw`\bfor (?:the|our|my) (?:[\p{L}'’]+ ){0,3}?${SHEET}(?! of)\b|\bfor (?:the|our|my) ${PLACE}(?=$|[,.:])|\b(?:all in one doc|properly)\b|\bon ${PLATFORM_NAME}\b`,
  'giu',
);
/** A thing for sale is for something too: only where nothing else is named is that its place. */
const HUNG_ONLY = new RegExp(
  String.raw`\bfor (?:the|our|my) (?:(?:\p{L}+ )?${SHEET}|${PLACE})(?=\s*(?:$|[,.:]))`,
  'giu',
);
const HUNG_OF = new RegExp(String.raw`\bfor (?:the|our|my) ${SHEET} of\b`, 'giu');
/** A page is where its subject is told of: 'FAQ for our kiln hire page'. */
const PAGE = /(?<=\bfor (?:the|our|my) .*)\s+(?:web ?site|web ?page|home ?page|page|site|blog)$/iu;
const ONLY_PAGE = /\s+for (?:the|our|my) (?:web ?site|web ?page|home ?page|page|site|blog)$/iu;
const POLITE = /,?\s*\b(?:please|pls|plz)\b/giu;
const WANTS = /\s+needs? an? (?:\p{L}+ )?(?:page|text|description)$/iu;
const LEADS = /^(?:for|of|on|about|to|from|regarding)\b/iu;

/** The title in the order of a labelled brief: what it is called, or what it is about. */
export function documentTitle(order: string, kind: DocumentKind): string {
  const called = order.match(/\b(?:titled|called|entitled) ["“'‘](.+?)["”'’](?=[\s.,]|$)/iu)?.[1];
  if (called !== undefined) return called;
  const asked = order.replace(ASKED, '').replace(/[.:,!\s]+$/u, '');
  return (kind.title === 'order' ? asked : subjectIn(order, kind)) || asked;
}

/** What the opening of a message names as its subject, without the order, the kind and the place where it will hang. */
export function subjectIn(opening: string, kind: DocumentKind): string {
  const asked = phraseOf(opening, kind);
  const subject = startsWithKind(asked, kind)
    ? asked
        .replace(kind.called, '')
        .trim()
        .replace(/^[ :,.–-]+/u, '')
        .replace(LEADS, '')
        .replace(/^[ :,.–-]+/u, '')
    : asked;
  return subject
    .replace(
      kind.id === 'letter' ? /^ / : /^(?:(?:our|my|the|an?|all) (?=\S)|(?:Our|My|The|An?|All) (?=[\p{Ll}`]))/u,
      '',
    )
    .trim();
}

const startsWithKind = (asked: string, kind: DocumentKind) =>
  pattern(`^(?:${kind.called.source})`, kind.called.flags).test(asked);

/** The phrase that asks for a document, without courtesy and place. */
const phraseOf = (opening: string, kind: DocumentKind) =>
  opening
    .replace(/[.:,!\s]+$/u, '')
    .replace(/\. /g, ', ')
    .replace(REASON, '')
    .replace(POLITE, '')
    .trim()
    .replace(ASKED, '')
    .replace(HUNG_OF, 'for')
    .replace(kind.id === 'product' || kind.id === 'listing' ? HUNG_ONLY : HUNG, ' ')
    .replace(WANTS, '')
    .replace(/ from this$/iu, '')
    .replace(/ (?:out )?of this(?= for\b|$)/iu, '')
    .replace(ONLY_PAGE, '')
    .replace(PAGE, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/[.:,!\s]+$/u, '')
    .trim();
