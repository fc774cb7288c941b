import { emojiWish, type Tone, tonesIn } from '../../../../../domain/wording.ts';

/** How the person wants it done, apart from what it says. */
export interface Wishes {
  length: 'short' | 'long' | null;
  maxWords: number | null;
  maxSentences: number | null;
  emoji: 'none' | 'some' | 'many' | null;
  hashtags: boolean | null;
  endWithQuestion: boolean;
  asList: boolean;
  tones: Tone[];
  audience: string | null;
  /** What must not be said. */
  exclude: string[];
}

const INSTRUCTION =
  /^(?:and |but |also |please |pls )*(?:(?:keep|make|have) (?:it|this|the (?:text|post|tone|caption|style|language))\b|(?:the )?(?:tone|style|voice)(?: should be| is| of voice)?\s*:?\s|(?:use|with|in|write in|written in) an? (?:\w+,? (?:and )?){1,4}(?:tone|style|voice)\b|(?:use|add|include|with|no|without|avoid|don'?t use|some|few|a few|lots of)\b (?:any |some |a few |lots of |relevant |the |\d+ |many |\w+ )?(?:emojis?|hashtags?|exclamation marks?|jargon|slang|call to action|cta|bullet(?: point)?s?)\b|(?:max(?:imum)?|at most|under|about|around|up to|no more than|not more than|less than|roughly|within)\s+\d+ (?:words?|characters?|sentences?|lines?)|\d+ (?:words?|characters?|sentences?|lines?)(?: max| maximum)?$|(?:short|brief|concise|long|friendly|casual|formal|professional|funny|playful|fun)(?:,? (?:and )?(?:short|brief|sweet|friendly|casual|formal|professional|funny|playful|fun|please))*$|(?:end|finish|close) (?:it )?(?:with|by)\b|ending\s*:|(?:target(?:ed)?|aimed|audience|written) ?(?:audience|group)?\s*(?:is|are|at|for|:)\s|in (?:one|two|three|\d+) (?:sentences?|lines?|paragraphs?|words?)\b|as an? (?:bullet(?:ed)? )?list\b|(?:don'?t|do not) (?:mention|say|use|include|talk about)\b)/i;

const NUMBER_WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

function sentencesWanted(text: string): number | null {
  const match =
    /\b(?:in|to|of|only|just|max(?:imum)?|at most)?\s*(one|two|three|four|five|\d{1,2})(?:[ -]to[ -]\w+|-\d)? sentences?\b/i.exec(
      text,
    );
  const said = match?.[1]?.toLowerCase();
  return said ? (NUMBER_WORDS[said] ?? Number(said)) : null;
}

function wordsWanted(text: string): number | null {
  const match =
    /\b(?:under|max(?:imum)?(?: of)?|at most|about|around|up to|no more than|not more than|less than|roughly|within|in|only)?\s*(\d{1,4})[ -]words?\b/i.exec(
      text,
    );
  const count = match ? Number(match[1]) : null;
  return count !== null && count >= 5 ? count : null;
}

/** Whether a piece of a brief tells the writer how to write, not what to say. */
export function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text.trim()) && text.length < 160;
}

/** What the instructions of a brief ask for. */
export function readWishes(instructions: string): Wishes {
  const text = instructions.replace(/\bshort (?=stor|film|video|break)/gi, '');
  const { wanted } = tonesIn(text);
  const exclude = [
    ...text.matchAll(
      /\b(?:don'?t|do not|never) (?:mention|say|talk about|include)(?: the words?| that)? ([^.,;!?\n]{2,40})/gi,
    ),
  ].map((match) => (match[1] ?? '').replace(/["'“”‘’]/g, '').trim());
  return {
    length: /\b(?:short(?:er)?|brief|concise|quick|snappy|succinct|tiny|compact)\b/i.test(text)
      ? 'short'
      : /\b(?:long(?:er)?|detailed|in.depth|comprehensive|thorough)\b/i.test(text)
        ? 'long'
        : null,
    maxWords: wordsWanted(text),
    maxSentences: sentencesWanted(text),
    emoji: emojiWish(text),
    hashtags: /\b(?:no|without|skip|remove|drop|don'?t use|avoid)(?: any| the)? hashtags?\b/i.test(text)
      ? false
      : /\bhashtags?\b/i.test(text)
        ? true
        : null,
    endWithQuestion:
      /\b(?:end|finish|close|ending)\b.{0,12}\bquestion\b|\bask(?:ing)? (?:readers|them|people|followers|a question)\b/i.test(
        text,
      ),
    asList: /\b(?:as|in) an? (?:bullet(?:ed)? )?list\b|\bbullet points?\b/i.test(text),
    tones: wanted,
    audience:
      /\b(?:target (?:audience|group)|audience|aimed at|targeting|targeted at)\s*(?:is|are|:)?\s*([^.;!?\n]{3,80})/i
        .exec(text)?.[1]
        ?.trim() ?? null,
    exclude,
  };
}
