/** Sentences that run on without a mark between them. */
const HOLDS = new Set(
  `and but or so because cause that which who when if until till while than as where what how before after since to for of in on at by with from the a an our your my
  their his her its this these those then just only not no don't can will would could should must may please is are was were be have has had do does did we you i they he she it there
  also even says said think know hope sure about into like yes why whether once unless though although both all more very really every each any some last next`.split(
    /\s+/,
  ),
);
const SUBJECT =
  /^(?:it|it's|we|we're|we've|we'll|you|you'll|i|i'm|i'll|i've|they|they're|he|he's|she|she's|there|there's|nobody|nobody's|everyone|this)$/i;
const VERB =
  /^(?:is|are|was|were|will|would|can|could|should|must|has|have|had|do|does|did|don't|need|take|get|want|still|only|also|just|go|come|keep|start|meet|play|open|close|stay|all|\p{L}+s|\p{L}+ed)$/iu;
const IMPERATIVE =
  /^(?:bring|call|text|ring|write|book|come|drop|use|reply|send|email|ask|wear|park|collect|order|pick|register|donate)$/i;
const DETERMINER = /^(?:the|our|my|two|three|four|five)$/i;
const FINITE = /^(?:is|are|was|were|comes|goes|has|have|will|starts|ends|stops|opens|closes|stays|stay|needs|costs)$/i;

/** Puts the missing full stops where a new subject and its verb, or a request, begins. */
export function splitRunOns(text: string, longest = 13): string {
  return text
    .split(/(?<=[.!?:\n])(?=\s)/)
    .map((sentence) =>
      sentence.split(/\s+/).length > longest && (longest < 20 || !/,\s| \/ /.test(sentence))
        ? split(sentence)
        : sentence,
    )
    .join('');
}

function split(sentence: string): string {
  const words = sentence.split(/(?<=\s)(?=\S)/);
  const plain = words.map((word) => word.trim().replace(/[,.!?]$/, ''));
  let since = 0;
  return words
    .map((word, i) => {
      since++;
      const before = plain[i - 1] ?? '';
      if (since < 5 || HOLDS.has(before.toLowerCase()) || FINITE.test(before) || /[,;:.]\s*$/.test(words[i - 1] ?? ''))
        return word;
      if (!opensSentence(plain, i)) return word;
      since = 1;
      return `\uF8FC${word}`;
    })
    .join('')
    .replace(/\s*\uF8FC/g, '. ');
}

function opensSentence(words: string[], i: number): boolean {
  const [word = '', next = '', third = ''] = words.slice(i, i + 3);
  if (words.length - i < 3) return false;
  if (SUBJECT.test(word)) return /'/.test(word) || VERB.test(next);
  if (IMPERATIVE.test(word)) return true;
  if (DETERMINER.test(word)) return FINITE.test(third) || FINITE.test(words[i + 3] ?? '');
  return /^until$/i.test(word) && /^then$/i.test(next);
}
