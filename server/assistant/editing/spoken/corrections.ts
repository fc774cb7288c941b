import { escaped } from '../../../lib/escaped.ts';
import { capital } from '../capital.ts';
import { addressesIn } from '../mending/shield.ts';
import { pattern } from '../patterns.ts';
import { sentencesOf } from './clauses.ts';
import { datesFromWords, moneyFromWords } from './spoken-figures.ts';

/** Stands where the user took something back and said it anew. */
export const MARK = '\uF8FE';

const WORDS =
  '(?:no,? wait|wait,? no|no,? sorry|sorry,? no|sorry,? (?:i mean|make that)|(?:no,? )?i mean|(?:no,? )?scratch that|(?:no,? )?scrap (?:that|[\\p{L} ]{2,18}(?=,))|(?:no,? )?make that(?! (?:a|an|into|it|the|post|one)\\b)|or rather|(?:actually|correction|oops)(?= ?[:,-])|sorry(?= ?[,-]| (?:the )?[£€$]?\\d| (?:mon|tues|wednes|thurs|fri|satur|sun)day)|actually no|no actually|no hang on|hang on|no I tell a lie|i tell a lie|oops|strike that|no no|my mistake|nope(?= ?[,-])|nah(?= ?[,-])|whoops|correction from the \\p{L}+)';
const PLAIN_WORDS =
  "no,? wait|wait,? no|(?:no,? )?scratch that|(?:no,? )?scrap that|make that(?! (?:a|an|into|it|the|post|one)\\b)|(?:no,? )?i tell a lie(?: it'?s)?|strike that";
/** After a dash or in a bracket a bare 'no', 'sorry' or 'actually' takes something back too. */
const AFTER_DASH =
  '[-–—] ?(?:no|sorry|actually|wait(?! (?:at|for|until|till|in|on|by|here|there|your|the)\\b)|or rather|make that|correction|well)\\b(?:[ ,]+(?:sorry|no|actually|wait))?';
