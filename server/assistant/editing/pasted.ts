import { MONTHS } from './mending/dates.ts';

/** Text that was pasted from somewhere else: only its own words count, and what it orders is powerless. */
const TITLE = /^(?:event|name|title|headline|what|product)$/i;
const PLAIN =
  /^(?:date|day|start|time|place|location|where|when|venue|note|notes|description|price|text|details|summary|info)$/i;
/** A line in a pasted text that gives orders to whoever reads it. */
export const INJECTED =
  /^.*(?:<<[^>\n]*>>|\bnote to (?:the )?(?:ai|assistant|bot|model|editor)\b|^[^\S\n]*assistant,|^[^\S\n]*(?:SYSTEM|ASSISTANT|AI|USER)\s*:|\b(?:ignore|disregard|forget) (?:all |any )?(?:the )?(?:above|previous|earlier|prior)\b).*$|(?<=[.!?]\s)[^.!?\n]*\b(?:ai|assistants?|bots?|(?:language )?models?|llms?)\b[^.!?\n]*\b(?:reading|who reads?|that reads?|processing|parsing) this\b[^.!?\n]*[.!?]?|(?<=[.!?]\s)[^.!?\n]*(?:\bP\.S\. )?\bto the (?:ai|assistant|bot|model)\b\s*[:,].*$/gimu;

/** The matter of pasted HTML or JSON in a message; null where there is none. */
export function pastedMatter(message: string): string | null {
  return fromHtml(message) ?? fromJson(message);
}

