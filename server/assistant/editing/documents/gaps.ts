import { sentencesOf } from '../spoken/clauses.ts';

/** What the user says is not known yet stands as a visible gap. */
const UNKNOWN =
  /\b(?:idk|dunno|don'?t know|do not know|no idea)\b|\b(?:isn'?t|is not|not|aren'?t|hasn'?t been|haven'?t|hasn'?t|have not|has not)\b[^,.;]*\b(?:fixed|decided|settled|known|clear|written|chosen|thought of|got|agreed|been sent|in yet)\b|\b(?:is|are|still) to (?:come|follow)\b|\bto be (?:added|confirmed|decided|agreed)\b|\bmissing\b|\b(?:put|mark|leave)\b[^,.]*\b(?:marker|blank|gap|hole|placeholder)\b|\bas a blank\b|\bfollows$|\bnot there yet\b|\bcomes (?:tomorrow|later|from the)\b|\bwe don'?t have (?:one|it|them|yet|a)\b|\bwe don'?t have yet\b|\bunknown\b|\btb[acd]\b|\bstill (?:deciding|open|to be)\b|\b(?:goes|comes) here\b|\bleave (?:a )?(?:space|room|gap|blank)\b|\bmark (?:it|that)\b|\bput a (?:hole|gap)\b|\b(?:put|mark|leave|show) (?:it|that|this|them)? ?(?:as )?(?:open|missing|tbc|blank)\b|\bmark the gap\b|\b(?:hasn'?t|haven'?t) (?:answered|replied|said|confirmed)\b|\bchanges soon\b|,\s*gap\b|\?\s?\?+|\b(?:have|has) to ask\b|\bnobody (?:named|chosen)\b|\b(?:being|getting) redone\b|\bwants? to add\b|\bwho \w+ is open\b|\bi(?:'?ll| will) (?:add|paste|send|give)\b|\b(?:he|she|they)'?ll give it to me\b|\b(?:my|our) \w+ does\b/iu;
/** 'not signed off yet' is itself news. */
const STATUS = /\bnot (?:yet )?(?:signed off|approved|paid|confirmed|open)\b/i;

/** Words around what is missing. */
const AROUND =
  /\b(?:idk|dunno|don'?t know|do not know|no idea|yet|goes here|comes here|later|missing|put a marker|put it in the \w+ paragraph|as a blank|follows|not there yet|comes (?:tomorrow|later)|comes from the \w+|we don'?t have(?: one| it| them)?(?: yet)?|unknown|tb[acd]|nb|still deciding|is open|(?:so )?leave (?:a )?(?:space|room|gap|blank)(?: for it)?|(?:so )?mark (?:it|that)(?: open)?|(?:so )?put a (?:hole|gap)(?: there)?(?: in the \w+ part)?|(?:so )?mark (?:it|that|the|a)(?: gap)?(?: there)?|(?:so )?(?:put|leave|show) (?:it|that|this|them)? ?(?:as )?(?:open|missing|tbc|blank)|(?:hotel |they |he |she )?(?:hasn'?t|haven'?t) (?:answered|replied|said|confirmed)|changes soon|isn'?t clear|there$|yes but|gap|i have to ask \w+|i(?:'?ll| will) (?:add|paste|send) (?:it|this|them)?|i'?ll add by hand|by hand|list is being redone|is being redone|(?:isn'?t|is not|not) (?:fixed|decided|settled|known|clear)|(?:we |i )?(?:haven'?t|have not|hasn'?t) (?:decided|thought of one|written them|settled that|chosen)|nobody named for|the rest is|to come|to follow|to be (?:added|confirmed|decided|agreed)|ask \p{Lu}\w+|\p{Lu}\w+ wants? a number|my accountant does|still|\p{Lu}\w+ wants? to add)\b/giu;

/** The gap that a clause leaves, in brackets; null for a clause that tells something. */
export function gapIn(clause: string, before: string | null): string | null {
  if (!UNKNOWN.test(clause) || STATUS.test(clause)) return null;
  const [, label] = clause.match(/^([\p{L}][\p{L} /-]{2,40}?)\s*(?::|\?+|=)\s*/u) ?? [];
  const own = (label ?? clause)
    .replace(/\bthe \p{Lu}{2,} is\b/gu, ' ')
    .replace(AROUND, ' ')
    .replace(/\?+|[.…]+/g, ' ')
    .replace(
      /\b(?:his|her|their|the|my|our|is|are|\p{Lu}\p{Ll}+'s|he|she|they|we|i|so|that|it|with the \w+|for it|and|to me|on \w+day)\b(?=\s|$|,)/giu,
      ' ',
    )
    .replace(/[,;:–-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, adder, what] = clause.match(/(\p{Lu}\p{L}+) wants? to add (\p{L}+)/u) ?? [];
  if (adder && what) return `[${what.charAt(0).toUpperCase()}${what.slice(1)} to be added by ${adder}]`;
  const subject = own.split(' ').slice(0, 7).join(' ') || before || '';
  return subject === '' ? '[To be added]' : `[${subject.charAt(0).toUpperCase()}${subject.slice(1)} to be added]`;
}

/** A matter without the clauses that only say what is missing. */
export function withoutGaps(matter: string): string {
  return sentencesOf(matter)
    .filter((sentence) => gapIn(sentence, null) === null)
    .join(' ');
}
