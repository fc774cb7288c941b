import type { Span } from '../reading/spans/roles.ts';
import { partsOf, sentencesOf } from './spoken/clauses.ts';

/** The parts that a user asks for, by name: 'headings money / people', 'sections: …', 'I want: …, then …'. */
const NAMED =
  /(?:\b(?:headings?|headers|headlines|sections?|parts)(?: (?:i|we)(?:['’]d| would)? (?:want|like|need))?|\border(?=:| is\b| =)|\bgroup it|\bi want|\bi['’]d like(?: it)?|\bwhat i want|\bsplit it into|\bgive me)(?: (?:are|should be|as follows|in this order))?\s*(?::|=|-)?\s+([^\n.!]+)/giu;

export function partsIn(spans: Span[]): string[] {
  const said = spans
    .filter(({ role }) => role !== 'slip' && role !== 'noise')
    .map(({ text }) => text)
    .join('');
  return namedParts(said).names;
}

/** The names of the parts asked for, and the stretch of the message that asks for them. */
export function namedParts(message: string): { names: string[]; asked: string } {
  for (const start of [...message.matchAll(NAMED)].reverse()) {
    const rest = start[1] ?? '';
    const end = rest.search(/[.!](?:\s|$)/);
    const asked = end < 0 ? rest : rest.slice(0, end);
    const slashes = / \/ /.test(asked);
    const names = asked
      .replace(/\bthen\b/gi, ',')
      .replace(/\bfirst\b/gi, '')
      .split(slashes && !/,.*,/.test(asked) ? / \/ / : /\s*,\s*|\s+\/\s+/)
      .map((name) =>
        name
          .replace(/^(?:and|then|to start with|start with)\s+/i, '')
          .replace(/\s+in \d+ sentences?$/i, '')
          .trim(),
      )
      .filter((name) => name !== '' && !/^(?:it )?to start with\b/i.test(name));
    const isRefused = /^(?:no|none|not)\b/i.test(names[0] ?? '');
    if (!isRefused && names.length >= 2 && names.every((name) => name.split(/\s+/).length <= 6 && !/\d{2}/.test(name)))
      return { names, asked: start[0].slice(0, start[0].length - rest.length) + asked };
  }
  return outlineIn(message);
}

/** The forms among the parts of an outline: 'headline, one line intro, then 5 bullets, then care'. */
const FORM_PART =
  /^(?:(?:with|want|wants|first|an?|one|the|short|exactly|about|\d+|two|three|four|five|six)[ :-]+)*(?:headline|title|(?:line |sentence )?intro(?:duction)?|bullets?|bullet points|opening line|list)\b(?: (?:sentence|line|of \d+ (?:sentences?|lines?)|of (?:one|two|three) (?:sentences?|lines?)))?(?:,? \([^)]*\))?$/iu;
const ITS_FORM =
  /\s+(?:as|in) (?:an? |the )?(?:numbered |short )?(?:list|bullets?|bullet points|steps|table)\b.*$|\s+\([^)]*\)$/iu;

/** A sentence that tells the parts of a text one by one, forms among them: the others are its headings; points come before them. */
function outlineIn(message: string): { names: string[]; asked: string } {
  for (const sentence of sentencesOf(message)) {
    const asked = sentence
      .replace(/[.!]$/, '')
      .replace(/^.*?[:–-] (?=(?:headline|title|(?:\p{L}+ ){0,2}intro)\b)/iu, '');
    const parts = partsOf(asked, /,\s*(?:and\s+)?(?:then\s+)?|\s+then\s+/).map((part) =>
      part.replace(/^(?:then|and|want:?)\s+/i, ''),
    );
    const isForm = (part: string) => FORM_PART.test(part);
    const names = parts.filter((part) => !isForm(part)).map((part) => part.replace(ITS_FORM, ''));
    const isOutline = names.length > 0 && names.length < parts.length && parts.length > 2 && isForm(parts[0] ?? '');
    if (
      isOutline &&
      names.every(
        (name) =>
          /^(?!.*\b(?:paragraphs?|first|last|short|sentences?|lines?|words?|no|tone)\b)\p{L}[\p{L}'’ ]{1,30}$/iu.test(
            name,
          ) && name.split(' ').length <= 3,
      )
    )
      return { names: parts.some((part) => isForm(part) && /bullet|list/i.test(part)) ? ['', ...names] : names, asked };
  }
  return { names: [], asked: '' };
}
