import { PLATFORM_NAMINGS } from '../../../domain/post/platforms.ts';
import { PLACE_WORDS, PLATFORM_NAME } from '../../lib/platform-words.ts';
import type { Language } from '../reading/language.ts';
import { genericQuestion, topicQuestion } from './asking-elsewhere.ts';
import type { PostPlace } from './layout/layout.ts';
import { EMOJI } from './layout/signs.ts';

/** What to ask where a kind of post is named and nothing else: one short question each. */
const BY_KIND: [RegExp, string][] = [
  [/\brecipes?\b/i, 'Which recipe is it, and what are the ingredients and steps?'],
  [/\b(?:hiring|hire|job|vacanc\w+|recruit\w*)\b/i, 'Which job are you hiring for, where, and how do people apply?'],
  [/\bbirthday\b/i, 'Whose birthday is it?'],
  [/\b(?:promo|discount|voucher|coupon)?\s?codes?\b/i, 'What is the code, what does it give, and until when?'],
  [
    /\b(?:giveaway|raffle|competition|contest|prize draw)\b/i,
    'What is the prize, and how do people enter the giveaway?',
  ],
  [/\b(?:re-?)?opening (?:post|announcement|text)\b/i, 'What opens, when, and where?'],
  [/\breminders?\b/i, 'What should people be reminded of, and by when?'],
  [/\bmenu\b/i, 'What is on the new menu, and from when?'],
  [/\b(?:partnership|collab\w*|partner)\b/i, 'Who is the partnership with, and what is the news?'],
  [/\b(?:testimonial|review|quote)\b/i, 'What are the words of the quote, and whose are they?'],
  [/\b(?:opening hours|new hours)\b/i, 'What are the new opening hours, and from when?'],
  [/\b(?:sale|offer|deal|promo|promotion|discount)\b/i, 'What is the offer, and until when?'],
  [/\b(?:apology|sorry|apologise)\b/i, 'What happened, and what should people know?'],
  [/\b(?:thank[- ]?you|thanks) post\b/i, 'Whom do you want to thank, and for what?'],
  [/\b(?:launch|product)\b/i, 'What is the product, and what should people know about it?'],
  [/\b(?:poll|survey)\b/i, 'What should the poll ask, and what are the answers?'],
  [/\b(?:lesson|workshop plan)\b/i, 'What is the lesson about, for whom, and how long is it?'],
  [/\b(?:itinerary|trip)\b/i, 'Where does the trip go, on which days, and what happens when?'],
];
const EVENT =
  /\b(?:fete|fête|fair|festival|open (?:day|evening|house|mic|morning|night|studio|garden)s?|event|party|concert|gig|market|meeting|workshop|class|quiz night|exhibition|show|webinar|talk|race|jumble sale|bake sale)\b/i;

/** A finite verb, a figure, an address: something that can be told. */
const VERB =
  /\b(?:is|are|was|were|am|has|have|had|will|won'?t|can|can'?t|does|do|did|didn'?t|isn'?t|aren'?t|works?|opens?|opened|closes?|closed|shut|starts?|started|ends?|moves?|moved|wins?|won|passed|lost|found|sold|needs?|wanted|needed|looking|comes?|came|goes|went|gone|left|made|makes|got|gets|back|broken|fixed|cancelled|canceled|postponed|ready|free|arrived|\p{L}{3,}ed|we're|it's|they're|i'm|we've|he's|she's|there's|gibt|ist|sind|haben|hat|wird|está|están|es|hay|tem|é|são|sont|est|avons|c'è|sono|siamo|abbiamo)\b/iu;
