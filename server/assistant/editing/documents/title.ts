import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { capital } from '../capital.ts';
import { pattern } from '../patterns.ts';
import type { DocumentKind } from './kinds.ts';

const ASKED =
  /^(?:(?:[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Pp]lease|pls|[Cc]an (?:you|u)|[Cc]ould (?:you|u)|[Ii] need|[Ii] want|[Ww]e need|[Nn]eed|[Ww]rite out|[Ww]rite up|[Ww]rite|[Ll]ay out|[Mm]ake|[Dd]raft|[Cc]reate|[Cc]ompose|[Gg]enerate|[Pp]ut together|[Pp]repare|[Pp]lan(?= (?:an?|the|our|my) )|[Dd]o|[Gg]ive me|the text for|[Ss]hort|me|us)[ ,]+|(?:[Aa]|[Aa]n|[Tt]he|[Mm]y|[Oo]ur) (?=[\p{Ll}`]))*/u;
const PLACE = new RegExp(
  String.raw`\b(?:for (?:the|our) (?:\p{L}+ )*(?:cookbook|noticeboard|newsletter|wall|window)|all in one doc|properly|on ${PLATFORM_NAME})\b`,
  'giu',
);

/** The title of a document and what is left for its body. */
export function headOf(mended: string, message: string, kind: DocumentKind): { title: string; body: string } {
  const [said = ''] = cut(message.replace(/^(?:(?:hi|hiya|hello|hey|please|pls)\b[ ,!]*)+/iu, ''));
  const label = (said.match(kind.noun)?.[0] ?? '').trim();
  const about = strip(said, kind);
  const [first, rest] = cut(mended);
  const opens = fold(said).endsWith(fold(first)) || fold(strip(first, kind)) === fold(about);
  const body = opens ? rest : mended;
  if (kind.title === 'kind' && label !== '' && about !== '')
    return {
      title: capital(
        said
          .replace(ASKED, '')
          .replace(PLACE, '')
          .replace(/ {2,}/g, ' ')
          .replace(/[.:,!\s]+$/u, '')
          .trim(),
      ),
      body,
    };
  if (about !== '' && about.split(' ').length < 11) return { title: capital(about), body };
  if (kind.title === 'kind' && label !== '' && said.search(PLACE) >= 0) return { title: capital(label), body };
  const [next, others] = cut(body);
  const subject = strip(next, kind);
  const prefix = kind.title === 'kind' && label !== '' ? `${capital(label)}: ` : '';
  if (subject === '' || subject.split(' ').length > 10) return { title: capital(label) || 'Notes', body };
  return { title: `${prefix}${prefix === '' ? capital(subject) : subject}`, body: others };
}

/** The title in the order of a labelled brief: what it is called, or what it is about. */
export function documentTitle(order: string, kind: DocumentKind): string {
  const called = order.match(/\b(?:titled|called|entitled) ["“'‘](.+?)["”'’](?=[\s.,]|$)/iu)?.[1];
  if (called !== undefined) return called;
  const asked = order.replace(ASKED, '').replace(/[.:,!\s]+$/u, '');
  return (kind.title === 'kind' ? asked : strip(order, kind).replace(/^(?:a|an|the) (?=\p{Ll})/u, '')) || asked;
}

/** A clause without the order and the kind that it names. */
function strip(clause: string, kind: DocumentKind): string {
  const bare = clause
    .replace(ASKED, '')
    .replace(PLACE, ' ')
    .replace(pattern(`^(?:${kind.noun.source})(?:\\b|$)(?: (?:for|of|on|about|to|from))?[ :,.-]*`, 'iu'), '')
    .replace(/ {2,}/g, ' ')
    .replace(/\bneeds? a product page\b/gi, '')
    .replace(/^(?:[Oo]ur|[Mm]y|[Tt]he|[Aa]ll) (?=\p{Ll})/u, (word) => (kind.id === 'letter' ? word : ''))
    .replace(/[.:,!\s]+$/u, '')
    .trim();
  return bare;
}

/** The first clause and the rest. */
function cut(text: string): [string, string] {
  const end = text.search(/(?<!\b(?:\p{L}*str|no))\.(?=\s)|[:!](?=\s)|\n|,\s/u);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1).trim()];
}
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
