/** How a language says something, and how the grammar says it: {weekday} and its kin stand for words, $1 for the first of them. */
export type Row = [pattern: string, english: string | ((...words: string[]) => string)];

/** Words by their English: the forms stand one after the other, a low line stands for a blank. */
type Words = Record<string, string>;

export interface Vocabulary {
  weekday: Words;
  /** 'mondays': days that come again. */
  weekdays: Words;
  month: Words;
  number: Words;
  ordinal: Words;
  unit: Words;
}

/** A language as data: its words, and in rows how it puts them together. The first row that fits wins. */
export interface Lexicon {
  words: Vocabulary;
  /** Days, times, rhythms. */
  when: Row[];
  /** What is said to an assistant about posts and plans. */
  talk: Row[];
  /** Small words of such talk, where nothing longer fits. */
  small: Row[];
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A time on the clock of 24 hours. */
export const clock = (hour: string, minute = '0'): string => `at ${two(Number(hour) % 24)}:${two(Number(minute))}`;

/** A time whose part of the day is said. */
export const clockIn = (part: 'am' | 'pm', hour: string, minute = '0'): string => {
  const number = Number(hour) % 12;
  return Number(hour) > 12 ? clock(hour, minute) : clock(String(part === 'pm' ? number + 12 : number), minute);
};

/** So many minutes before an hour; in the morning hours it stays open which half of the day is meant. */
export const before = (hour: string, minutes: number): string =>
  `at ${(Number(hour) + 11) % 12 || 12}:${two(60 - minutes)}`;

/** How a language speaks of what stands beside the words of a post; alternatives are parted by bars. */
interface MediaWords {
  /** Before a noun: 'mit' and 'ohne', the articles, 'ein anderes', words like 'passend'. */
  with: string;
  without: string;
  articles: string;
  another: string;
  fitting: string;
  picture: string;
  sound: string;
  /** 'gesprochen von'. */
  spokenBy: string;
}

/** The rows for pictures and sounds: with one, without it, another one. */
export function mediaRows({ articles, another, fitting, spokenBy, ...words }: MediaWords): Row[] {
  const rows = (['picture', 'sound'] as const).flatMap((kind): Row[] => {
    const english = kind === 'picture' ? 'picture' : 'voice note';
    // Italian and French articles may end on an apostrophe, which takes no blank.
    const noun = `(?:(?:${articles})(?: |(?<=')))?(?:(?:${fitting}) )?(?:${words[kind]})(?: (?:${fitting}))?`;
    return [
      [`(?:${another})(?: |(?<='))(?:${words[kind]})`, `another ${english}`],
      [`(?:${words.with}) ${noun}`, `with a ${english}`],
      [`(?:${words.without}) ${noun}`, `without the ${english}`],
      [`(?:${articles})(?: |(?<='))(?:(?:${fitting}) )?(?:${words[kind]})`, `a ${english}`],
    ];
  });
  return [...rows, [`(?:${spokenBy})`, 'spoken by']];
}
