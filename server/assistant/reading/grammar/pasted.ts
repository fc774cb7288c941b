import { OWN_VERB } from '../../../lib/platform-words.ts';
/** A stretch of the message by its characters. */
export interface CharacterRange {
  start: number;
  end: number;
}

const WHEN =
  /\b(?:mon|tues?|wed|weds|thu|thurs?|fri|sat|sun)(?:day|nesday|rsday|urday|sday)?s?\b|\b(?:today|tomorrow|tmrw|tonight|noon|midnight|weekly|daily|monthly|every|weekdays?|weekend)\b|\b\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\s\d|\bin (?:\d+|an?|two|three) (?:hours?|minutes?|days?|weeks?)\b|\bat \d{1,2}\b/i;
const REQUEST = new RegExp(
  String.raw`\b(?:post|publish|share|${OWN_VERB}|schedule|queue|put|send|release|drop|upload|announce|go live|goes? out)\b`,
  'i',
);
const OPENS_WITH_REQUEST = new RegExp(
  String.raw`^\s*(?:please |can you |could you )?(?:post|publish|share|${OWN_VERB}|schedule)\b`,
  'i',
);
const OTHER_REQUEST =
  /\b(?:read|translate|summari[sz]e|proofread|rewrite|reword|shorten|narrate|say|record|turn|convert|improve|edit|fix|check|review|paraphrase|voice|draw|illustrate)\b/i;
const THIS = /\b(?:this|it|the above|that|the text above|the following|below)\b/i;

/** A line of nothing but dashes, stars or the like. */
const RULED_OFF = /^[^\S\n]*\n[^\S\n]*([-*_=~#])\1{2,}[^\S\n]*\n/;

/** Text pasted below (or above) a request: it is what to post, and never read for times or platforms. */
export function pastedSpan(text: string): CharacterRange | null {
  const firstBreak = text.search(/\S[^\S\n]*\n/);
  if (firstBreak < 0) return null;
  return below(text, firstBreak + 1) ?? above(text);
}

function below(text: string, end: number): CharacterRange | null {
  const header = text.slice(0, end).trim();
  const rest = text.slice(end);
  const isIntroduced =
    /[:：]$/.test(header) || /^[^\S\n]*\n[^\S\n]*\n/.test(rest) || RULED_OFF.test(rest) || /\bbelow\b/i.test(header);
  // A quoted block shields itself; what follows it may go on with the request.
  if (!isIntroduced || !rest.trim() || /^["“„«‘'`]/.test(rest.trim())) return null;
  const isRequest =
    ((REQUEST.test(header) || /\b(?:below|copy|caption|text)\b/i.test(header)) && WHEN.test(header)) ||
    (OTHER_REQUEST.test(header) && /[:：]$/.test(header));
  if (!isRequest || isScheduleList(rest)) return null;
  const ruled = RULED_OFF.exec(rest)?.[0].length ?? 0;
  const start = end + ruled + rest.slice(ruled).search(/\S/);
  return { start, end: text.trimEnd().length };
}

function above(text: string): CharacterRange | null {
  const at = text.trimEnd().lastIndexOf('\n\n');
  if (at < 0) return null;
  const last = text.slice(at).trim();
  const before = text.slice(0, at);
  if (!(REQUEST.test(last) && WHEN.test(last) && THIS.test(last)) || OPENS_WITH_REQUEST.test(before)) return null;
  return { start: before.search(/\S/), end: before.trimEnd().length };
}

/** Two or more lines that each open with a day or a time are a list of posts. */
function isScheduleList(rest: string): boolean {
  const lines = rest
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    lines.filter((line) => WHEN.test(line.slice(0, 28)) || (/^(?:[-*•]|\d+[.)])/.test(line) && WHEN.test(line)))
      .length >= 2
  );
}
