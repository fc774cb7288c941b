/** What opens a correction and is no part of it. */
const OPENING =
  /^(?:(?:no+|nope|nah|sorry|oops|whoops|ah|oh|argh|ugh|hm+|er+|um+|wait|hang on|hold on|actually|wrong|correction|typo|(?:that was )?my (?:bad|mistake|fault)|i beg your pardon|beg your pardon|pardon(?: me)?|(?:my )?apologies|excuse me|on (?:second thoughts?|reflection)|(?:you|i) (?:got|have|had|wrote|put|gave)(?: you)? (?:the |that |it |an? )?(?:\p{L}+ )?wrong|(?:the |that )?(?:\p{L}+ )?(?:is|was|'s) (?:a )?(?:wrong|not right|not true|mistake|typo|mix[- ]?up)|that'?s (?:wrong|not right|not true|a mistake|a typo)|wrong \p{L}+|i meant?|i said|i should have said|of course|obviously|so|and|but|please|pls|turns out(?: that)?|change of plan|(?:(?:an? |one |small |quick |little )*(?:fix|change|update|correction)|right|well|fine)(?=[,:.!])|ok(?:ay)?)(?=[\s,.:;!?–—-]|$)[\s,.:;!?–—-]*)+/iu;
/** What closes it. */
const CLOSING =
  /[\s,.!–—-]*(?:\b(?:sorry(?: about that)?|actually|please|pls|thanks|now|really|instead|everywhere|throughout|though|this year|my (?:bad|mistake|fault)|oops|abeg|not|i meant?|after all|it should (?:say|read|be)|by the way|btw|of course|rather)\b[\s,.!]*)+$/i;

/** A correction without what only says that it is one. */
export function plainCorrection(say: string): string {
  const plain = say.trim().replace(/[.!?\s]+$/, '');
  const rest = plain.replace(OPENING, '');
  const closed = rest.replace(CLOSING, '').trim();
  return closed === '' ? rest.trim() : closed;
}

/** What says that something stood wrong, or is otherwise from now on. */
const CORRECTS =
  /\b(?:no|nope|wrong|sorry|actually|not|never|instead|rather than|no longer|now|correction|mistake|typo|mix[- ]?up|i meant?|should (?:be|say|read)|oops|turns out|beg your pardon|apologies)\b/i;
/** What says that something comes on top. */
const ADDS =
  /\b(?:too|also|as well|plus|add|another|besides|on top|extra|more|mention|include|forgot)\b|^\W*(?:and|\+)\b/i;

/** Whether a message says that what stands there is wrong. */
export const corrects = (say: string): boolean => CORRECTS.test(say) && !ADDS.test(say);

/** Whether a message says that it comes on top of what stands there. */
export const comesOnTop = (say: string): boolean => ADDS.test(say);
