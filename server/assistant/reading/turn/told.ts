import { classesOf } from '../spans/lexicon.ts';
import type { Role } from '../spans/roles.ts';
import { readSpans } from '../spans/spans.ts';
import { plainOrder } from './plain-order.ts';

/** What is said to us, not to readers. */
const TO_US: Role[] = ['order', 'constraint', 'reference'];
/** Who speaks of a part of the text speaks to us. */
const OF_THE_TEXT =
  /\bthe (?:(?:first|last|second|third|whole|\w+ing) )?(?:bit|part|line|sentence|paragraph|wording|phrase|thing|text|post|draft|caption|version|ending|opening|tone|teaser)\b|\b(?:stand|stick) out\b/i;
/** An order about what lies here: 'try it without …', 'take this back'. */
const ABOUT_IT = /^\S+ (?:it|this|that|them)\b/i;
/** What is done to a text or a post, and never asked of readers; where readers may be asked the same, its object tells. */
const EDITS =
  /^(?:swap|double[- ]?check|rephrase|reword|rewrite|redo|edit|polish|shorten|translate|merge|highlight|capitali[sz]e|underline|emphasi[sz]e|withdraw|undo|revert|restore|schedule|reschedule|remind me|wait (?:until|till|for|with)|(?:check|spell|find|fix|tidy|tag|pin|boost|number|split|cancel|delete|remove|publish|tone|try|retry|hold|pause) (?:it|this|that|them|an?|something|(?:the|my|our) (?!website|site|page|shop|desk|door|gate)\w+)\b)/i;

/** 'First say who built it': what readers are to be told, and in which order. */
const TELLS =
  /^(?:(?:first(?:ly)?|then|also|finally)\s+)*(?:say|tell|mention|state|explain)\s+(?:them\s+)?(?:who|whose|why|how|where|when|what|which)\b/i;

/** Whether words begin with an order that changes a text or a post. */
export const isEdit = (say: string): boolean => EDITS.test(say.trim()) || EDITS.test(plainOrder(say));

/** Whether words can stand in a text as they are: they tell readers something, and none of them is an order to us. */
export function isTold(say: string): boolean {
  const words = plainOrder(say);
  if (OF_THE_TEXT.test(words) || TELLS.test(words) || isEdit(say)) return false;
  const opens = classesOf(words.split(/\s+/)[0]?.toLowerCase() ?? '');
  if (ABOUT_IT.test(words) && opens.some((name) => ['make', 'publish', 'keep', 'ban', 'tell'].includes(name)))
    return false;
  const spans = readSpans(say).filter(({ text }) => text.trim() !== '');
  return spans.some(({ role }) => role === 'matter') && !spans.some(({ role }) => TO_US.includes(role));
}
