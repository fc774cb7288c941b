import { ACRONYMS, KNOWN_NAMES, NOT_RAISED, SHOUTED } from './lexicon.ts';

const WORD = /(?<![\p{L}\p{N}'’@#/_.-])[\p{L}][\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;
/** A word that is all capitals and no single letter. */
const SHOUT = /^\p{Lu}{2,}(?:['’]\p{Lu}+)?$/u;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|approx|incl|etc|no|vs|st|dr|mr|mrs|ms|prof|min|max|tel|ref|a\.m|p\.m|op|ca|str))\.$/i;

/** Lowers what is shouted: a whole text in capitals, or single words for weight. Acronyms stay. */
export function calmDown(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.length > 12 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length * 0.7;
  if (loud)
    return text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word) => (keepsCapitals(word) ? word : word.toLowerCase()));
  return text
    .replace(
      /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:['’]\p{Lu}+)?(?: \p{Lu}{1,}(?:['’]\p{Lu}+)?){2,}(?![\p{L}\p{N}])/gu,
      (run) =>
        run.split(' ').filter((word) => SHOUTED.has(word.toLowerCase()) || word.length > 5).length * 2 >=
        run.split(' ').length
          ? run.replace(/\p{L}[\p{L}'’]*/gu, (word) => (ACRONYMS.has(word.toLowerCase()) ? word : word.toLowerCase()))
          : run,
    )
    .replace(WORD, (word) =>
      SHOUT.test(word) && SHOUTED.has(word.toLowerCase()) && !/^(?:IT|US)$/.test(word) ? word.toLowerCase() : word,
    );
}

/** In a text of capitals an acronym is a known one, has figures, or is too short and strange for a word. */
function keepsCapitals(word: string): boolean {
  if (/\d/.test(word)) return !/^\d+(?:AM|PM|ST|ND|RD|TH)$/.test(word);
  const plain = word.toLowerCase();
  if (ACRONYMS.has(plain)) return !NOT_RAISED.has(plain);
  return word.length === 3 && !THREE_LETTER_WORDS.has(plain) && !SHOUTED.has(plain);
}
const THREE_LETTER_WORDS = new Set(
  `ace act add age ago aid aim air ale all and ant any ape arm art ash ask ate bad bag ban bar bat bay bed bee beg bet bid big bin bit bow box boy bud bug bun bus but
  buy bye cab can cap car cat cow cry cup cut dad day den dew did die dig dim dip dog dot dry due dug ear eat egg ego elf end era eve eye fan far fat fee few fig fin
  fit fix flu fly fog for fox fry fun fur gap gas gel get gig god got gum gun gut guy gym had ham has hat hay hen her hey hid him hip his hit hob hop hot how hub hug
  hut ice icy ill ink inn its jam jar jaw jet job jog joy jug key kid kit lab lad lap law lay led leg let lid lie lip lit log lot low mad man map mat may men met mix
  mob mop mud mug mum nan nap net new nod nor not now nut oak odd off oil old one opt our out owe owl own pad pan pat paw pay pea pen pet pie pig pin pit pop pot pro
  pub put rag ram ran rat raw ray red rib rid rim rip rob rod row rub rug run rye sad sat saw say sea see set sew she shy sip sit six ski sky sly son soy spa sum sun
  tag tan tap tar tax tea ten the tie tin tip toe ton too top toy try tub tug two use ute van vet via vow war was wax way web wed wee wet who why wig win wit won wow
  yes yet you zip zoo mon tue thu fri pls thx jan feb mar apr jun jul aug sep oct nov dec`.split(/\s+/),
);

/** Capitals of names: weekdays, months, known names and acronyms, and what the user wrote with a capital elsewhere. */
export function raiseNames(text: string, said: string): string {
  const own = ownNames(said);
  return text.replace(WORD, (word) => {
    if (/\p{Lu}/u.test(word)) return /^(?:Id|Cv|Dj|Dm|Tv|Faq)$/.test(word) ? word.toUpperCase() : word;
    const [, stem = word, end = ''] = word.match(/^(.*?)(['’]s)?$/u) ?? [];
    if (ACRONYMS.has(stem) && !NOT_RAISED.has(stem)) return raised(stem) + end;
    return (KNOWN_NAMES[stem] ?? own.get(stem) ?? stem) + end;
  });
}
const raised = (stem: string) =>
  /^(?:faq|cv|dj|dm|id|tv|dvd)s$/.test(stem)
    ? `${stem.slice(0, -1).toUpperCase()}s`
    : stem === 'iphone'
      ? 'iPhone'
      : stem.toUpperCase();

/** Words that the user wrote with a capital inside a sentence and that are no common word. */
function ownNames(said: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of said.matchAll(/(?<=[\p{Ll}\p{N},;)] )\p{Lu}\p{Ll}{2,}(?![\p{L}])/gu))
    if (!SHOUTED.has(match[0].toLowerCase())) names.set(match[0].toLowerCase(), match[0]);
  for (const [, word = ''] of said.matchAll(/(?:^|[\s(])(?:a|an|the|of|our|my|some|every) (\p{Ll}+)/gu))
    names.delete(word);
  return names;
}

const inBrackets = (text: string, at: number) => {
  const open = text.lastIndexOf('(', at);
  return open > text.lastIndexOf(')', at - 1) && /\p{Ll}/u.test(text.charAt(open + 1));
};

/** The first letter of every sentence and line. */
export function raiseSentences(text: string, english = true): string {
  const raise = (before: string, letter: string, offset: number) =>
    !before.includes('\n') && (ABBREVIATION.test(text.slice(0, offset)) || inBrackets(text, offset))
      ? before + letter
      : before + letter.toUpperCase();
  const start =
    /((?:^|\n)[\s"“„«‘'(•–*-]*(?:\d+[.)] )?|(?<=[\p{L}\p{N}\uE000-\uF8FF)"”’'%€£:](?:[.!?…]["”’']*|\.\)))\s+["“„«‘'(]*|[\uE000-\uF8FF]["”]? *\n+)(\p{Ll})(?!\d|[\p{L}\p{N}]*\p{Lu})/gu;
  const out = text.replace(start, (_, before: string, letter: string, offset: number) => raise(before, letter, offset));
  return english
    ? out.replace(
        /((?:^|\n)\p{Extended_Pictographic}\uFE0F? *)(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
    : out;
}