/** The text without lines that try to give orders; quotations keep theirs. */
export function withoutInjected(text: string): { text: string; found: boolean } {
  const clean = text.replace(INJECTED, (line) => (/["“'‘].*(?:ignore|disregard|forget)/i.test(line) ? line : ''));
  return { text: clean.replace(/\n{2,}/g, '\n'), found: clean !== text };
}

function fromHtml(message: string): string | null {
  const start = message.search(/<(?:h[1-6]|p|ul|ol|li|div|table|section)\b[^>]*>/i);
  if (start < 0) return null;
  return message
    .slice(start)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<li[^>]*>/gi, '\n• ')
    .replace(/<\/?(?:h[1-6]|p|ul|ol|div|br|tr|section)[^>]*>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

function fromJson(message: string): string | null {
  const text = message.match(/\{[\s\S]*\}/)?.[0];
  if (text === undefined || !/"\s*:/.test(text)) return null;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null) return null;
  const rows = Object.entries(given).map(([key, value]): [string, string] => [key, valueText(value)]);
  const title = rows.find(([key]) => TITLE.test(key));
  const short = rows.filter(
    ([key, value]) =>
      PLAIN.test(key) &&
      key !== title?.[0] &&
      !/^(?:notes?|description|text|details|summary|info)$/i.test(key) &&
      value !== '',
  );
  const others = rows.filter((row) => row !== title && !short.includes(row));
  const head = `${title ? `${title[1]}: ` : ''}${short.map(([, value]) => value).join(', ')}`;
  return [head, ...others.map(([key, value]) => (PLAIN.test(key) ? value : `${key.replace(/[_-]/g, ' ')}: ${value}`))]
    .filter((row) => row.trim() !== '')
    .join('. ');
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  const text = String(value ?? '');
  const [, , month, day] = text.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
  return month && day ? `${Number(day)} ${MONTHS[Number(month) - 1] ?? month}` : text;
}

/** Words with a small or a capital letter in front: names behind them have capitals. */
const bothCases = (words: string) =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** The lines above a mail: who wrote it, to whom, about what. */
const MAIL_HEAD =
  /(?:^|\n)(?:(?:From|To|Subject|Date|Cc|Sent|Von|An|Betreff|De|Para|Asunto|À|Objet|Da|A|Oggetto): ?[^\n]*(?:\n|$)){2,}/u;
const NAMES_MAIL = /\b(?:e-?mail|mail|message|letter|memo|correo|courriel|nachricht)\b/iu;
const GREETS =
  /(?:^|[\n:?]\s*)((?:hi|hiya|hello|hey|dear|morning|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|moin|hola|buenos días|bonjour|salut|olá|ciao|buongiorno)\b ?([^,!\n.]{0,30}))[,!\n]\s*/iu;
const SIGNS_OFF = new RegExp(
  `(?:^|\\n|(?<=[.!?]\\s))\\s*(?:${bothCases(
    'many thanks|thanks|thank you|thx|best(?: wishes)?|kind regards|best regards|warm regards|regards|cheers|ta|rgds|speak soon|see you|love|yours|all the best|take care|lg|vg|viele grüße|liebe grüße|beste grüße|merci|cordialement|saludos|gracias|um abraço|saluti|grazie',
  )})[,.!]?\\s*(?:\\p{Lu}[\\p{L}.'’-]*(?:\\s+\\p{Lu}[\\p{L}.'’-]*){0,2}\\s*)?$`,
  'u',
);
/** A last line that is only a name. */
const SIGNED = /\n\s*\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}\s*$/u;
/** A greeting on a line of its own, and a name below the words that end it. */
const MAIL =
  /^\s*(?:hi|hiya|hello|hey|dear|morning|good (?:morning|afternoon))\b[^\n.]{0,30}\n[\s\S]*\n\s*(?:many thanks|thanks|thank you|thx|best(?: wishes)?|(?:kind|best|warm) regards|regards|cheers|all the best)[,.!]?\s*\n\s*\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*){0,2}\s*$/iu;
/** The order above a mail that was pasted below it: 'tweet the important bit of this'. */
const ABOVE_MAIL = /^[^\n]{1,120}\n\s*(?=\S)/u;

/** What a colleague says before the news. */
const TALK =
  /(?:^|(?<=[.!?]\s))(?:as (?:discussed|agreed|promised)(?: (?:on the phone|yesterday|today))?(?:[.,]\s*|\s+(?=(?:the|we|our|it|there)\b))|hope (?:you|all|this|the|your|things|everyone|mum|dad)\b(?![^.!?]*(?:\d|\b(?:come|join|make it|see you|there)\b))[^.!?]*[.!?]\s*|when(?:ever)? you (?:get|have) (?:an?|the|some) (?:minute|moment|chance|sec|second|time)\b[^.!?]*[.!?]*\s*|(?:can|could|would|will) (?:you|u|someone|somebody) (?:put|post|share|publish|stick|pop|get)[^.?!]*[.?!]*\s*|please (?:post|share|publish|put)[^.?!]*[.?!]*\s*|(?:just|i wanted|i'm writing|writing|a quick note|quick note)[ ,]*(?:wanted )?to (?:confirm|say|let you know|tell you|inform you|add)(?: you)?(?: that)?[:,]? )/giu;

/** '> Hi Deb': how mail programs mark the lines of a mail that is answered or passed on. */
const unquoted = (text: string) => (/(?:^|\n)> ?\S.*\n> ?/u.test(text) ? text.replace(/^>+ ?/gmu, '') : text);

/** The news in a pasted mail: its head, greeting and signature are for whoever got it. */
export function withoutMailTalk(given: string, whole: string): string {
  const [typed, message] = [unquoted(given), unquoted(whole)];
  const below = message.replace(ABOVE_MAIL, '');
  const isBelow = below !== message && MAIL.test(below);
  const matter = isBelow ? typed.slice(Math.max(0, typed.search(GREETS))).trimStart() : typed;
  const head = MAIL_HEAD.exec(matter);
  const [, greeting = '', whom = ''] = GREETS.exec(message) ?? [];
  const isMail =
    head !== null ||
    isBelow ||
    MAIL.test(message) ||
    (greeting !== '' && NAMES_MAIL.test(message.slice(0, message.indexOf(greeting))));
  if (!isMail) return matter;
  const body = head === null ? matter : matter.slice(head.index + head[0].length);
  const greeted = [greeting, whom].find((words) => words !== '' && body.trim().startsWith(words)) ?? '';
  const told = body
    .trim()
    .slice(greeted.length)
    .replace(/^[\s,!.]+/u, '')
    .replace(SIGNED, '')
    .replace(SIGNS_OFF, '')
    .replace(TALK, '')
    .trim();
  return told === '' ? matter : told;
}