const SAID = new RegExp(
  `\\s*(?:[-–—,(/]\\s*)?(?<![\\p{L}])(?:${WORDS})(?![\\p{L}])[ ,:]*(?:it'?s |its |it is |that'?s )?|\\s*${AFTER_DASH}[ ,:]*(?:it'?s |its )?`,
  'giu',
);
const SENTENCE_OPENING = /(?<=[.!?]\s)(?:no,? sorry|sorry,? no|oops|correction)[ ,:]+/giu;
const ONLY_WORDS =
  /^[\s,.:;–—-]*(?:(?:no|not|sorry|sry|wait|actually|i mean|i meant|mean|scratch|scrap|that|make|make that|correction|oops|whoops|rather|or|hang on|hold on|nah|nope|argh|ugh|my bad|i lied|wrong|strike|my mistake|my bad|it'?s|its|is|i tell a lie|full stop|comma|um|uh|er|ah|oh|well|edit|nein|äh|quatsch|digo|perdón|pardon|non|anzi|quer dizer)[\s,.:;–—-]*)+$/iu;

/** Whether a slip is only the taking back: what was wrong still stands before it. */
export const isBareMarker = (slip: string) => ONLY_WORDS.test(slip);

/** Whether a slip carries what was meant as well: '4 - no 5 now', 'oops Joan was 32:56'. */
export const keepsRepair = (slip: string) =>
  /\d[^\d.]*[-–—] ?(?:no|sorry|make that|actually)[ ,]+(?:\p{L}+ )?[£€$]?\d|^\W*(?:oops|correction|sorry)\W+\p{L}[^.]*\d/iu.test(
    slip,
  );

/** What a slip took along though what was meant is of another kind: 'at the pavilion - sorry' before 'the 10th'. */
export function wronglyTaken(slip: string, before: string, next: string): string {
  const [, taken = '', later = ''] =
    slip.match(
      /^(.*?)[\s,(–—-]*(?:\bno\b|\bsorry\b|\bscratch|\bmake that|\bactually|\bi mean|\bwait|\bcorrection)[\s,:]*(.*)$/isu,
    ) ?? [];
  const wrong = taken.replace(/(?<=[.!?])\s*(?:oh|ah|um|er)\s*$/iu, '');
  const [meant] = figuresIn(next);
  const starts = meant !== undefined && /^(?:the |at |on |from )?$/i.test(next.slice(0, meant.index).trimStart());
  const [old] = figuresIn(wrong);
  const other = wrong.trim() !== '' && starts && (old === undefined || !sameKind(old.kind, meant.kind));
  const halfName = /^\p{Lu}\p{L}+$/u.test(wrong.trim()) && /^\p{Lu}\p{L}+ \p{Lu}/u.test(next.trimStart());
  // What ended its own sentence was not taken back, and half a phrase is no slip: 'the twelfth of [december no sorry]'.
  return other ||
    halfName ||
    (/\bof\s*$/i.test(before) && wrong.trim() !== '') ||
    /(?:[!?]|(?<!\.)\.)$/.test(wrong.trim())
    ? `${wrong} ${MARK} ${/\p{L}/u.test(later) && !isBareMarker(later) && /[.!?]$/.test(wrong.trim()) ? later : ''}`
    : '';
}

type Kind = 'price' | 'percent' | 'time' | 'date' | 'weekday' | 'number';
const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|nes|ur)?(?:day)?s?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const ONE =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)';
const NUMBER_WORD = `${ONE}(?: ${ONE})*`;
/** A whole date: 'wednesday 13 jan', 'the 15th of december'. */
const DAY = `(?:${WEEKDAY},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b`;
const FIGURES: [Kind, string][] = [
  ['price', '[£€$]\\s?\\d[\\d.,]*k?|\\d[\\d.,]*\\s?(?:£|€|\\$|euros?|pounds?|quid|dollars?|kr)\\b'],
  ['percent', '\\d+(?:[.,]\\d+)?\\s?%'],
  ['time', '\\d{1,2}[:.]\\d{2}(?:\\s?(?:am|pm))?|\\d{1,2}\\s?(?:am|pm)'],
  ['date', `\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?= ${MONTH})`],
  ['weekday', `${WEEKDAY}(?:(?: and | n | to |\\s?[-+/]\\s?)${WEEKDAY})*`],
  ['number', `\\d[\\d,.]*(?: and \\d+(?![\\d:.]))?|${NUMBER_WORD}`],
];

interface Figure {
  kind: Kind;
  text: string;
  index: number;
}

function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const [kind, source] of FIGURES)
    for (const match of text.matchAll(pattern(`(?<![\\p{L}\\d.,:£€$])(?:${source})(?![\\p{L}\\d])`, 'giu')))
      if (
        !found.some(
          ({ index, text: taken }) => match.index < index + taken.length && match.index + match[0].length > index,
        )
      )
        found.push({ kind, text: match[0].replace(/[.,]$/, ''), index: match.index });
  return found.sort((a, b) => a.index - b.index);
}

/** Where a message plainly takes something back, by offsets. */
export function slipMarkers(message: string): { from: number; to: number }[] {
  return [...message.matchAll(pattern(`(?<![\\p{L}])(?:${PLAIN_WORDS})(?![\\p{L}])`, 'giu'))].map(
    ({ index, 0: said }) => ({ from: index, to: index + said.length }),
  );
}

/** The text as it was meant: what was taken back is gone, without a trace of the slip. */
export function applyCorrections(given: string): string {
  // 'Write to oops@x.example' takes nothing back.
  const addresses = [...new Set(addressesIn(given))].sort((a, b) => b.length - a.length).slice(0, MOST_ADDRESSES);
  const hide = (words: string) =>
    addresses.reduce((open, address, i) => open.replaceAll(address, String.fromCharCode(FIRST_ADDRESS + i)), words);
  const show = (words: string) =>
    addresses.reduce((hid, address, i) => hid.replaceAll(String.fromCharCode(FIRST_ADDRESS + i), () => address), words);
  return show(corrected(hide(given)));
}
const FIRST_ADDRESS = 0xe000;
const MOST_ADDRESSES = 0x400;

