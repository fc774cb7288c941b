import { graphemes } from '../../../domain/post/cut.ts';
import { PLATFORM_RULES, type Platform, strictest } from '../../../domain/post/platforms.ts';
import { lengthOn } from '../../../domain/post/text.ts';
import { obeyVoice, type VoiceRules } from './brand-rules.ts';
import type { Constraints } from './constraints.ts';
import { fitInto } from './fitting.ts';
import { hashtagsFrom } from './layout/hashtags.ts';
import { EMOJI, fittingEmoji, NEUTRAL_EMOJI } from './layout/signs.ts';
import { wordCount } from './loss.ts';
import { addressesIn } from './mending/shield.ts';
import { askedOfReaders, asQuestion } from './question.ts';
import { sentencesOf } from './spoken/clauses.ts';
import { REQUEST } from './spoken/splices.ts';

/** The last touches: voice, signs, tags, endings, measure. */
export function finish(
  laidOut: string,
  platform: Platform | 'none',
  constraints: Constraints,
  voice: VoiceRules,
  notes: string[],
): string {
  const spoken = obeyVoice(laidOut, voice);
  for (const word of spoken.broken) notes.push(`Your brand never says “${word}”.`);
  let text = spoken.text;
  if (constraints.noExclamation) text = text.replace(/!+(?=\))/g, '').replace(/!+/g, '.');
  if (constraints.emoji.none) text = text.replace(EMOJI, '');
  if (constraints.please) text = withPlease(text);
  text = withQuestionLast(text, constraints);
  text = withLinkLast(withStart(withQuoteFirst(text, constraints), constraints), constraints);
  if (constraints.emoji.count !== null && voice.noEmoji) notes.push('No emoji: the brand uses none.');
  text = withEmoji(text, constraints, voice);
  if (constraints.lowerCase) text = text.toLowerCase();
  const tags = tagsFor(text, constraints, voice);
  const ending = [
    constraints.endsWith && !text.includes(constraints.endsWith) ? constraints.endsWith : '',
    voice.signOff ?? '',
  ].filter(Boolean);
  const tail = [...ending, tags.join(' ')].filter((part) => part !== '');
  const glue = platform !== 'none' && PLATFORM_RULES[platform].isBrief && ending.length === 0 ? ' ' : '\n\n';
  const whole = (body: string) => [body, ...tail].join(glue);
  const fits = (body: string) => isWithin(whole(body), platform, constraints);
  const fitted = fits(text) ? text : fitInto(text, fits);
  if (!fits(fitted)) notes.push(tooLong(whole(fitted), platform, constraints));
  return whole(fitted).trim();
}

const measured = (text: string, platform: Platform | 'none') =>
  platform === 'none' ? graphemes(text).length : lengthOn(text, platform);

function isWithin(text: string, platform: Platform | 'none', { maxCharacters, maxWords }: Constraints): boolean {
  const most = Math.min(
    maxCharacters ?? Number.POSITIVE_INFINITY,
    platform === 'none' ? Number.POSITIVE_INFINITY : PLATFORM_RULES[platform].maxLength,
  );
  return measured(text, platform) <= most && (maxWords === null || wordCount(text) <= maxWords);
}

function tooLong(text: string, platform: Platform | 'none', { maxCharacters, maxWords }: Constraints): string {
  if (maxWords !== null && wordCount(text) > maxWords)
    return `All the facts need ${wordCount(text)} words, and you asked for ${maxWords}: leave something out.`;
  return `All the facts need ${measured(text, platform)} characters, ${maxCharacters ?? PLATFORM_RULES[platform === 'none' ? strictest([]) : platform].maxLength} fit: leave something out.`;
}

/** The sentence with the link goes to the end. */
function withLinkLast(text: string, { endsWithLink }: Constraints): string {
  const links = endsWithLink ? addressesIn(text) : [];
  const link = links.sort((a, b) => text.lastIndexOf(a) - text.lastIndexOf(b)).at(-1);
  if (link === undefined || text.endsWith(link)) return text;
  const line = sentencesOf(text).find((sentence) => sentence.includes(link)) ?? link;
  // What follows the link in its own sentence can not be parted from it.
  const isWhole = line.replace(/[.!]+$/, '').endsWith(link);
  return `${without(text, line)}\n\n${isWhole ? line.replace(/[.!]+$/, '') : line}`;
}

