const SMALL = new Set(
  `a an the and or but of to in on at by for from with without our your my we you they it is are was were be been has have had will can not no this that these those as so
  if than then until till til about after before more most only also still up out off over under one two three four five six seven eight nine ten new all every each
  first last next made goes go come comes get gets got see now here there who what when where which how his her its their them us me i am pm today tomorrow yesterday tonight
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december please thanks thank sorry
  took take takes won wins just very really`.split(/\s+/),
);

/** So many hashtags made of a text's own words: names first, then the first words of substance. */
export function hashtagsFrom(text: string, count: number): string[] {
  const plain = text.replace(/\S+@\S+|(?:\w+\.)+\w{2,}\S*|[#@]\S+/g, ' ');
  const words = [...plain.matchAll(/\p{L}{4,}/gu)].map(([word], i) => ({
    word,
    i,
    name: /^\p{Lu}/u.test(word) && !/(?:^|[.!?]\s+|\n)\s*$/u.test(plain.slice(0, plain.indexOf(word))),
  }));
  const fit = words.filter(({ word }) => !SMALL.has(word.toLowerCase()));
  const ranked = [...fit].sort((a, b) => Number(b.name) - Number(a.name) || a.i - b.i);
  const seen = new Set<string>();
  const tags: string[] = [];
  for (const { word } of ranked) {
    if (seen.has(word.toLowerCase()) || tags.length >= count) continue;
    seen.add(word.toLowerCase());
    tags.push(`#${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  }
  return tags;
}
