import type { PictureMatter } from '../platform/ai/tasks.ts';
import { lookIn, lookTalk } from './drawing-look.ts';
import type { Stretch } from './editing/clauses.ts';
import { matterOf } from './editing/matter.ts';
import { mend } from './editing/mending/mend.ts';
import { rephrase } from './editing/rephrase.ts';
import { runsOf } from './editing/settle.ts';
import { type PictureOrder, pictureOrder } from './picture-order.ts';
import { languageOf } from './reading/language.ts';
import type { Role, Span } from './reading/roles.ts';
import { readSpans } from './reading/spans.ts';

/** Nobody orders a picture in more letters: what stands behind them is a text to be shown. */
const LONGEST_ORDER = 1500;
const DOCUMENT = /^#{1,6} \S/mu;
const LISTED = /^[^\S\n]*(?:\d{1,2}[.):]|[-–—•*▪✓✔])\s.*$/gmu;
const QUOTED = /“[^”\n]+”|"[^"\n]+"|„[^“”\n]+[“”]|«[^»\n]+»/gu;
const LABELLED = /(?<=^|[.!?]\s)\p{Lu}[\p{L}\p{N} /&-]{1,24}:[^\n.!?]*/gmu;
const POSTING = /\b(?:post|schedule|publish)\b/iu;

/** Cuts what was asked of a picture into what it shows and how it should look: the one reader of such orders. */
export function pictureTaskOf(asked: string | null, style: string | null): PictureMatter {
  const read = asked === null ? { words: '', wishes: '', isDrawing: false } : cut(asked);
  const styled = style === null ? '' : cut(style).wishes;
  return {
    words: read.words,
    look: lookIn([read.wishes, styled].filter(Boolean).join(', ')),
    isDrawing: read.isDrawing,
  };
}

function cut(asked: string): { words: string; wishes: string; isDrawing: boolean } {
  if (DOCUMENT.test(asked)) return { words: asked, wishes: '', isDrawing: false };
  const message = asked.slice(0, LONGEST_ORDER);
  const given = [LISTED, LABELLED, QUOTED].flatMap((pattern) =>
    [...message.matchAll(pattern)].map(({ index, 0: text }) => ({ from: index, to: index + text.length })),
  );
  const looks = lookTalk(message).filter(({ from, to }) => !given.some((one) => one.from < to && from < one.to));
  const order = pictureOrder(looks.reduce(blanked, message));
  const start = order?.length ?? 0;
  const roles = rolesOf(message, start);
  for (const { from, to } of given) roles.fill('matter', from, to);
  for (const { from, to } of looks) roles.fill('constraint', from, to);
  const spans = runsOf(roles, start, message.length).map(({ role, from, to }) => ({
    role,
    text: message.slice(from, to),
  }));
  const wishes = [order?.look ?? '', ...looks.map(({ from, to }) => message.slice(from, to))];
  return {
    words: shownWords(matterOf(spans), order, message) + asked.slice(LONGEST_ORDER),
    wishes: wishes
      .map((wish) => wish.replace(/^[\s,.;]+|[\s,.;]+$/gu, ''))
      .filter(Boolean)
      .join(', '),
    isDrawing: order?.isDrawing ?? false,
  };
}

const blanked = (text: string, { from, to }: Stretch): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

/** The role of each letter. */
function rolesOf(message: string, start: number): Role[] {
  const spans = readSpans(message);
  const roles = spans.flatMap((span, i) => Array<Role>(span.text.length).fill(roleOf(span, spans[i - 1])));
  // The order has ended, though the tagger may take its object for a part of it.
  for (let at = start; start > 0 && ['order', 'platform'].includes(roles[at] ?? ''); at++) roles[at] = 'matter';
  return roles;
}

/** The day of a picture is the event's, unless it says when to post. */
function roleOf({ role }: Span, before: Span | undefined): Role {
  return role === 'when' && !(before?.role === 'order' && POSTING.test(before.text)) ? 'matter' : role;
}

/** Words that are to stand on the picture as they are, without quotation marks. */
const SAID = /\bwith (?:the )?(?:text|words|caption|headline|title|slogan|message)\s+(?=\p{L})(.+)$/iu;

function shownWords(matter: string, order: PictureOrder | null, message: string): string {
  const isQuoted = matter.search(QUOTED) >= 0;
  const line = isQuoted || !order ? undefined : order.isVerbatim ? matter : SAID.exec(matter)?.[1];
  const asked = order?.isAsked ? matter.replace(/^([^.!?]*)\?/u, '$1.') : matter;
  const said = line ? `“${line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}”` : rephrase(asked);
  const topic = order?.topic ?? '';
  // A label stays at the start of its line.
  const joint = said === '' || topic === '' ? '' : said.search(LABELLED) === 0 ? '\n' : ': ';
  const whole = `${topic}${joint}${said}`;
  return mend(whole, { language: languageOf(message), verbatim: false, said: message });
}
