import { capital } from '../capital.ts';
import { sentencesOf } from '../spoken/clauses.ts';

const NOT = `(?:(?:is|are|was|were|has|have|had|does|do|did)(?:n['’]?t| not)|not)`;
const KNOWN = `(?:fixed|decided|settled|known|clear|written|chosen|thought of|got|agreed|sent|ready|finished|named|picked|answered|replied|said|in yet|here yet|there yet)`;
const HOLE = `(?:gap|hole|space|room|blank|marker|placeholder)`;

/** What the user says is not known yet: each phrase tells of a gap, and is no part of what is missing. */
const OPEN = new RegExp(
  [
    `\\bidk\\b|\\bdunno\\b|\\b(?:we |i )?(?:really )?(?:don['’]?t|do not) know\\b|\\bno idea\\b`,
    `\\b(?:we |i |nobody has |(?:the )?hotel |they |he |she )?${NOT}(?: been| yet)* ${KNOWN}\\b(?: (?:that|them|one|it))?(?: with the \\w+)?`,
    `\\b(?:is |are |still |rest is )?to (?:come|follow)(?=\\W*$)|\\b(?:is |are |still )*to be (?:added|confirmed|decided|agreed|announced)\\b`,
    `\\b(?:still |is |are )*missing(?=\\W*$|,? (?:for|so|leave|mark|put|ask)\\b| yet\\b)|\\bfollows?(?=\\W*$)|\\b(?:comes?|coming) (?:tomorrow|later|soon|from the \\w+)\\b|\\b(?:goes|comes) here\\b`,
    `\\bwe don['’]?t have(?: (?:one|it|them|a))?(?: yet)?\\b|\\bunknown\\b|\\btb[acd]\\b|\\b(?:is )?still (?:deciding|open|undecided|unclear)\\b|\\bis open\\b|\\bundecided\\b`,
    `\\bi(?:['’]?ll| will) (?:add|paste|send|give|print|bring)(?: (?:it|them|this|that))?(?: by hand)?\\b|\\bi print (?:it|them) by hand\\b|\\b(?:he|she|they)['’]?ll give it to me\\b|\\bi (?:have to|must) ask \\w+\\b`,
    `\\b(?:he|she|i|we) (?:has|have) to ask \\w+\\b|\\bask (?!for\\b)\\p{Lu}\\w+|\\bnobody (?:named|chosen)(?: for)?\\b|\\b(?:list )?(?:is )?(?:being|getting) redone\\b|\\bchanges soon\\b|\\bmy accountant does\\b`,
    `\\bwaiting for\\b[^,;.]*|\\bstill (?:finding out|checking|looking|asking|being \\w+)\\b|\\b(?:is |are )?(?:coming|being (?:checked|written|made|printed|decided)) (?:from|by) (?:(?:Dr|Mrs?|Ms|the|my|our) )?\\w+|\\b(?:my |our )?\\w+ will (?:put|send|fill|give) (?:it |that |them )?(?:in|later)\\b`,
    `\\b\\p{Lu}\\w+ wants? a number\\b|\\b\\p{Lu}\\w+ wants? to add\\b`,
    `\\b(?:so |and )?(?:leave|put|mark|show)\\b(?: (?:it|that|this|them|the|a|an|as|in|there))*(?: ${HOLE}| open| missing| tbc)\\b(?: for (?:it|that|them))?(?: there)?(?: in the \\w+ (?:part|paragraph))?`,
    `\\b(?:so )?mark (?:it|that)\\b|\\bput it in the \\w+ paragraph\\b|\\bas a blank\\b|(?<=^\\W*|, )gap\\b|\\?\\s?\\?+`,
  ].join('|'),
  'giu',
);
/** Small words around what is missing. */
const SMALL =
  /^\s*(?:the|my|our|his|her|their)\b|\b(?:is|are|(?<=\bis )\p{L}+'s|he|she|they|we|i|so|that|it|for it|and|to me|yet|still|later|there$|yes but|nb|line(?=\s|$)|on \w+day)\b(?=\s|$|,)/giu;
/** What is to be done where something is open, in general. */
const RULE = /\b(?:where|wherever|whatever|whenever|anything|something)\b|\bwhat isn['’]?t\b/i;
/** 'not signed off yet' is itself news, and what holds if something is missing tells of no gap. */
const STATUS = /\bif\b.*\bmissing\b|\bnot (?:yet )?(?:signed off|approved|paid|confirmed|open)\b/i;
const LONGEST_SUBJECT = 7;

const isOpen = (clause: string) =>
  clause.search(new RegExp(OPEN.source, 'iu')) >= 0 && !STATUS.test(clause) && !RULE.test(clause);

/** The gap that a clause leaves, in brackets; null for a clause that tells something. */
export function gapIn(clause: string, before: string | null): string | null {
  if (!isOpen(clause)) return null;
  const [, adder, what] = clause.match(/(\p{Lu}\p{L}+) wants? to add (\p{L}+)/u) ?? [];
  if (adder && what) return `[${capital(what)} to be added by ${adder}]`;
  const [, label] = clause.match(/^([\p{L}][\p{L} /-]{2,40}?)\s*(?::|\?+|=)\s*/u) ?? [];
  const own = (label ?? clause)
    .replace(/\bthe \p{Lu}{2,} is\b/gu, ' ')
    .replace(OPEN, ' ')
    .replace(/\?+|[.…]+/g, ' ')
    .replace(SMALL, ' ')
    .replace(/[,;:]+|(?<=^|\s)[–-]|[–-](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const subject = own.split(' ').slice(0, LONGEST_SUBJECT).join(' ') || before || '';
  return subject === '' ? '[To be added]' : `[${capital(subject)} to be added]`;
}

/** Words that only ask to mark a gap or not to fill it: 'leave a gap for it', 'don't guess'. */
const MARK = new RegExp(
  `^\\W*(?:(?:so|and|please|pls|just) )*(?:(?:leave|put|mark|flag|show|keep|make|add)\\b[^.;]*\\b(?:${HOLE}|it|that|open|free)\\b[^.;]*|(?:a )?gap(?: there| here| please)?|(?:don['’]?t|do not) (?:guess|invent|make)\\b[^.;]*|i print it by hand)\\W*$`,
  'iu',
);
export const isMark = (clause: string): boolean => MARK.test(clause);

/** 'where something is unknown write it as a gap': said of all of them. */
export const isGapRule = (clause: string): boolean => RULE.test(clause) && GAP_RULE.test(clause);
const GAP_RULE = new RegExp(`\\b${HOLE}\\b`, 'iu');

/** A matter without the clauses that only say what is missing. */
export function withoutGaps(matter: string): string {
  return sentencesOf(matter)
    .filter((sentence) => gapIn(sentence, null) === null)
    .join(' ');
}
