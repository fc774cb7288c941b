/** Sentences that run on without a mark between them. */
const HOLDS = new Set(
  `and but or so because cause that which who when if until till til while than as where what how before after since to for of in on at by with from the a an our your my
  their his her its this these those then just only not no don't can will would could should must may please is are was were be have has had do does did we you i they he she it there
  first never always ever also even says said think know hope sure about into like yes why whether once unless though although both all more very really every each any some last next`.split(
    /\s+/,
  ),
);
const SUBJECT =
  /^(?:it|it's|we|we're|we've|we'll|you|you'll|i|i'm|i'll|i've|they|they're|he|he's|she|she's|there|there's|nobody|nobody's|everyone|this)$/i;
const VERB =
  /^(?:is|are|was|were|will|would|can|could|should|must|has|have|had|do|does|did|don't|need|take|get|want|still|only|also|just|go|come|keep|start|meet|play|open|close|stay|all|\p{L}+s|\p{L}+ed|took|won|lost|found|made|got|went|came|gave|sold|broke|ran|saw|began|built|bought|brought|left|kept|met|sent|told|said|wrote|held|swam)$/iu;
const IMPERATIVE =
  /^(?:bring|call|text|ring|write|book|come|drop|use|reply|send|email|ask|wear|park|collect|order|pick|register|donate)$/i;
const DETERMINER = /^(?:the|our|my|two|three|four|five)$/i;
const FINITE =
  /^(?:is|are|was|were|will|(?:come|go|start|end|stop|open|close|stay|need|cost|shut|sell|run|move|work|finish|leave|begin|return|arrive|cover|take|get|play|meet|change)s?|goes|has|have|can|must|finishes)$/i;
/** What somebody did. */
const PAST =
  /^(?:took|won|lost|found|made|got|went|came|gave|sold|broke|ran|saw|built|bought|brought|left|met|sent|swam|scored|finished|passed|beat)$/;
/** What another clause of the same sentence answers. */
const CONDITION = /^(?:if|when|once|unless|whenever)$/i;
/** A date or a time that closes what is said. */
const CLOSES =
  /^(?:\d{1,2}(?:st|nd|rd|th)|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\d{1,2}(?:[:.]\d\d)?(?:am|pm)|\d{1,2}[:.]\d\d)$/i;
/** What goes on behind a date or a time. */
const GOES_ON =
  /^(?:morning|evening|afternoon|night|sharp|onwards?|only|start|each|every|daily|am|pm|o'?clock|gmt|cet|week|or|plus|&|\+|-|–|is|are|was|were|will|has|have|can|we|you|\d\S*|\p{Lu}\S*)$/u;

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
      // A dash begins a clause of its own.
      since = /^[-–—]$/.test(plain[i] ?? '') ? 0 : since + 1;
      const before = (plain[i - 1] ?? '').toLowerCase();
      const open =
        (HOLDS.has(before) || /(?:['’](?:d|ll|re|ve|m)|n['’]?t)$/.test(before)) &&
        !(before === 'then' && IMPERATIVE.test(plain[i] ?? ''));
      if (since < 5 || open || FINITE.test(before) || /[,;:.]\s*$/.test(words[i - 1] ?? '')) return word;
      if (!opensSentence(plain, i) && !closesBefore(plain, i)) return word;
      const own = plain.slice(Math.max(0, i - since + 1), i).filter(Boolean);
      if (
        /^(?:from|on|at|until|after|before|since|in)$/i.test(own[0] ?? '') &&
        !own.some((other) => FINITE.test(other))
      )
        return word;
      const hangs = plain.slice(Math.max(0, i - since + 1, i - 9), i).some((other) => CONDITION.test(other));
      since = 1;
      return `${hangs ? '\uF8F9' : '\uF8FC'}${word}`;
    })
    .join('')
    .replace(/\s*\uF8F9/g, ', ')
    .replace(/\s*\uF8FC/g, '. ');
}

/** 'shuts on saturday the 5th | half price on all mohair': a date closes, and no small word goes on. */
const closesBefore = (words: string[], i: number) => {
  const [word = ''] = words.slice(i);
  const [lead = '', last = ''] = words.slice(Math.max(0, i - 2), i);
  const hour =
    /^(?:at|from|until|till?|by)$/i.test(lead) && /^\d{1,2}$/.test(last) && isVerbOf(word, words[i + 1] ?? '');
  const date = hour || (CLOSES.test(last) && /\d/.test(`${lead} ${last}`));
  return date && words.length - i > 3 && /^\p{Ll}{3,}$/u.test(word) && !HOLDS.has(word) && !GOES_ON.test(word);
};

/** 'the shop opens', 'the doors open', but not 'the fire door open'. */
const isVerbOf = (noun: string, verb: string) =>
  FINITE.test(verb) && (/(?:s|^are|^were|^will|^have|^can|^must)$/i.test(verb) || /s$/i.test(noun));

function opensSentence(words: string[], i: number): boolean {
  const [word = '', next = '', third = ''] = words.slice(i, i + 3);
  if (words.length - i < 3) return false;
  if (SUBJECT.test(word)) return /'/.test(word) || VERB.test(next);
  if (IMPERATIVE.test(word)) return true;
  if (/^until$/i.test(word) && /^then$/i.test(next)) return SUBJECT.test(third);
  if (/^back$/i.test(word)) return /^(?:on|at|from|in|by|tomorrow)$/i.test(next);
  if (/^(?:please|thank|thanks)$/i.test(word)) return true;
  if (/^\p{Lu}\p{Ll}+$/u.test(word) && PAST.test(next))
    return !words
      .slice(Math.max(0, i - 3), i)
      .some((other) => /^(?:and|but|who|when|if|that|\p{Lu}\p{L}*)$/u.test(other));
  const fourth = words[i + 3] ?? '';
  return DETERMINER.test(word) && (isVerbOf(next, third) || isVerbOf(third, fourth));
}
