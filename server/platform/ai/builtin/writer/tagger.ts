import nlp from 'compromise/two';

/** The grammar of the words of one text, read once. */
export interface Tagger {
  tags(word: string): ReadonlySet<string>;
}

interface TaggedTerm {
  text: string;
  normal: string;
  tags: string[];
}

/** Longer texts tell nothing more about single words, and reading them takes time. */
const READ_AT_MOST = 1800;
const NONE: ReadonlySet<string> = new Set();

/** Reads the grammar of a text. */
export function readGrammar(text: string): Tagger {
  const words = new Map<string, Set<string>>();
  const sentences = nlp(text.slice(0, READ_AT_MOST)).json({ terms: { tags: true } }) as { terms: TaggedTerm[] }[];
  for (const { terms } of sentences) {
    for (const term of terms) {
      const key = (term.text || term.normal).toLowerCase();
      const known = words.get(key) ?? new Set<string>();
      for (const tag of term.tags) known.add(tag);
      words.set(key, known);
    }
  }
  return { tags: (word) => words.get(word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '')) ?? NONE };
}

const PRONOUN_AND_VERB =
  /^(?:(?:and|but|so|because|since|now|today|this \w+|from \w+|as of \w+|starting \w+),? )?(?:we|i|you|they|he|she|it|there|this|that|these|those|everyone|people|who)(?:['’](?:re|ve|s|ll|m|d)\b| (?!who\b|of\b|and\b|or\b|in\b|at\b|on\b)\p{L}{2,})/iu;
const SURE_VERB =
  /^(?:is|are|was|were|has|have|had|will|can|won'?t|can'?t|isn'?t|aren'?t|doesn'?t|don'?t|didn'?t|must|should|might|costs|starts|begins|opens|closes|ends|runs|arrives|arrived|launches|returns|takes|comes|goes|makes|gets|lasts|includes|means|won|became|went|came|moved|joined|turns|reopens|reopened|sells|sold|needs|wants|loves|works)$/i;
const VERB_OF_MANY =
  /^(?:cost|start|begin|open|close|end|run|return|take|come|go|make|get|include|need|want|love|work|help|stay|grow|save)$/i;

/** Whether a piece of text is a clause with a subject and a verb, not just a phrase. */
export function isClause(text: string, grammar: Tagger): boolean {
  const clause = text.trim();
  if (PRONOUN_AND_VERB.test(clause)) return true;
  const words = clause.split(/\s+/);
  if (words.length < 3 || /^(?:no (?!one\b|matter\b)|until |till |while )/i.test(clause)) return false;
  // 'The flowers we arranged' is a thing, what we did with it only says which.
  const which = /^(?:the|an?|our|my|some|every|all|\d+|two|three|four|five|six|seven|ten)$/i.test(words[0] ?? '')
    ? words.findIndex((word, index) => index > 1 && /^(?:we|i|you|they)$/i.test(word))
    : -1;
  const relative = words.findIndex((word) => /^(?:that|which|who|whose|where|when|if|so|because|for)$/i.test(word));
  const reach = Math.min(...[relative, which, words.length].filter((at) => at > 0));
  for (let index = 1; index < reach; index += 1) {
    const word = words[index] ?? '';
    const before = words[index - 1] ?? '';
    const tags = grammar.tags(word);
    const next = grammar.tags(words[index + 1] ?? '');
    const subject = grammar.tags(before);
    if (/^(?:the|a|an|our|my|your|of|to|for|and|&|with)$/i.test(before)) continue;
    const bare = word.replace(/[.,;:!?]+$/, '');
    if (SURE_VERB.test(bare) && index < words.length - 1) return true;
    if (VERB_OF_MANY.test(bare) && /[^s'’]s$/.test(before) && index < words.length - 1) return true;
    if (tags.has('Copula') || tags.has('Modal')) return true;
    const past = tags.has('PastTense') && !tags.has('Participle') && !next.has('Noun');
    const present = tags.has('PresentTense') && !tags.has('Gerund') && !tags.has('Infinitive') && isObject(next);
    if ((past || present) && (subject.has('Noun') || subject.has('Pronoun'))) return true;
  }
  return false;
}

/** What can follow a verb that looks like a plural noun: 'covers the basics', not 'packs for 4'. */
function isObject(tags: ReadonlySet<string>): boolean {
  return ['Determiner', 'Possessive', 'Pronoun', 'Adverb', 'ProperNoun', 'Date', 'Ordinal'].some((tag) =>
    tags.has(tag),
  );
}

/** Whether a noun phrase is plural: 'our office plants' is, 'our glass' is not. */
export function isPlural(phrase: string, grammar: Tagger): boolean {
  const core =
    phrase
      .replace(/["“'‘][^"”'’]*["”'’]/g, '')
      .trim()
      .split(/\s+(?:of|for|with|from|in|at|on|to|by|that|which|who|and how|about)\s+/i)[0] ?? phrase;
  if (/\s(?:and|&)\s/.test(core) && !/^(?:the|our|a|an|my)\s+\w+\s+(?:and|&)\s+\w+\s+\w+$/i.test(core)) return true;
  const last = (core.trim().split(/\s+/).at(-1) ?? '').replace(/[^\p{L}'’-]/gu, '');
  if (/^(?:people|children|women|men|feet|teeth|mice|plants|news)$/i.test(last)) return last.toLowerCase() !== 'news';
  if (/(?:ss|us|is|ics|news|series)$/i.test(last)) return false;
  if (/s$/.test(last) && !/['’]s$/.test(last)) return true;
  return grammar.tags(last).has('Plural');
}
