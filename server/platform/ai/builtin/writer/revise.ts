import type { Platform } from '../../../../../domain/platforms.ts';
import { hasEmoji } from '../../../../../domain/text.ts';
import type { Turn, WritingTask } from '../../tasks.ts';
import { partTags } from './given.ts';
import { capital } from './mend.ts';
import { platformIn } from './request.ts';
import { sentencesOf } from './sentences.ts';

/** What a person wants changed in the text before. */
export type Change =
  | 'shorter'
  | 'longer'
  | 'platform'
  | 'no-hashtags'
  | 'hashtags'
  | 'no-emoji'
  | 'emoji'
  | 'tone'
  | 'another'
  | 'translate'
  | 'one-sentence'
  | 'list';

const IT = '(?:it|this|that|them|the (?:text|post|caption|tweet|last one|article|story|version|email|tone))';
const CHANGES: [Change, RegExp][] = [
  [
    'translate',
    /\btranslat(?:e|ion)\b|\b(?:in|into) (?:german|french|spanish|italian|dutch|portuguese|polish|turkish|arabic|chinese|japanese|hindi|russian)\b/i,
  ],
  ['one-sentence', /\b(?:in|to|as|just|only) (?:just |only )?(?:one|a single|1) (?:sentence|line)\b/i],
  ['list', /\b(?:as|in|into|to) an? (?:bullet(?:ed)? )?(?:list|points?)\b|\bbullet points?\b/i],
  ['no-hashtags', /\b(?:no|without|remove|drop|skip|delete|lose)(?: the| any| all)? (?:hash ?)?tags\b/i],
  ['hashtags', /\b(?:add|with|more|include|use)(?: some| more| a few)? (?:hash ?)?tags\b/i],
  ['no-emoji', /\b(?:no|without|remove|drop|skip|delete|lose|fewer|less)(?: the| any| all)? emojis?\b/i],
  ['emoji', /\b(?:add|with|more|include|use)(?: some| more| a few| an)? emojis?\b/i],
  [
    'shorter',
    /\b(?:shorter|shorten|short|briefer|more concise|concise|trim|tighter|cut (?:it|this)(?: down)?|less text|too long|condense)\b/i,
  ],
  ['longer', /\b(?:longer|lengthen|expand|elaborate|more detail(?:s|ed)?|too short|extend|flesh)\b/i],
  [
    'platform',
    /\b(?:for|on|as an?|to|into an?|an?) (?:(?:my|our|the) )?(?:linked-?in|twitter|x|instagram|insta|ig|facebook|fb|tweet)\b/i,
  ],
  [
    'tone',
    /\b(?:more|less|too|make (?:it|this)|sound|in an?|be) (?:a (?:bit|little) )?(?:more |less )?(?:casual|formal|friendly|professional|playful|fun|funny|serious|bold|calm|warm|elegant|confident|relaxed|witty|simple|direct)\b|\b(?:friendlier|funnier|warmer|bolder|calmer|simpler)\b/i,
  ],
  [
    'another',
    /^(?:(?:please|ok|hmm|no|nah|can you|could you|give me|show me|i want|write|make|try|do)[,\s]+)*(?:another|a different|a new|one more|something different|something else|again|try again|redo|regenerate|rewrite (?:it|this|that)|retry|next)\b(?: (?:version|one|try|option|take|variant|idea|please|post|text|again|with other words))*[\s!.?]*$/i,
  ],
];

const COMMAND_START =
  /^(?:(?:please|pls|ok|okay|now|and|hmm|great|thanks|perfect|nice|good|cool|can you|could you|can we|would you|also|but|then|just|same|the same|maybe|actually)[,.!]*\s+)*(?:make|keep|write|rewrite|turn|put|give|shorten|lengthen|expand|translate|add|remove|drop|without|with|no|for|on|as|in|into|to|more|less|shorter|longer|another|again|try|redo|do|a|an|one|too|cut|trim|condense|adapt|change|use|skip|delete|lose|regenerate|retry|friendlier|funnier|warmer|bolder|calmer|simpler|different|elaborate|next|i want|sound|show|fewer|bullet|version)\b/i;

/** What a message asks to change in the text before it; null where it is a request of its own. */
export function changeIn(message: string): Change | null {
  const said = message.trim();
  if (said.length > 110 || said.includes('\n') || !COMMAND_START.test(said)) return null;
  const change = CHANGES.find(([, pattern]) => pattern.test(said))?.[0];
  if (!change) return null;
  // 'Write a short post about plants' is a new request; 'make it shorter' is not.
  const ownSubject = /\b(?:about|announcing|regarding|promoting|saying|celebrating|titled)\b|:\s*\S/i.test(said);
  const newText =
    /\b(?:write|create|make|draft|generate|give me|add)\b.*\b(?:posts?|articles?|recipes?|stor(?:y|ies)|plans?|reports?|captions?|tweets?|lists?|campaigns?|poems?|e-?mails?)\b/i.test(
      said,
    ) && !new RegExp(`\\b${IT}\\b|\\b(?:version|same)\\b`, 'i').test(said);
  return ownSubject || (newText && change !== 'another') ? null : change;
}

/** The conversation so far as the writer needs it. */
export interface Earlier {
  /** The last text that the assistant wrote. */
  text: string | null;
  /** The request it came from. */
  brief: string | null;
  /** What was asked to be changed since. */
  changes: string[];
}

