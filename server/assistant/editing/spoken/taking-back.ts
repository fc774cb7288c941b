/** Words that can only take back: 'no wait', 'sorry, I mean', 'make that'. */
const SURE =
  /(?<!\p{L})(?:no,? (?:wait|sorry|scrap|make|i mean|not)|wait,? no|oh,? wait|sorry|sry|i mean|we mean|meant|make (?:that|it)|scrap that|scratch that|strike that|actually|correction|oops|whoops|or rather|hang on|hold on|my bad|wrong|typo|mistake|nope)(?!\p{L})|\?\?/iu;
const BARE =
  /(?<!\p{L})(?:no|not|wait|scrap|or|says?|said|rather|instead|now|er|uh|um|hm+)(?!\p{L})|\?|…|\.{2,}|\s[-–—]+(?:\s|$)/iu;
/** Figures, times and days: what is put right in passing. */
const VALUE =
  /\d|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/iu;
const SENTENCE_END = /[.!?:]\s+(?=\S)/u;

/**
 * Whether words surely take something back. A bare 'no' or 'wait' may as well be told ('No smoking on board', 'wait 2 minutes'):
 * it counts only inside one sentence, beside a value on either side.
 */
export function takesBackSurely(slip: string, next: string): boolean {
  if (SURE.test(slip)) return true;
  const isOneSentence = !SENTENCE_END.test(slip.replace(/\.{2,}|…/gu, ''));
  return BARE.test(slip) && isOneSentence && VALUE.test(slip) && VALUE.test(next.slice(0, 40));
}
