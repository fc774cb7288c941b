const COURTESY =
  /^(?:(?:hi|hey|hello|ok(?:ay)?|so|well|um|hm+|eh|oh|and|also|now|then|right|yes|no(?=[\s]*[,.!:]|\s+(?:wait|make|put|i|it|it'?s|that|that'?s|the|not|sorry|please|actually|use|do|go|say|we|you|they|this|thanks|but|and|just|change|move|take|let|let'?s|add|drop|remove|keep|leave|start|end|write|call|undo|revert|mate|can|could)\b|$)|please|pls|plz|can (?:you|u|we|it|i)|could (?:you|u|we|it|i)|would you|let'?s|just|maybe|actually|lovely|great|perfect|but|fine|ah|argh|hang on|wait|btw)\b[\s,!.:]*|(?:thanks|thx|thank you|sorry)\b\s*[,!.:]+\s*)+/i;
export const TRAILING =
  /(?<!\b(?:the|a|an|our|my|that|say|with|add|mention|drop|and)\s*)[\s,.!]*(?:\b(?:please|pls|plz|thanks|thx|ta|cheers|sorry|lah|abeg|mate|ok|n ty|thank you|too|as well|somewhere|actually|btw|by the way|fyi)\b[\s,.!]*)+$/i;

/** A message without what is only polite. */
export function plainOrder(say: string): string {
  return say.trim().replace(COURTESY, '').replace(TRAILING, '').trim();
}
