import { PLATFORM_RULES, type Platform } from '../../../../../domain/platforms.ts';
import { cutAtWord, hasEmoji, hashtagsIn, measure } from '../../../../../domain/text.ts';
import { sentence } from './mend.ts';
import { contract, type Style } from './style.ts';
import { setType } from './typography.ts';

/** One piece of a post; what is worth least goes first when room is short. */
export interface Piece {
  role: 'hook' | 'body' | 'point' | 'detail' | 'call' | 'closing' | 'tag';
  text: string;
  worth: number;
  label?: string;
  icon?: string;
  emoji?: string | null;
}

/** Posts without a platform must suit any but Twitter. */
const GENERAL_LIMIT = 2000;

/** The pieces as one text in the platform's habit, within its limits. */
export function layOut(pieces: Piece[], platform: Platform | null, style: Style): string {
  const rules = platform ? PLATFORM_RULES[platform] : null;
  const length = measure(rules?.counting ?? 'characters');
  const limit = rules?.maxLength ?? GENERAL_LIMIT;
  const best =
    style.length === 'long'
      ? limit
      : Math.min(limit, style.length === 'short' ? 280 : (rules?.bestLength ?? 900) * 1.4);
  const maxTags = rules?.maxHashtags ?? 30;
  let kept = limitTags(pieces, maxTags);
  for (;;) {
    const text = render(kept, platform, style);
    if (length(text) <= best || (length(text) <= limit && everythingLeftMatters(kept, platform)))
      return limitTagsInText(text, maxTags);
    const least = kept.filter((piece) => piece.role !== 'hook').sort((a, b) => a.worth - b.worth)[0];
    if (!least) return limitTagsInText(cutAtWord(text, limit, length), maxTags);
    kept = kept.filter((piece) => piece !== least);
  }
}

/** Above the best length only a person's own words stay. */
function everythingLeftMatters(pieces: Piece[], platform: Platform | null): boolean {
  return platform !== 'twitter' && pieces.every((piece) => piece.worth >= 60);
}

function limitTags(pieces: Piece[], max: number): Piece[] {
  const inText = pieces
    .filter((piece) => piece.role !== 'tag')
    .reduce((count, piece) => count + hashtagsIn(piece.text).length, 0);
  let room = Math.max(0, max - inText);
  return pieces.filter((piece) => piece.role !== 'tag' || room-- > 0);
}

/** A person's own text may hold more hashtags than the platform takes: the surplus loses its #. */
export function limitTagsInText(text: string, max: number): string {
  let seen = 0;
  return hashtagsIn(text).length <= max
    ? text
    : text.replace(/(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu, (tag) => {
        seen += 1;
        return seen <= max ? tag : tag.slice(1);
      });
}

function render(pieces: Piece[], platform: Platform | null, style: Style): string {
  const of = (role: Piece['role']) => pieces.filter((piece) => piece.role === role);
  const hook = of('hook').map((piece) => openingLine(piece, style));
  const body = of('body').map((piece) => piece.text);
  const calls = of('call').map((piece) => piece.text);
  const closing = of('closing').map((piece) => piece.text);
  const tags = of('tag')
    .map((piece) => piece.text)
    .join(' ');
  const paragraphs =
    platform === 'twitter' || style.length === 'short'
      ? [
          [
            ...hook,
            ...body,
            ...of('point').map((piece) => sentence(piece.text)),
            ...inlineDetails(of('detail')),
            ...calls,
          ].join(' '),
          ...closing,
        ]
      : [
          ...hook,
          ...inParagraphs(body),
          ...listOf(of('point'), style, platform),
          detailLines(of('detail'), style),
          calls.join(' '),
          ...closing,
        ];
  const text = setType(contract(paragraphs.filter(Boolean).join('\n\n'), style));
  const separator = platform === 'twitter' ? ' ' : '\n\n';
  return tags ? `${text}${separator}${tags}` : text;
}

function openingLine(piece: Piece, style: Style): string {
  const plain =
    style.wording.exclamation && !piece.text.includes('\n')
      ? piece.text.replace(/(?<=[\p{L}\p{N})])\.$/u, '!')
      : piece.text;
  return style.emoji !== 'none' && piece.emoji && !hasEmoji(plain) ? `${plain} ${piece.emoji}` : plain;
}

/** At most two sentences stand together: short paragraphs are read on a phone. */
function inParagraphs(sentences: string[]): string[] {
  const paragraphs: string[] = [];
  for (let index = 0; index < sentences.length; index += 2)
    paragraphs.push(sentences.slice(index, index + 2).join(' '));
  return paragraphs;
}

function listOf(points: Piece[], style: Style, platform: Platform | null): string[] {
  if (points.length === 0) return [];
  if (points.length === 1) return [sentence(points[0]?.text ?? '')];
  const mark = style.emoji === 'many' && platform !== 'linkedin' ? '✔️' : '•';
  return [points.map((piece) => `${mark} ${piece.text}`).join('\n')];
}

function detailLines(details: Piece[], style: Style): string {
  return details
    .map((piece) => (style.emoji === 'none' ? `${piece.label}: ${piece.text}` : `${piece.icon} ${piece.text}`))
    .join('\n');
}

const INLINE: Record<string, (value: string) => string> = {
  When: (value) => `${value}.`,
  Where: (value) => `${value}.`,
  Offer: (value) => `${value}.`,
  Price: (value) => `${value}.`,
  Code: (value) => `Code: ${value}.`,
  Link: (value) => value,
  Email: (value) => value,
  Phone: (value) => value,
};

function inlineDetails(details: Piece[]): string[] {
  return details.map((piece) => INLINE[piece.label ?? '']?.(piece.text) ?? sentence(piece.text));
}
