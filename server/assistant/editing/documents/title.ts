import { pattern } from '../patterns.ts';
import type { DocumentKind } from './kinds.ts';

const ASKED =
  /^(?:(?:hi|hiya|hello|hey|please|pls|can (?:you|u)|could (?:you|u)|i need|i want|we need|need|write out|write up|write|lay out|make|draft|create|put together|prepare|do|give me|the text for|a|an|the|short|my|our|me|us)[ ,]+)*/iu;
const PLACE = /\b(?:for (?:the|our) (?:\p{L}+ )*(?:cookbook|noticeboard|newsletter|blog|wall|window|website|page)|all in one doc|properly|on facebook)\b/giu;
const capital = (text: string) => (/^\p{Ll}[\p{L}\d]*\p{Lu}|^`/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/** The title of a document and what is left for its body. */
export function headOf(mended: string, message: string, kind: DocumentKind): { title: string; body: string } {
  const said = message.split(/(?<=[.:!\n])\s|,\s/u)[0] ?? '';
  const ordered = kind.noun.test(said);
  const [first = '', rest = ''] = cut(mended);
  const subject = strip(first, kind);
  const label = (said.match(kind.noun)?.[0] ?? '').trim();
  const about = strip(said, kind);
  if (kind.title === 'kind' && ordered) {
    const whole = capital(said.replace(ASKED, '').replace(PLACE, '').replace(/[.:,!\s]+$/u, '').trim());
    const named = about !== '' ? whole : subject === '' ? capital(label) : `${capital(label)}: ${subject}`;
    const consumed = about === '' || fold(named).includes(fold(subject));
    return { title: named, body: consumed && first.split(' ').length < 9 ? rest : mended };
  }
  if (subject === '') return headOf(rest === '' ? `${capital(label) || 'Text'}.` : rest, rest, kind);
  return { title: capital(subject), body: rest === '' ? first : /\d/.test(subject) && subject.split(' ').length > 9 ? mended : rest };
}

/** A clause without the order and the kind that it names. */
function strip(clause: string, kind: DocumentKind): string {
  const bare = clause
    .replace(ASKED, '')
    .replace(pattern(`^(?:${kind.noun.source})(?:\\b|$)(?: (?:for|of|on|about|to|from))?[ :,.-]*`, 'iu'), '')
    .replace(PLACE, '')
    .replace(/\bneeds? a product page\b/gi, '')
    .replace(/^(?:[Oo]ur|[Mm]y|[Tt]he|[Aa]ll) (?=\p{Ll})/u, (word) => (kind.id === 'letter' ? word : ''))
    .replace(/[.:,!\s]+$/u, '')
    .trim();
  return bare;
}

/** The first clause and the rest. */
function cut(text: string): [string, string] {
  const end = text.search(/[.:!](?=\s)|\n|,\s/u);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1).trim()];
}
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