function corrected(text: string): string {
  let out = countedAnew(text)
    .replace(SENTENCE_OPENING, `${MARK} `)
    .replace(SAID, (said, offset: number, whole: string) => (isTakenBack(whole, said, offset) ? ` ${MARK} ` : said));
  for (let at = out.indexOf(MARK); at >= 0; at = out.indexOf(MARK))
    out = resolve(out.slice(0, at), out.slice(at + 1)).trimEnd();
  return out === text ? out : out.replace(/(?<![\p{L}\p{N}])(\S+(?: \S+){1,3}) \1(?![\p{L}\p{N}])/giu, '$1');
}

/** 'And it's 12 bikes, two went': a count that is said again of the same things is the one that holds. */
const COUNTED_ANEW =
  /(?<=[.!?]\s{1,3})(?:(?:and|oh|but|actually|btw|ps)[ ,:]+)+(?:it['’]?s|that['’]?s|there['’]?s|there are|make (?:it|that)) (?:now |only )?(\d+) (?!(?:euros?|pounds?|dollars?|quid|percent|minutes?|mins?|hours?|days?|weeks?|months?|years?|miles?|people|steps|stops)\b)(\p{L}{3,})(?=[,.!?]|$)(?!, (?:if|for|with|by|when|on|in|from)\b)[,.!?]?\s*/iu;
function countedAnew(text: string): string {
  const said = COUNTED_ANEW.exec(text);
  if (!said) return text;
  const [whole, count = '', things = ''] = said;
  const before = text.slice(0, said.index);
  const [counted, ...others] = before.matchAll(
    pattern(`(?<![\\d.,:£€$])(\\d+)(?= (?:[\\p{L}-]+ ){0,3}${things}(?!\\p{L}))`, 'giu'),
  );
  // Of several counts of them nobody knows which is meant.
  if (!counted || others.length > 0) return text;
  const after = text.slice(said.index + whole.length);
  return `${before.slice(0, counted.index)}${count}${before.slice(counted.index + counted[0].length)}${capital(after)}`;
}

/** 'On wednesday not wednesday thursday thursday'; a day that is said again is said once. */
const DENIED_AS_SAID = /(?<!\p{L})(\p{L}{3,}),? not \1,? (?=\p{L})/giu;

/** Spoken, a bare 'no' before another figure or name takes the one before it back. */
export function markSpokenSlips(spoken: string): string {
  const money = moneyFromWords(spoken.replace(/ {2,}/g, ' '));
  const text = money.includes(MARK) || /\bno,? (?:sorry|wait)\b/i.test(money) ? datesFromWords(money) : money;
  const figure = `(?:half |quarter (?:past|to) |the )?(?:${NUMBER_WORD}|[£€$]?\\d[\\d.]*)`;
  return text
    .replace(pattern(`(?<=(?:${figure})(?: [\\p{L}]+){0,2}) no (?=(?:\\uF8FD )?${figure})`, 'giu'), ` ${MARK} `)
    .replace(/(?<=\p{Lu}\p{L}+) no (?:\uF8FD |u+[hm]+ )?(?=\p{Lu}\p{L}+)/gu, ` ${MARK} `)
    .replace(DENIED_AS_SAID, '')
    .replace(pattern(`\\b(${WEEKDAY}),? \\1\\b`, 'giu'), '$1')
    .replace(/ no not (?:the |a )?\p{L}+(?= (?:in|at|on|if|it'?s|the)\b)/giu, ` ${MARK}`)
    .replace(/ sorry(?=\s*(?:full stop|\.|,))/gi, '');
}

/** 'sorry' and 'no' are also words of matter: 'sorry, neighbours', 'no dogs'. */
function isTakenBack(text: string, said: string, offset: number): boolean {
  if (text.slice(0, offset).trim() === '') return false;
  const rest = text.slice(offset + said.length);
  if (/^\s*[-–—]\s?no\b/i.test(said) && /^[^-–—.]{3,40}(?: [-–—]|[-–—],)/.test(rest)) return true;
  if (/^\s*[-–—]\s?(?:no|well)\b/i.test(said) && !/^\s*[-–—]\s?no[ ,]+(?:sorry|wait|actually)/i.test(said))
    return /^\s*[\p{L}'’]*\s?[£€$]?\d/u.test(rest.slice(0, 14)) || saysAnew(text.slice(0, offset), rest);
  // 'Whoever drew it says sorry, that's me': what somebody says takes nothing back.
  if (/sorry/i.test(said) && /\b(?:say|says|said|saying)\s*$/i.test(text.slice(0, offset))) return false;
  if (/sorry[ ,:]*$/i.test(said) && !/\bno\b/i.test(said)) {
    const [figure] = figuresIn(rest.slice(0, 24));
    if (figure === undefined || figure.index >= 8) return /^\p{Lu}/u.test(rest);
    // 'closed, sorry 3 of us are ill': without a mark behind it, it needs what it takes back.
    return (
      /[,:]/.test(said.trim().slice(-1)) ||
      figuresIn(text.slice(0, offset)).some(({ kind }) => sameKind(kind, figure.kind))
    );
  }
  return true;
}

/** 'Bikes £2 - no, bikes are free': the clause starts again with its own first word. */
function saysAnew(before: string, rest: string): boolean {
  const [first = ''] = rest.trimStart().match(/^\p{L}{4,}/u) ?? [];
  const clause = before.split(/[.!?;:,\n]\s/).at(-1) ?? '';
  return first !== '' && clause.trimStart().toLowerCase().startsWith(first.toLowerCase());
}

/** 'in St Olave's, sorry, not St Olaves, the hall': what is denied stood before, and what follows stands for it. */
function denied(before: string, after: string): string | null {
  const said = after.match(/^[\s,]*not (?:in |at |on |the )*(.+)$/su)?.[1] ?? '';
  const plain = (text: string) => text.toLowerCase().replace(/['’]/g, '');
  const clause =
    said
      .match(/^[^,.;]{1,40}/u)?.[0]
      .trim()
      .split(/\s+/) ?? [];
  const known = clause.map((_, count) => clause.slice(0, clause.length - count).join(' '));
  const wrong = known.find((words) => plain(before).includes(plain(words)) && !/^(?:the|a|an|it|is)$/i.test(words));
  if (wrong === undefined) return null;
  const at = plain(before).lastIndexOf(plain(wrong));
  const right = said.slice(wrong.length).replace(/^[\s,;]+(?:(?:but|it'?s|its|rather) )?/iu, '');
  // Apostrophes of the text before count again.
  let from = 0;
  for (let seen = 0; seen < at; from++) if (!/['’]/.test(before.charAt(from))) seen += 1;
  return `${before
    .slice(0, from)
    .replace(/\b(?:the|a|an)\s*$/i, '')
    .trimEnd()} ${right}`;
}

function resolve(before: string, after: string): string {
  const anew = denied(before, after);
  if (anew !== null) return anew;
  const left = before
    .trimEnd()
    .replace(/[,;(–—-]+$|\.{2,}$|…$/, '')
    .trimEnd();
  const bracket = /\(\s*$/.test(before);
  const opened = bracket || /[–—-]\s*$/.test(before) || / -,| - /.test(after.slice(0, 40));
  const right = after.trimStart().replace(/^[,:;\s]+/, '');
  const [, repair = right, tail = ''] =
    (opened ? right.match(bracket ? /^(.{1,40}?)\)(.*)$/su : /^(.{1,40}?)\s+[-–—](?=[\s,.])(.*)$/su) : null) ?? [];
  const closed = repair !== right;
  const sentence = /[.!?]\s*$/.test(left);
  if (sentence) return lateRepair(left, repair + tail);
  const head = left.slice(Math.max(0, ...[...left.matchAll(/[.!?;\n]\s|: /g)].map(({ index }) => index + 1)));
  const glue = (kept: string, rest: string) => `${kept.trimEnd()} ${rest.trimStart()}`.replace(/\s+([,.;:!?])/g, '$1');
  const whole = closed ? glue(repair, tail) : repair;
  const [meant] = repair.match(pattern(`^(?:on |the )?${DAY}`, 'iu')) ?? [];
  const day = meant === undefined ? undefined : [...head.matchAll(pattern(DAY, 'giu'))].at(-1);
  if (meant !== undefined && day) {
    const from = left.length - head.length + day.index;
    const anewDay = meant.replace(/^(?:on|the) /i, '') + left.slice(from + day[0].length);
    return glue(left.slice(0, from), glue(anewDay, whole.slice(meant.length)));
  }
  const [first] = figuresIn(repair);
  const again =
    first && /^(?:the )?$/i.test(repair.slice(0, first.index)) && first.kind === 'date' ? null : restart(head, repair);
  if (again !== null) return glue(left.slice(0, left.length - (head.length - again)), whole);
  if (first && repair.slice(0, first.index).trim().split(/\s+/).length <= 3) {
    const old = figuresIn(head)
      .filter(({ kind }) => sameKind(kind, first.kind))
      .at(-1);
    if (old)
      return glue(
        left.slice(0, left.length - head.length) + swap(head, old, first, repair),
        closed ? tail : restOf(repair, first),
      );
  }
  const place = /^(?:at|on|in|by|from|to|via|with) /i.test(repair)
    ? head.match(/ (?:at|on|in|by|from|to|via|with) [^,;]*$/i)
    : null;
  if (place) return glue(left.slice(0, left.length - place[0].length), whole.replace(/ sorry(?=$|[,.\s])/i, ''));
  const names = repair.match(/^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/u)?.[0].split(' ').length ?? 0;
  const old = names > 0 ? head.match(pattern(`(?:\\p{Lu}[\\p{L}'’-]*\\s*){1,${names}}$`, 'u')) : null;
  if (old) return glue(left.slice(0, left.length - old[0].length), whole);
  if (
    repair
      .split(/[,.!?]/)[0]
      ?.trim()
      .split(/\s+/).length === 1
  )
    return swapLike(left, whole) ?? glue(left.replace(/\S+$/, ''), whole);
  return glue(left, whole);
}

/** 'in the upstairs room - no, downstairs -': of the last words the one that is like the new one gives way. */
function swapLike(left: string, repair: string): string | null {
  const [meant = ''] = repair.match(/^[\p{L}]+/u) ?? [];
  const ending = meant.slice(-SAME_ENDING).toLowerCase();
  const old = [...left.matchAll(/\p{L}+/gu)]
    .slice(-3)
    .find(([word]) => meant.length > SAME_ENDING && word.toLowerCase().endsWith(ending));
  if (!old) return null;
  return `${left.slice(0, old.index)}${meant}${left.slice(old.index + old[0].length)}${repair.slice(meant.length)}`;
}
const SAME_ENDING = 5;

/** A correction in a sentence of its own: 'Correction: start is 4.30', 'Oops, Joan was 32:56'. */
function lateRepair(left: string, said: string): string {
  const right = said.replace(/^\s*[-–—]\s*/u, '');
  // 'the old one works until May. No wait, the old one works until June': who says three words again begins again.
  const [again] = right.match(/^(?:[\p{L}'’]+ ){2}[\p{L}'’]+/u) ?? [];
  const last = sentencesOf(left).at(-1) ?? '';
  const from = again === undefined ? -1 : last.toLowerCase().lastIndexOf(again.toLowerCase());
  if (from >= 0) return `${left.slice(0, left.lastIndexOf(last) + from)}${right}`;
  const [sentence = '', ...others] = sentencesOf(right);
  const rest = right.slice(right.indexOf(sentence) + sentence.length);
  const short = sentence.replace(/^.*?:\s/, '');
  const [, named = '', value = ''] =
    bareOf(short).match(/^(?:(?:the|our|it'?s) )?(\p{L}{3,}) (?:is|are|was|should be|=) (?:now |in fact )?(\S+)$/iu) ??
    [];
  const old =
    named === ''
      ? undefined
      : [...left.matchAll(pattern(`(?<![\\p{L}])${named} (?:is |are )?([^\\s,.;!?]+)`, 'giu'))].at(-1);
  if (old?.[1] !== undefined && figuresIn(value).length === 0) {
    const from = old.index + old[0].length - old[1].length;
    return `${left.slice(0, from)}${value}${left.slice(from + old[1].length)}${rest}`;
  }
  const figures = figuresIn(short);
  const [figure] = figures;
  const same = figures.length > 1 ? [...left.matchAll(likeOf(short, figures))].at(-1) : undefined;
  if (same) return `${left.slice(0, same.index)}${bareOf(short)}${left.slice(same.index + same[0].length)}${rest}`;
  const [, lead = '', why = ''] = short.match(/^([^,]+), (.+)$/su) ?? [];
  const meant = lead === '' ? [] : figuresIn(lead);
  const like = meant.length > 1 ? [...left.matchAll(likeOf(lead, meant))].at(-1) : undefined;
  if (like)
    return `${left.slice(0, like.index)}${lead}${left.slice(like.index + like[0].replace(/[.,]$/, '').length)} ${capital(why)}${rest}`;
  const name = short.match(/\p{Lu}\p{L}+/u)?.[0];
  if (figure && short.trim().split(/\s+/).length <= 5) {
    const from = name ? left.lastIndexOf(name) : -1;
    const candidates = figuresIn(left).filter(({ kind }) => sameKind(kind, figure.kind));
    const old = (from >= 0 ? candidates.find(({ index }) => index > from) : candidates.at(-1)) ?? candidates.at(-1);
    if (old) return `${left.slice(0, old.index)}${figure.text}${left.slice(old.index + old.text.length)}${rest}`;
  }
  return `${left} ${sentence}${others.length > 0 ? rest : ''}`;
}

const bareOf = (sentence: string) => sentence.trim().replace(/[.!]+$/, '');

/** The same words with other figures: 'from 14 to 18 May' for 'from 15 to 18 May'. */
function likeOf(sentence: string, figures: Figure[]): RegExp {
  const words = bareOf(sentence);
  const start = sentence.indexOf(words);
  let source = '';
  let at = 0;
  for (const { kind, text, index } of figures) {
    source += `${escaped(words.slice(at, index - start))}(?:${FIGURES.find(([name]) => name === kind)?.[1]})`;
    at = index - start + text.length;
  }
  const loose = source.replaceAll(/ the (?=\()/g, '(?: the)? ');
  return pattern(`(?<![\\p{L}\\d])${loose}${escaped(words.slice(at))}(?![\\p{L}\\d])`, 'giu');
}

/** Where the repair starts with words that were said before, the old wording starts there. */
function restart(head: string, repair: string): number | null {
  const [first = ''] = repair.toLowerCase().match(/[\p{L}\p{N}'’£€$.:]+/u) ?? [];
  if (first === '' || (/^(?:the|a|an|it|is|are)$/.test(first) && !/^(?:the|a|an) /i.test(repair))) return null;
  const words = [...head.toLowerCase().matchAll(/[\p{L}\p{N}'’£€$.:]+/gu)];
  const near = words.slice(-7);
  const same = near.filter(([word]) => word === first).at(-1);
  if (!same || (/^(?:the|a|an)$/.test(first) && near.length - near.indexOf(same) > 4)) return null;
  return same.index;
}

const sameKind = (a: Kind, b: Kind) =>
  a === b || (a === 'price' && b === 'number') || (a === 'number' && b === 'price') || (a === 'date' && b === 'number');

/** The old figure replaced by the new one, which takes over sign and unit. */
function swap(head: string, old: Figure, figure: Figure, repair: string): string {
  const sign = /^[£€$]/.test(old.text) && !/^[£€$]/.test(figure.text) ? old.text.charAt(0) : '';
  const plain =
    old.kind === 'date' && !/\d(?:st|nd|rd|th)$/.test(old.text)
      ? figure.text.replace(/(?:st|nd|rd|th)$/, '')
      : figure.text;
  const unit = repair.slice(figure.index + figure.text.length).match(/^ (\p{L}+)/u)?.[1] ?? '';
  const after = head.slice(old.index + old.text.length);
  const stem = unit.replace(/s$/, '');
  const shared = stem.length > 1 && new RegExp(`^ ${stem}s?\\b`, 'i').test(after);
  return `${head.slice(0, old.index)}${sign}${plain}${shared ? after.replace(/^ \p{L}+/u, ` ${unit}`) : after}`;
}

/** What follows the new figure; a unit that the old one had already is not said twice. */
function restOf(repair: string, figure: Figure): string {
  return repair
    .slice(figure.index + figure.text.length)
    .replace(/^ (?:min(?:utes)?|mins|months?|weeks?|days?|years?|hours?|now)\b/i, '');
}
