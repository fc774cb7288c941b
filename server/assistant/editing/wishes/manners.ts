/** Manners that need other words, whole where they say whose: 'as if the piano is telling it', 'as a limerick', 'make it rhyme'. */
const TONE =
  /\bas if (?:the |our |my |a )[^.,;|]{3,40}|\b(?:in the (?:voice|style) of|from the (?:point of view|perspective) of|from the \p{L}+['’]s (?:point of view|perspective))[^.,;|]{0,40}|\bas an? (?:poem|limerick|haiku|song|rhyme|fairy tale|joke|riddle|sonnet)\b|\b(?:make it |should |must )?rhyme\b|\b(?:funny|cheeky|witty|playful|poetic|dramatic|emotional|inspirational|energetic|catchy|persuasive|sarcastic|grumpy|longer|more detailed|in depth)\b/giu;
/** The manners that are wished for; 'don't make it dramatic' wishes for none. */
export const mannersIn = (rules: string): string[] =>
  rules
    .split(/[|.,;]/)
    .filter((clause) => !/\b(?:no|not|never|nothing|without|less|don'?t|isn'?t|too)\b/i.test(clause))
    .flatMap((clause) => clause.match(TONE) ?? [])
    .map((wish) => wish.trim());
