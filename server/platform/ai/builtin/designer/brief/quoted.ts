export type Role = 'headline' | 'sub' | 'cta' | 'kicker' | 'by';

export interface Quoted {
  role: Role;
  text: string;
}

const QUOTES =
  /“([^”]{1,600})”|"([^"]{1,600})"|«\s?([^»]{1,600}?)\s?»|„([^“”]{1,600})[“”]|(?<![\p{L}\d])['‘]([^\n]{2,400}?)['’](?![\p{L}\d])/gu;

const ROLES: [Role, RegExp][] = [
  ['cta', /\b(?:cta|call[- ]to[- ]action|button)\b[^.;]{0,24}$/iu],
  [
    'sub',
    /\b(?:sub-?(?:title|heading|headline|text)?|tagline|second line|below|underneath|small(?:er)? text|body)\b[^.;]{0,24}$/iu,
  ],
  ['kicker', /\b(?:kicker|label|badge|eyebrow|top line|overline)\b[^.;]{0,24}$/iu],
];

const ATTRIBUTION = /^\s*(?:[-–—]|\bby\b|\bfrom\b|,?\s*said\b|,?\s*says\b)\s*([\p{Lu}][^\n.;,!?"“”]{1,60})/u;

/** The texts in quotation marks with their places on the picture, and the brief without them. */
export function readQuoted(brief: string): { quoted: Quoted[]; rest: string } {
  const quoted: Quoted[] = [];
  let rest = '';
  let end = 0;
  for (const match of brief.matchAll(QUOTES)) {
    const text =
      match
        .slice(1)
        .find((group) => group !== undefined)
        ?.trim() ?? '';
    if (text === '' || match.index < end) continue;
    const before = brief.slice(Math.max(0, match.index - 60), match.index);
    const named = ROLES.find(([, pattern]) => pattern.test(before))?.[0];
    const hasHeadline = quoted.some((one) => one.role === 'headline');
    const role = named ?? (hasHeadline ? 'sub' : 'headline');
    if (!quoted.some((one) => one.role === role)) quoted.push({ role, text });
    rest += brief.slice(end, match.index);
    end = match.index + match[0].length;
    const author = brief.slice(end).match(ATTRIBUTION);
    if (author && role === 'headline') {
      quoted.push({ role: 'by', text: author[1]?.trim() ?? '' });
      end += author[0].length;
    }
    rest += ' ';
  }
  return { quoted, rest: rest + brief.slice(end) };
}
