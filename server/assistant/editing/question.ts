/** 'they have a fifth' → 'Do you have a fifth?': the user's own words, turned to the readers. */
export function asQuestion(words: string): string {
  const own = words
    .trim()
    .replace(/^(?:they|people|readers|you) (?:have|'ve got)\b/i, 'do you have')
    .replace(/^(?:they|people|readers|you) (?:can|could)\b/i, 'can you')
    .replace(/^(?:they|people|readers|you) are\b/i, 'are you')
    .replace(/^(?:they|people|readers|you) (\p{L}+)/iu, 'do you $1')
    .replace(/^(what|which|who|how|where|when|why)((?: \p{L}+){0,2}?) (?:they|you) (\p{L}+)/iu, '$1$2 do you $3')
    .replace(
      /^((?:what|which|how|where|when|why)(?: \p{L}+)?) their (\p{L}+) (\p{L}+)s(?=[.?!]*$)/iu,
      '$1 does your $2 $3',
    )
    .replace(
      /^(what|which|who|how|where|when|why)((?: \p{L}+){0,2}?) ((?:the|our|this|that|my) (?:\p{L}+ ){1,3})(should|will|can|could|would|must|is|are) (?=\p{L})/iu,
      '$1$2 $4 $3',
    )
    .replace(/\bdo you (are|can|could|would|will|have)\b/iu, '$1 you')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\btheir\b/gi, 'your')
    // Who is spoken to already, speaks of others with 'them'.
    .replace(/\bthem\b/gi, (them) => (/\byour?\b/i.test(words) ? them : 'you'));
  return `${own.charAt(0).toUpperCase()}${own.slice(1).replace(/[.?!]*$/, '')}?`;
}

const ASKED =
  /^(?:ask (?:(?:(?:the |our |your |my |all )?(?:readers|people|them|everyone|everybody|followers|customers|guests)|(?:the|our|your|my) (?:\p{L}+ )?\p{L}+s) )?|(?:tell us|let us know) )(?:whether |if )?(.+)$/isu;
const OPENS = /^(?:(?:what|which|who|how|where|when|why)(?:['’]?s)?|they|people|readers|you)\b/i;

/** The question in 'ask readers what works in their café'; null where nothing is asked. */
export function askedOfReaders(order: string): string | null {
  const words = order.trim().match(ASKED)?.[1] ?? '';
  return OPENS.test(words) ? asQuestion(words) : null;
}