/** The text without one of its sentences, its paragraphs as they were. */
const without = (text: string, sentence: string) =>
  text
    .replace(sentence, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim();

/** 'Please' before the first thing that readers are asked to do. */
function withPlease(text: string): string {
  if (/\bplease\b/i.test(text)) return text;
  const asks = sentencesOf(text).find((sentence) => REQUEST.test(sentence));
  if (asks !== undefined) return text.replace(asks, () => `Please ${asks.charAt(0).toLowerCase()}${asks.slice(1)}`);
  const [first = ''] = sentencesOf(text);
  return text.replace(first, () => first.replace(/[.!]*$/, ', please$&'));
}

/** The question goes to the end; where none is given, nothing is made up. */
function withQuestionLast(text: string, { endsWithQuestion, question }: Constraints): string {
  if (question !== null) return `${text}\n\n${asQuestion(question)}`;
  if (!endsWithQuestion || /\?["'”’)]*$/.test(text)) return text;
  const asked = sentencesOf(text).find((sentence) => sentence.endsWith('?'));
  if (asked !== undefined) return `${without(text, asked)}\n\n${asked}`;
  const told = sentencesOf(text).find((sentence) => askedOfReaders(sentence) !== null);
  return told === undefined ? text : `${without(text, told)}\n\n${askedOfReaders(told)}`;
}

/** 'Nadia Ferreira: “The phones stopped.”' with the quotation first. */
function withQuoteFirst(text: string, { quoteFirst }: Constraints): string {
  const quote = quoteFirst ? /(?<![\p{L}\p{N}])(["'“‘][^"“”]{12,}["'”’])(?=\s|$)/u.exec(text) : null;
  if (!quote || quote.index === 0) return text;
  const before = text
    .slice(0, quote.index)
    .replace(/^(?:\p{L}+ )?(?:quote|testimonial|review)(?: (?:from|of|by))?[,:]?\s+/iu, '')
    .replace(/[\s:,–-]+$/u, '');
  return [quote[0], before, text.slice(quote.index + quote[0].length).trim()].filter(Boolean).join('\n\n');
}

function withStart(given: string, { startsWith, list }: Constraints): string {
  const text =
    startsWith === null ? given : given.replace(`'${startsWith}'`, startsWith).replace(`“${startsWith}”`, startsWith);
  if (startsWith === null || text.toLowerCase().startsWith(startsWith.toLowerCase())) return text;
  if (list?.form === 'lines') return `${startsWith}\n${text}`;
  return /[.!?:]$/.test(startsWith)
    ? `${startsWith} ${text}`
    : `${startsWith}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function withEmoji(text: string, { emoji }: Constraints, { noEmoji, emoji: brandSign }: VoiceRules): string {
  if (brandSign !== null && !text.includes(brandSign)) return `${text} ${brandSign}`;
  if (emoji.count === null || noEmoji) return text;
  const missing = emoji.signs.filter((sign) => !text.includes(sign));
  const there = (text.match(/\p{Extended_Pictographic}/gu) ?? []).length;
  const wanted = Math.max(0, emoji.count - there);
  const signs = emoji.signs.length > 0 ? missing : [...fittingEmoji(text, wanted), ...NEUTRAL_EMOJI].slice(0, wanted);
  if (signs.length === 0) return text;
  if (emoji.at === 'start') return `${signs.join('')} ${text}`;
  const tags = text.match(/\s+(?:#\S+\s*)+$/u)?.[0] ?? '';
  if (tags !== '') return withSigns(text.slice(0, -tags.length), signs) + tags;
  return withSigns(text, signs);
}

function withSigns(text: string, signs: string[]): string {
  const [first = '', ...others] = text.split('\n\n');
  if (/(?:^|\n)(?:•|\d+\.) .*$/.test(text) && others.length > 0)
    return [`${first} ${signs.join(' ')}`, ...others].join('\n\n');
  if (signs.length === 1 || others.length === 0) return `${text.replace(/\.$/, '')} ${signs.join(' ')}`;
  return [`${first} ${signs[0]}`, ...others].join('\n\n').replace(/\.?$/, ` ${signs.slice(1).join(' ')}`);
}

function tagsFor(text: string, { hashtags }: Constraints, { hashtags: own, noHashtags }: VoiceRules): string[] {
  const given = [...hashtags.words, ...own].filter((tag) => !text.includes(tag));
  const there = (text.match(/(?<![\w&/])#(?=\w*\p{L})[\p{L}\p{N}_]+/gu) ?? []).length;
  const wanted =
    noHashtags || hashtags.words.length > 0 ? 0 : Math.max(0, (hashtags.exactly ?? 0) - there - given.length);
  return [...new Set([...given, ...hashtagsFrom(text, wanted)])];
}