/** Somebody or something, what it does, and how or what: a whole sentence tells something with a single noun. */
const SENTENCE =
  /^(?:(?:the|our|my|your|a|an|all) (?:\p{L}+ ){1,3}?|(?:we|it|he|she|they|i) ?|\p{Lu}\p{L}+ )(?:(?:is|are|was|were|has|have|had|did|will|can) |['’](?:s|re|ve|m) )(?!for |about )\p{L}+/iu;
const VAGUE =
  /\b(?:thing|stuff|something|some news|the usual|that one|the one|one again|the monthly one|you know which)\b/i;
const UP_TO_YOU =
  /\b(?:whatever you (?:like|want|think)|anything you (?:like|want)|surprise us|(?:yo)?u know (?:our|the|my) (?:style|tone|voice|drill))\b/i;
/** A day, or several things side by side, tells something too. */
const WHEN = /\b(?:today|tonight|tomorrow|tmrw|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const LISTS = /, \S+.*(?:,| and )|: \S+.*(?:,| and | or )| or \S+/;
const SUBSTANCE = /\p{L}{3,}/gu;
const SMALL = new Set(
  `the our your their for with and about from this that post text new one page us ${PLACE_WORDS.join(' ')}`.split(' '),
);

/** The one question to ask where there is nothing to post; null where there is. */
export function missingMatter(matter: string, message: string, place: PostPlace, language: Language): string | null {
  const topic = language === 'en' ? null : topicQuestion(message, language);
  if (topic !== null) return topic;
  const content = (matter.match(SUBSTANCE) ?? []).filter((word) => !SMALL.has(word.toLowerCase()));
  const figures = /\d/.test(
    matter.replace(/\b\d+ (?:posts?|hashtags?|emojis?|tips|ideas|facts|reasons|things|questions)\b/g, ''),
  );
  // Whoever leaves it open what to say says nothing.
  if (!figures && content.length < 12 && UP_TO_YOU.test(message)) return questionFor('', message, place, language);
  const vague =
    (VAGUE.test(matter) && content.length < 8 && !figures && matter.split(/[.!?]\s/).length < 2) ||
    (/\bsome news\b/i.test(message) && content.length < 8);
  const tells =
    !vague &&
    (figures ||
      /[@/]\w|\w\.\w{2,}/.test(matter) ||
      (VERB.test(matter.replace(EVENT, '')) && content.length > 1) ||
      ((WHEN.test(matter) || LISTS.test(matter)) && content.length > 2) ||
      content.length > 4);
  if (!vague && SENTENCE.test(matter.trim())) return null;
  if (tells && content.length + (figures ? 2 : 0) > 1) return null;
  if (content.length > 7 && !VAGUE.test(matter)) return null;
  return questionFor(matter, message, place, language);
}

function questionFor(matter: string, message: string, place: PostPlace, language: Language): string {
  if (language !== 'en') return genericQuestion(language);
  const topic =
    topicOf(matter) || topicOf(message.match(/\b(?:about|for|on) ((?:the|our|my|us|a)\b[^,.!?\n]*)/i)?.[1] ?? '');
  const event = topic === '' ? EVENT.exec(message)?.[0].toLowerCase() : undefined;
  if (event) return `When and where is the ${event}, and what is on?`;
  if (EVENT.test(topic) && !VAGUE.test(topic)) return `When and where is ${topic}, and what is on?`;
  const kind = BY_KIND.find(([words]) => words.test(`${matter} ${message}`));
  if (kind && !VAGUE.test(matter)) return kind[1];
  const noun = place === 'none' ? 'text' : (PLATFORM_NAMINGS[place].own?.noun ?? 'post');
  const which = message.match(/\bthe one (?:with|about|for|on) [^,.!?\n]+/i)?.[0].replace(/^the one /i, '');
  if (topic !== '' && which && !which.includes(topic))
    return `What should the ${noun} tell people about ${topic} ${which}?`;
  if (topic !== '') return `What should the ${noun} tell people about ${topic}?`;
  const day = message.match(/\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i)?.[0];
  return day
    ? `What should ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}'s ${noun} be about?`
    : `What should the ${noun} be about?`;
}

const PLACE = new RegExp(String.raw`\b${PLATFORM_NAME}(?: page)?\b`, 'gi');
const topicOf = (text: string) =>
  text
    .replace(/\b(?:pls|please|thx|thanks|ta|lol)\b.*$/i, '')
    .replace(/^(?:sth|smth|so?me?thi?n?g?)\b/i, '')
    .replace(/\b(?:idk|dunno)\b/gi, '')
    .replace(PLACE, '')
    .replace(/\s*\b(?:thing(?:y|ies|s)?|bit|stuff)\s*$/i, '')
    .replace(EMOJI, '')
    .replace(/,.*\b(?:something|anything|sort of thing|kind of thing|you know|whatever)\b.*$/isu, '')
    .replace(/\bour\b/gi, 'your')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bxmas\b/gi, 'Christmas')
    .replace(/\bus\b/gi, 'you')
    .replace(/\b(?:but|will you|would you)\b.*$/isu, '')
    .replace(/[.!?,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:the|a|an|your|this) ?)+$|^(?:we|i|you|they|it)\b.*$/i, '');
