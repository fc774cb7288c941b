import { MONTHS } from './mending/dates.ts';

/** Text that was pasted from somewhere else: only its own words count, and what it orders is powerless. */
const TITLE = /^(?:event|name|title|headline|what|product)$/i;
const PLAIN =
  /^(?:date|day|start|time|place|location|where|when|venue|note|notes|description|price|text|details|summary|info)$/i;
/** A line in a pasted text that gives orders to whoever reads it. */
export const INJECTED =
  /^.*(?:<<[^>\n]*>>|\bnote to (?:the )?(?:ai|assistant|bot|model|editor)\b|^\s*assistant,|^\s*(?:SYSTEM|ASSISTANT|AI|USER)\s*:|\b(?:ignore|disregard|forget) (?:all |any )?(?:the )?(?:above|previous|earlier|prior)\b).*$|(?<=[.!?]\s)[^.!?\n]*(?:\bP\.S\. )?\bto the (?:ai|assistant|bot|model)\b\s*[:,].*$/gimu;

/** The matter of pasted HTML, JSON or mail in a message; null where there is none. */
export function pastedMatter(message: string): string | null {
  return fromHtml(message) ?? fromJson(message) ?? fromMail(message);
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

function fromMail(message: string): string | null {
  const head = message.match(/(?:^|\n)(?:From|Von|De|Da): .*\n(?:(?:To|Subject|Date|Cc|Sent|An|Betreff): ?.*\n)+/u);
  if (!head) return null;
  return message
    .slice((head.index ?? 0) + head[0].length)
    .trim()
    .replace(/^(?:hi|hello|hey|dear|hallo|hola|bonjour|olá|ciao)\b[^\n]*\n/iu, '')
    .replace(/\n(?:thanks|thank you|best|regards|kind regards|cheers|yours|lg|merci|gracias)\b[\s\S]*$/iu, '')
    .replace(
      /(?:^|(?<=[.!?]\s))(?:hope (?:you'?re|all is|you are) well|can you (?:put|post|share|publish)[^.?!]*|please (?:post|share|publish|put)[^.?!]*)[.?!]*\s*/giu,
      '',
    )
    .trim();
}
