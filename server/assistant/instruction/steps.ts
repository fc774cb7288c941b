import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import type { Change } from '../operations.ts';
import { hear, stretchOf } from '../reading/turn/said.ts';
import { factSteps } from './facts.ts';
import { type Step, WISHES } from './wishes.ts';

/** Words that say nothing by themselves: what is left of an instruction whose wishes are all known. */
const FILLER = new Set(
  `a an the this that these those it its them they itself and or but then also so as at by for from in into of off on out over to up with within is are be was
  make makes making keep keeps turn turns put puts write writes rewrite rewrites convert converts change changes bring brings lay lays give gives take takes use uses do does create creates
  prepare prepares produce produces deliver delivers return returns get gets need needs want wants shall should must can please just only all very more bit little really whole entire
  text texts post posts copy draft message content input output result version caption words word writing tone style incoming previous given received first writer agent comes come coming
  my our your their me us you i we what which who one each every same new own about layout format formatted fit fits fitting suitable ready best good nice clear simple ends end ending starts add adds adding say says`.split(
    /\s+/,
  ),
);
const PERSONA = /^\s*(?:you are|you[’']re|act as|imagine you are)\b[^.!?\n]*[.!?\n]\s*/i;
const REMOVAL =
  /^\s*(?:please )?(?:no|without|drop|remove|cut|omit|delete|skip|strip|lose|(?:leave|take|strip) (?:out|off)|get rid of|don[’']?t mention)\s+/i;
const PARTS = /,\s+(?:and |then |but )?|\s+(?:and then|and|then|but|plus)\s+/g;
const QUOTATION = /"[^"]*"|[“„][^”“]*[”“]|«[^»]*»|(?<!\p{L})['‘][^'’]*['’](?!\p{L})/gu;

/** Facts first, then how much of the text stays, then how it stands; what has to fit is fitted at the end. */
const RANK: Partial<Record<Change, number>> = { shorter: 1, form: 2, add: 3, emoji: 4, hashtags: 5, platform: 6 };

/** Words that are given behind a colon: they are taken with their mark, as if they were quoted. */
const GIVEN =
  /\b((?:start|begin|open|end|finish|close)(?:s|ing)?(?: it)?(?: off)? with(?: (?:the|this|a|our))?(?: (?:call(?: to action)?|cta|line|sentence|question|greeting|words?))?): *([^\s"“„«‘'][^"“„«\n]*?)(?=(?<=[.!?…])\s|\s*$)/gim;

/** 'Remove everything but the date' names what stays. */
const ALL_BUT =
  /^\s*(?:please )?(?:remove|drop|cut|delete|omit) (?:everything|all)(?: else)? (?:but|except(?: for)?) /i;

/** The words of an instruction that were not understood. */
export interface UnreadWords {
  unread: string;
}

/** What an instruction wishes of a text, in the order in which it is done. */
export function stepsOf(instruction: string, text: string): (Step | UnreadWords)[] {
  const steps = piecesOf(instruction.replace(PERSONA, '').replace(GIVEN, '$1 “$2”').replace(ALL_BUT, 'only ')).flatMap(
    (piece) => readPiece(piece, text),
  );
  return steps.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(step: Step | UnreadWords): number {
  if ('unread' in step) return 0;
  if (step.change === 'shorter' && /char|word|sign/i.test(step.to ?? '')) return 6;
  return step.change === 'add' && step.at === undefined ? 0 : (RANK[step.change] ?? 0);
}

/** The sentences of an instruction; what is quoted is not cut. */
function piecesOf(instruction: string): string[] {
  return cutAt(instruction, /[.!?](?=\s|$)\s*|;(?=\s|$)\s*|\n+\s*/g).filter((piece) =>
    /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece),
  );
}

/** A sentence whose words are all known, or its parts: those that are not known are read as changes of facts. */
function readPiece(piece: string, text: string): (Step | UnreadWords)[] {
  const whole = readForm(piece);
  if (whole) return whole;
  const parts = withVerb(cutAt(piece, PARTS).filter((part) => part.trim() !== ''));
  const forms = parts.map(readForm);
  if (forms.every((form) => form === null)) {
    const fact = eachFact(parts, text) ?? (allRemove(parts) ? null : factSteps(piece, text));
    if (fact) return fact;
  }
  const read: (Step | UnreadWords)[] = [];
  let unknown: string[] = [];
  const flush = () => {
    const said = unknown.join(' and ').trim();
    if (said !== '') read.push(...readFacts(said, unknown, text));
    unknown = [];
  };
  for (const [i, part] of parts.entries()) {
    const form = forms[i];
    // 'Swap the first and the last sentence': what has no verb of its own goes with the words before it.
    if (!form || (unknown.length > 0 && /^(?:the|its|an?)\b/i.test(part))) {
      unknown.push(part);
      continue;
    }
    flush();
    read.push(...form);
  }
  flush();
  return read;
}

/** 'Remove the link and the hashtags': what goes is named once with its verb, then without. */
function withVerb(parts: string[]): string[] {
  const [verb] = REMOVAL.exec(parts[0] ?? '') ?? [];
  return verb
    ? parts.map((part, i) => (i > 0 && /^(?:the|its|all|any|every)\b/i.test(part) ? verb + part : part))
    : parts;
}

/** Where each part says what goes, one that is not understood is not covered by the others. */
const allRemove = (parts: string[]): boolean => parts.length > 1 && parts.every((part) => REMOVAL.test(part));

/** Words about facts: each part a change, or all of them one. */
function readFacts(said: string, parts: string[], text: string): (Step | UnreadWords)[] {
  const each = parts.flatMap((part): (Step | UnreadWords)[] => factSteps(part, text) ?? [{ unread: part.trim() }]);
  if (allRemove(parts)) return each;
  return (
    eachFact(parts, text) ??
    factSteps(said, text) ??
    (each.some((step) => !('unread' in step)) ? each : [{ unread: said }])
  );
}

/** A change in each of several parts: 'Change Friday to Saturday and 7 pm to 8 pm' says its verb once. */
function eachFact(parts: string[], text: string): Step[] | null {
  if (parts.length < 2) return null;
  const verb =
    /^\s*(?:please )?(?:(?:leave|take|get rid|strip|cut) (?:out|off|of)|don[’']?t mention|\p{L}+)/iu.exec(
      parts[0] ?? '',
    )?.[0] ?? '';
  const each = parts.map((part, i) => factSteps(part, text) ?? (i === 0 ? null : factSteps(`${verb} ${part}`, text)));
  const all = each.flatMap((steps) => steps ?? []);
  const isEach = each.every((steps) => steps !== null) && new Set(all.map(({ from }) => from)).size === all.length;
  return isEach ? all : null;
}

/** The wishes of some words where nothing else is said in them; null where something is. */
function readForm(words: string): Step[] | null {
  const found: { step: Step; at: number }[] = [];
  let left = words;
  const blank = (from: number, to: number) => {
    left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  };
  for (const [pattern, wish] of WISHES) {
    const match = pattern.exec(left);
    if (!match) continue;
    found.push({ step: { ...wish(match), said: match[0].trim() }, at: match.index });
    blank(match.index, match.index + match[0].length);
  }
  const said = hear(left);
  for (const phrase of said.phrases) {
    if (phrase.meaning.kind !== 'platforms') continue;
    const [from, to] = stretchOf(said, phrase);
    const [platform] = phrase.meaning.platforms;
    if (platform) found.push({ step: { change: 'platform', platform, said: words.slice(from, to) }, at: from });
    blank(from, to);
  }
  const isRest = (left.match(/[\p{L}\p{N}’']+/gu) ?? []).some((word) => !FILLER.has(word.toLowerCase()));
  if (found.length === 0 || isRest) return null;
  const isLimit = ({ change, to = '' }: Step): boolean => change === 'shorter' && /char|word/i.test(to);
  // 'Shorten for an SMS of 160 characters' is one wish: the limit says how short.
  // So is 'shorten it for' a place where posts are brief: its limit does.
  const isBrief = ({ platform }: Step): boolean => platform !== undefined && PLATFORM_RULES[platform].isBrief;
  const limit = found.find(({ step }) => isLimit(step) || isBrief(step))?.step;
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ step }) => step)
    .filter(
      (step) =>
        limit === undefined || step === limit || step.change !== 'shorter' || /sentence|line/.test(step.to ?? ''),
    );
}

/** A text in parts, cut where a pattern stands outside of quotations. */
function cutAt(text: string, pattern: RegExp): string[] {
  const quoted = [...text.matchAll(QUOTATION)].map(({ 0: words, index }) => [index, index + words.length] as const);
  const isQuoted = (at: number) => quoted.some(([from, to]) => at > from && at < to - 1);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(pattern)) {
    if (isQuoted(index)) continue;
    parts.push(text.slice(from, index));
    from = index + mark.length;
  }
  return [...parts, text.slice(from)];
}
