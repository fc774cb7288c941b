import { AMOUNT } from './kinds.ts';
import { capital, headlineAndSub, opened, phrase, shortened } from './phrases.ts';

/** The parts of a card that is built around a number. */
export interface NumberParts {
  big: string | null;
  headline: string;
  sub: string | null;
  kicker: string | null;
}

function uncapital(text: string): string {
  return text.replace(/^(?!I\b)\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

/** What reads on from a number keeps its joint word: 'of our customers', 'off all shoes'. */
function readOn(text: string, length: number): { headline: string; sub: string | null } {
  const [joint = ''] = text.match(/^\s*(?:of|for|in|on|to|with|from)\s+/iu) ?? [];
  const { headline, sub } = headlineAndSub(text.slice(joint.length), length, false);
  return { headline: uncapital(joint.trimStart() + (joint === '' ? headline : uncapital(headline))), sub };
}

/** The words that limit a number must stay with it. */
function limitOf(amount: string, before: string): string | null {
  if (/^up to\b/iu.test(amount)) return 'Up to';
  return /\bsave\s*$/iu.test(before) ? 'Save' : null;
}

/** '20% off all shoes': the number stands large, 'off all shoes' is the headline. */
export function readOffer(text: string): NumberParts | null {
  const amount = text.match(AMOUNT);
  if (!amount) return null;
  const ahead = text.slice(0, amount.index);
  const before = ahead.replace(/\b(?:get|save|with|of|for|at|only|now|just|take|enjoy|from)\s*$/iu, '');
  const after = text.slice((amount.index ?? 0) + amount[0].length);
  const [head = '', ...tail] = after.split(/[,;:–—]\s|(?<=[\p{L}\d])[.!?](?:\s|$)|\n/u);
  const clean = head.trim();
  if (!/^(?:off|discount|less|cheaper|on|for|extra|more|of)\b/iu.test(clean)) return null;
  const { headline, sub } = readOn(clean.replace(/^discount on/iu, 'off'), 48);
  const rest = [opened(before), sub ?? '', ...tail.map((one) => phrase(one))].filter((one) => one.length > 1);
  return {
    big: amount[0].replace(/^up to\s+/iu, '').replace(/\s/g, ''),
    headline,
    kicker: limitOf(amount[0], ahead),
    sub: rest.length > 0 ? shortened(rest.join('. '), 120) : null,
  };
}

/** '10,000 happy customers': the number large, what it counts as the headline. */
export function readNumber(text: string): NumberParts | null {
  const amount = text.match(AMOUNT);
  const ahead = text.slice(0, amount?.index);
  // One of several numbers is not the number.
  if (!amount || /\d/u.test(ahead)) return null;
  const { headline, sub } = readOn(text.slice((amount.index ?? 0) + amount[0].length), 52);
  if (headline === '') return null;
  const before = phrase(ahead);
  const isShort = before.length <= 30;
  return {
    big: amount[0].replace(/^up to\s+/iu, '').trim(),
    headline,
    kicker: limitOf(amount[0], ahead) ?? (isShort && before !== '' ? before : null),
    sub: isShort ? sub : before,
  };
}

/** 'We are hiring a senior designer in Berlin': the role as the headline, the rest below. */
export function readRole(text: string): Pick<NumberParts, 'headline' | 'sub'> | null {
  const match = text.match(
    /\b(?:hiring|looking for|recruiting|vacancy for|opening for|position (?:of|as)|role (?:of|as)|join our team as)\s+(?:an?\s+|our next\s+|new\s+)?([^,.;:!?\n]{3,70})/iu,
  );
  const role = match?.[1];
  if (!match || !role) return null;
  const [, name = role, where = ''] = role.match(/^(.{3,}?)(?:\s+((?:in|at|for|to|who|with|from)\s.*))?$/iu) ?? [];
  const rest = text.slice((match.index ?? 0) + match[0].length).replace(/^[\s,;:.!]+/u, '');
  const sub = [capital(where), capital(shortened(rest, 110))].filter((one) => one.trim() !== '').join('. ');
  return { headline: phrase(name), sub: sub === '' ? null : sub };
}