/** Finds the last text and the request it came from. */
export function earlier(task: WritingTask): Earlier {
  const turns: Turn[] = [...task.history];
  if (turns.at(-1)?.sender === 'user' && turns.at(-1)?.content.trim() === task.brief.trim()) turns.pop();
  const text =
    turns.findLast((turn) => turn.sender === 'assistant' && turn.content.trim() !== '')?.content.trim() ?? null;
  const changes: string[] = [];
  for (const turn of turns.toReversed()) {
    if (turn.sender !== 'user') continue;
    if (changeIn(turn.content) === null) return { text, brief: turn.content, changes: changes.reverse() };
    changes.push(turn.content);
  }
  return { text, brief: null, changes: changes.reverse() };
}

/** The platform that the changes so far settled on, the last one said first. */
export function platformOfChanges(changes: readonly string[]): Platform | null {
  for (const change of [...changes].reverse()) {
    const named = changeIn(change) === 'platform' || changeIn(change) === 'tone' ? platformIn(change) : null;
    if (named) return named;
  }
  return null;
}

/** Lines that are an item or a fact of their own. */
const ITEM = /^(?:[-•]|✔️|\d+\.|\p{Extended_Pictographic}|(?:When|Where|Price|Offer|Code|Link|Email|Phone):)\s?/u;

const A_FACT = 3;

/** How much a piece would be missed: facts most, questions and pleasantries least. */
function worthOf(piece: string): number {
  if (/\d|@|https?:|%|[€£$]|^[📅📍🎟🏷🔗📞]|^(?:When|Where|Price|Offer|Code):/u.test(piece)) return A_FACT;
  return ITEM.test(piece) ? 2 : piece.endsWith('?') ? 0 : 1;
}

/** The text shorter: the opening and the facts stay, of the rest what would be missed least goes first. */
export function shorten(text: string): string {
  const { body, tags } = partTags(text);
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.some((line) => /^#{1,3} /.test(line))) return shortenDocument(body.split('\n'));
  const pieces = lines.flatMap((line) => (ITEM.test(line) ? [line] : sentencesOf(line)));
  const target = body.length * 0.65;
  let kept = pieces.map((piece, index) => ({ piece, index, worth: index === 0 ? 9 : worthOf(piece) }));
  while (kept.length > 1 && kept.reduce((sum, { piece }) => sum + piece.length + 1, 0) > target) {
    const least = kept.reduce((worst, one) => (one.worth <= worst.worth ? one : worst));
    // Where, when and for how much is what a post is for: better a little long than empty.
    if (least.worth >= A_FACT) break;
    kept = kept.filter((one) => one !== least);
  }
  const shown = kept
    .map(({ piece }) => piece)
    .reduce((said, piece) => (said === '' ? piece : said + (ITEM.test(piece) ? '\n' : ' ') + piece), '');
  return [shown, tags.slice(0, 3).join(' ')].filter(Boolean).join('\n\n');
}

function shortenDocument(lines: string[]): string {
  const kept: string[] = [];
  let inSection = 0;
  for (const line of lines) {
    if (/^#{1,3} /.test(line)) inSection = 0;
    else if (line.trim() !== '') inSection += 1;
    const listed = /^(?:[-|]|\d+\.) /.test(line) || line.startsWith('|');
    if (line.trim() === '' || /^#{1,3} /.test(line) || listed) kept.push(line);
    else if (inSection <= 1) kept.push(sentencesOf(line).slice(0, 2).join(' '));
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The sentence that says most. */
export function inOneSentence(text: string): string {
  const { body } = partTags(text);
  const plain =
    body
      .replace(/^#{1,3} .*$/gm, '')
      .replace(/^[-|•].*$/gm, '')
      .trim() || body;
  return sentencesOf(plain)[0] ?? plain;
}

/** The sentences as bullets below the opening; a question stays at the end. */
export function asBullets(text: string): string {
  const { body, tags } = partTags(text);
  const leading = /^(?:[-•]|✔️|\p{Extended_Pictographic}\uFE0F?)\s+/u;
  const [first = '', ...others] = body
    .split('\n')
    .flatMap((line) => sentencesOf(line.replace(leading, '')))
    .map((one) => one.replace(leading, ''));
  const questions = others.filter((one) => one.endsWith('?'));
  const items = others.filter((one) => !one.endsWith('?'));
  const list = (items.length > 0 ? items : [first]).map((one) => `• ${capital(one.replace(/\.$/, ''))}`).join('\n');
  return [items.length > 0 ? first : '', list, questions.join(' '), tags.join(' ')].filter(Boolean).join('\n\n');
}

/** The text without its hashtags; a tag inside a sentence only loses its #. */
export function withoutHashtags(text: string): string {
  return partTags(text)
    .body.replace(/(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]*\p{L})/gu, '')
    .trim();
}

/** The text without emojis; a detail that only an emoji named gets a bullet. */
export function withoutEmojis(text: string): string {
  const emoji =
    '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}{2})(?:\\uFE0F|\\u200D\\p{Extended_Pictographic}|\\p{Emoji_Modifier})*';
  return text
    .replace(new RegExp(`^${emoji} ?(?=\\S)`, 'gmu'), '• ')
    .replace(new RegExp(` ?${emoji}`, 'gu'), '')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** The text with an emoji at the end of its opening, where it has none yet. */
export function withEmoji(text: string, emoji: string): string {
  if (hasEmoji(text)) return text;
  const [first = '', ...rest] = text.split('\n');
  return [`${first} ${emoji}`, ...rest].join('\n');
}
