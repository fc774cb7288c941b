import type { Platform } from '../../../../../domain/post/platforms.ts';
import type { Stretch } from '../said.ts';

/** Something that a message may point at: a plan or a draft. */
export interface Candidate {
  n: number;
  /** What it is called and what it says: the first counts more. */
  title: string;
  text: string;
  platforms: Platform[];
  frequency?: string;
  status?: string;
  /** YYYY-MM-DD of its first post, and HH:mm. */
  day?: string;
  time?: string;
  /** Both as one wall time. */
  at?: string;
  /** Whether the last answer showed it: 'the last one' is the last of those. */
  isListed?: boolean;
}
/** One way of pointing: which candidates, how surely, by which words. */
export interface Hint {
  numbers: number[];
  weight: number;
  used: Stretch;
}
/** Days of the message that stand for what is on them: 'the one on Friday', 'tomorrow's'. */
export interface DayHint {
  day: string;
  /** A weekday stands for that day of any week. */
  isWeekday: boolean;
  /** The part of the day or the hour said with it: 'tomorrow at 5'. */
  time: string;
  /** 'Friday's', 'the one on Friday' stand for a post; 'on Friday' may, 'to Friday' is where one shall go. */
  stands: 'for' | 'perhaps' | 'where-to';
  stretch: Stretch;
}
/** The nouns by which people point at one of several. */
export const NOUN =
  '(?:one|ones|post|posts|plan|plans|thing|things|version|draft|drafts|text|caption|option|slot|entry|item)';

/** What may follow 'the second', 'the weekly' where it means the one of them. */
export const AFTER_ALONE = String.raw`\s*(?:$|[,.:;!?]|(?:to|on|at|for|is|are|in|can|may|might|must|will|ha(?:s|ve)|still|approved|pending|back|up|forward|later|earlier|too|and|or|goes|gets?|should|but|needs|with|shorter|longer|more|less|an?|half|by|from|into|as|without|instead|please|pls|only|too|also|tomorrow|today|tonight|mon|tue|wed|thu|fri|sat|sun|[a-z]+days?)\b)`;
