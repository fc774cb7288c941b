import { isCommonWord, isWord } from '../mending/words.ts';

/** Words that no hashtag is made of: small words, days and months, and what is done or how it is. */
const NO_TAG = new Set(
  `a an the and or but of to in on at by for from with without our your my we you they it is are was were be been has have had will can not no this that these those as so
  if than then until till about after before more most only also still up out off over under one two three four five six seven eight nine ten new all every each some any
  first last next see now here there who what when where which how his her its their them us me am pm today tomorrow yesterday tonight morning evening afternoon week month year
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december please thanks thank sorry
  just very really price code again back open closed free half full left right old big small good great best long short own ready sold wanted needed due late early hot cold warm
  go goes come comes get gets got make makes made take takes took win wins won start starts begin ends turn drop visit bring book call ring ask write send use keep stay meet join find
  check people everyone everybody nobody somebody thing things lot bit way time day days hours minutes`.split(/\s+/),
);
/** Behind these, or before a mark, a phrase ends in its noun: 'the lantern swim at'. */
const ENDS =
  /^(?:at|in|on|by|for|from|with|of|to|is|are|was|were|will|has|have|and|or|that|who|which|until|till|than|comes?|goes|opens?|closes?|starts?|moves?)$/i;
const LEADS = /^(?:the|a|an|our|your|my|this|new|first|all|of|for|with|at|in)$/i;

interface Candidate {
  tag: string;
  worth: number;
  at: number;
}

/** So many hashtags made of a text's own words: names first, then the nouns that its phrases end in. */
export function hashtagsFrom(text: string, count: number): string[] {
  if (count === 0) return [];
  const plain = text.replace(/\S+@\S+|(?:\w+\.)+\w{2,}\S*|[#@]\S+|\([^)]*\)/g, ' ');
  const found = [...namesIn(plain), ...nounsIn(plain)].sort((a, b) => b.worth - a.worth || a.at - b.at);
  const tags: string[] = [];
  for (const { tag } of found) {
    const isSaid = tags.some((other) => other.toLowerCase().includes(tag.slice(1).toLowerCase()));
    if (!isSaid && tags.length < count) tags.push(tag);
  }
  return tags;
}

/** 'Acorn Group' is one name, and so is the place in 'Clevedon lake'; the first word of a sentence may be none. */
const namesIn = (text: string): Candidate[] =>
  [
    ...text.matchAll(
      /(?<=[\p{Ll}\p{N},:] )(?<!\p{Lu}[\p{L}'’]* )(?:(?:St|The) )?\p{Lu}[\p{L}'’]{2,}(?: \p{Lu}[\p{L}'’]+)*/gu,
    ),
  ]
    .filter(([name]) => !name.split(' ').some((word) => NO_TAG.has(word.toLowerCase())))
    .map(({ 0: name, index }) => ({
      tag: tagOf(name),
      worth: /\b(?:at|in|on|from|near) $/i.test(text.slice(0, index)) ? 5 : 3,
      at: index,
    }));

function nounsIn(text: string): Candidate[] {
  const words = [...text.matchAll(/[\p{L}'’-]+|\d+|[.,:;!?\n]/gu)];
  const topic = text.search(/[,:.!?\n]/);
  return words.flatMap(({ 0: word, index }, i) => {
    const [first, before, next] = [i - 2, i - 1, i + 1].map((other) => words[other]?.[0] ?? '.') as [
      string,
      string,
      string,
    ];
    if (!isNoun(word) || /^(?:no|not|without|never)$/i.test(before)) return [];
    const ends = /^[.,:;!?\n]/.test(next) || ENDS.test(next);
    const worth = [ends, LEADS.test(before) || isNoun(before), index < topic].filter(Boolean).length;
    const pair = ends && isNoun(before) && !isNoun(first);
    return [{ tag: tagOf(pair ? `${before} ${word}` : word), worth, at: index }];
  });
}

/** A word that can name a thing: no small word, nothing that is done, no quality. */
const isNoun = (word: string) =>
  word.length > 3 &&
  /^\p{L}+$/u.test(word) &&
  !NO_TAG.has(word.toLowerCase()) &&
  !/(?:[^e]ed|ly|[^r]ing|ful|ous|ive|able|ible|less|est)$/i.test(word) &&
  !(isWord(`${word.toLowerCase()}ly`) && isCommonWord(`${word.toLowerCase()}ly`));

const tagOf = (name: string) =>
  `#${name
    .split(/[ '’-]/)
    .filter((part) => part !== 's')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`;
