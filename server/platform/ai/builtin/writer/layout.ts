import { PLATFORM_RULES, type Platform } from '../../../../../domain/platforms.ts';
import { cutAtWord, hasEmoji, hashtagsIn, measure } from '../../../../../domain/text.ts';
import { sentence } from './mend.ts';
import { contract, outsideQuotes, type Style } from './style.ts';
import { setType } from './typography.ts';

/** One piece of a post; what is worth least goes first when room is short. */
export interface Piece {
  role: 'hook' | 'body' | 'intro' | 'point' | 'detail' | 'call' | 'closing' | 'tag';
  text: string;
  worth: number;
  label?: string;
  emoji?: string | null;
  /** May end with an exclamation mark where the voice is lively. */
  lively?: boolean;
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
  const tags = pieces.filter((piece) => piece.role === 'tag').map((piece) => piece.text);
  const said = pieces.filter((piece) => piece.role !== 'tag');
  const paragraphs =
    platform === 'twitter' || style.length === 'short' ? inline(said, style) : blocks(said, style, platform);
  const text = setType(quiet(contract(paragraphs.filter(Boolean).join('\n\n'), style), style));
  const separator = platform === 'twitter' ? ' ' : '\n\n';
  return tags.length > 0 ? `${text}${separator}${tags.join(' ')}` : text;
}

/** A brand that forbids exclamation marks gets none, also not from the brief. */
function quiet(text: string, style: Style): string {
  return style.rules.noExclamation
    ? outsideQuotes(text, (part) => part.replace(/!+(?=\s|$)/g, '.').replace(/\.\.(?!\.)/g, '.'))
    : text;
}

/** Everything in one paragraph: a tweet, or a text that was asked to be short. */
function inline(pieces: Piece[], style: Style): string[] {
  const closing = pieces.filter((piece) => piece.role === 'closing').map((piece) => piece.text);
  const line = pieces.filter((piece) => piece.role !== 'closing').map((piece) => inlinePiece(piece, style));
  return [line.join(' ').replace(/\n+/g, ' ').replace('in the comments', 'in the replies'), ...closing];
}

function inlinePiece(piece: Piece, style: Style): string {
  if (piece.role === 'hook') return openingLine(piece, style);
  if (piece.role === 'point' || piece.role === 'body') return sentence(piece.text);
  if (piece.role !== 'detail') return piece.text;
  if (piece.label === 'Code') return `Code: ${piece.text}.`;
  return piece.label === 'Link' || piece.label === 'Email' || piece.label === 'Phone'
    ? piece.text
    : sentence(piece.text);
}

/** Neighbouring pieces of one role as one block, in the order in which they come. */
function blocks(pieces: Piece[], style: Style, platform: Platform | null): string[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]?.role === piece.role) last.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) => {
    switch (group[0]?.role) {
      case 'hook':
        return group.map((piece) => openingLine(piece, style));
      case 'body':
        return inParagraphs(group.map((piece) => piece.text));
      case 'point':
        return [[...introOf(groups, group), ...listOf(group, style, platform)].join('\n')];
      case 'intro':
        return [];
      case 'detail':
        return [detailLines(group, style)];
      default:
        return [group.map((piece) => piece.text).join(' ')];
    }
  });
}

/** The line that introduces a list stands right above it. */
function introOf(groups: Piece[][], list: Piece[]): string[] {
  const before = groups[groups.indexOf(list) - 1];
  return list.length > 1 && before?.[0]?.role === 'intro' ? before.map((piece) => piece.text) : [];
}

function openingLine(piece: Piece, style: Style): string {
  const lively = piece.lively && style.wording.exclamation && !piece.text.includes('\n');
  const plain = lively ? piece.text.replace(/(?<=[\p{L}\p{N})])\.$/u, '!') : piece.text;
  return style.emoji !== 'none' && piece.emoji && !hasEmoji(plain) ? `${plain} ${piece.emoji}` : plain;
}

/** At most two short sentences stand together: short paragraphs are read on a phone. */
function inParagraphs(sentences: string[]): string[] {
  const paragraphs: string[] = [];
  let open = false;
  for (const one of sentences) {
    const last = paragraphs.at(-1);
    const joins = /[.!?…]$/.test(last ?? '') && /[.!?…]$/.test(one) && !`${last}${one}`.includes('\n');
    if (open && last !== undefined && joins && last.length + one.length < 220) {
      paragraphs[paragraphs.length - 1] = `${last} ${one}`;
      open = false;
    } else {
      paragraphs.push(one);
      open = true;
    }
  }
  return paragraphs;
}

function listOf(points: Piece[], style: Style, platform: Platform | null): string[] {
  if (points.length === 0) return [];
  if (points.length === 1) return [sentence(points[0]?.text ?? '')];
  const mark = style.emoji === 'many' && platform !== 'linkedin' ? '✔️' : '•';
  return [points.map((piece) => `${mark} ${piece.text}`).join('\n')];
}

const ICONS: Record<string, string> = {
  When: '📅',
  Where: '📍',
  Price: '🎟️',
  Offer: '🏷️',
  Code: '🏷️',
  Link: '🔗',
  Email: '✉️',
  Phone: '📞',
};

function detailLines(details: Piece[], style: Style): string {
  const line = ({ label = '', text }: Piece) => {
    if (style.emoji === 'none') return `${label}: ${text}`;
    return `${ICONS[label] ?? '•'} ${label === 'Code' ? `Code ${text}` : text}`;
  };
  return details.map(line).join('\n');
}
