import { capital } from '../capital.ts';
import type { Constraints, ListForm } from '../constraints.ts';
import { pattern } from '../patterns.ts';
import { partsOf } from '../spoken/clauses.ts';
import { COUNTS } from '../wishes/numbers.ts';

/** A list inside a text: what leads to it, its items, what follows. */
export interface FoundList {
  lead: string;
  items: string[];
  rest: string;
  form: 'bullets' | 'numbered' | 'lines' | 'options';
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const tidy = (item: string) => item.replace(/^[\s,;–-]+|[\s,;]+$/g, '').replace(/(?<!\b\p{Lu})\.$/u, '');

/** The list of a text, if it has one or if one is asked for. */
export function findList(text: string, constraints: Constraints): FoundList | null {
  const { list, startsWith } = constraints;
  const asked =
    list?.form === 'lines' && list.count !== null && startsWith !== null ? { ...list, count: list.count - 1 } : list;
  return (
    numberedRow(text) ??
    numberedRun(text, asked) ??
    lettered(text) ??
    slashed(text, asked) ??
    emojiLines(text) ??
    (asked ? askedFor(text, asked) : fourShort(text))
  );
}

/** '1 satin scarf 2 spray with water 3 …': the numbers stand in order. */
function numberedRun(text: string, asked: Constraints['list']): FoundList | null {
  const all = [...text.matchAll(/(?:^|(?<=[\s:]))(\d)([.)]?)\s+(?=["“'\p{L}]|\d+ ?[%\p{L}])/gu)];
  // Where points are marked '1.', the '3' of 'about 3 years' is none of them.
  const dotted = all.filter(([, , mark]) => mark !== '');
  const marks = runAt(dotted) >= 0 ? dotted : all.filter((mark) => opensItem(text, mark.index));
  const start = runAt(marks);
  if (start < 0) return null;
  const run = marks.slice(start).filter(([, n], i) => Number(n) === i + 1);
  const rows = run.map((mark, i) => text.slice(mark.index + mark[0].length, run[i + 1]?.index ?? text.length));
  const [last, rest] = untilSentence(rows.at(-1) ?? '');
  const lead = text.slice(0, run[0]?.index ?? 0);
  if (asked?.form === 'bullets') return { lead, items: [...rows.slice(0, -1), last].map(tidy), rest, form: 'bullets' };
  return { lead, items: [...rows.slice(0, -1), last].map(tidy), rest, form: 'numbered' };
}

/** '1 b / 2 a / 3 Lake Titicaca / 4 1987': every part of the row opens with its number. */
function numberedRow(text: string): FoundList | null {
  const [, lead = '', body = ''] = text.match(/^([^/]*?:\s+|)(1[.)]? .*)$/su) ?? [];
  const parts = partsOf(body, /\s+\/\s+/);
  if (parts.length < 3 || !parts.every((part, i) => pattern(`^${i + 1}[.)]? \\S`, 'u').test(part))) return null;
  const [last, rest] = untilSentence(parts.at(-1) ?? '');
  const items = [...parts.slice(0, -1), last].map((part) => tidy(part.replace(/^\d+[.)]? /, '')));
  return { lead, items, rest, form: 'numbered' };
}

/** A bare number opens an item where one can begin; in 'screen 1' and 'screens 2 and 3' it belongs to what it counts. */
const opensItem = (text: string, at: number): boolean => {
  const before = text.slice(0, at).trimEnd();
  if (/(?:^|[:.!?,;/\n–—-])$/.test(before)) return true;
  const [word = ''] = before.match(/\p{L}+$/u) ?? [];
  const numbered = pattern(`(?<!\\p{L})${word}s? \\d`, 'giu');
  return !/^(?:and|or|to|und|y|et|e)$/i.test(word) && (word === '' || (text.match(numbered) ?? []).length < 2);
};

const runAt = (marks: RegExpMatchArray[]): number =>
  marks.findIndex(([, n], i) => n === '1' && marks[i + 1]?.[1] === '2' && marks[i + 2]?.[1] === '3');

/** 'answers A yes B no C only the last two'. */
function lettered(text: string): FoundList | null {
  const match = text.match(
    /^(.*?)(?:\b(?:answers|options|choices):?\s+)?\bA[:)]?\s+(.+?)\s+B[:)]?\s+(.+?)(?:\s+C[:)]?\s+(.+?))?(?:\s+D[:)]?\s+(.+?))?([.!?]\s.*|[.!?]?)$/su,
  );
  if (!match || !/\?/.test(match[1] ?? '')) return null;
  const [, lead = '', ...groups] = match;
  const rest = groups.pop() ?? '';
  const items = groups.filter(Boolean).map((item, i) => `${'ABCD'[i]}: ${capital(tidy(item))}`);
  return { lead, items, rest: rest.replace(/^[.!?]\s*/, ''), form: 'lines' };
}

/** What only names the choices to come. */
const LABEL_OF_CHOICES = /[,.;:]?\s*(?:the )?(?:options|choices|answers)(?: are)?:\s*$/iu;

/** 'which day? mon / tue / thu'. */
function slashed(text: string, asked: Constraints['list']): FoundList | null {
  const [head = '', ...tail] = text.split(/(?<=[:?])\s+(?=[^/]*? \/ )/u);
  const [lead, body] =
    tail.length > 0
      ? [head.replace(LABEL_OF_CHOICES, ''), tail.join(' ').replace(/^(?:options|choices|answers) (?=\S)/iu, '')]
      : ['', text];
  const items = partsOf(body, /\s+\/\s+|\n\s*\/\s*/);
  if (items.length < 3) return null;
  // Without a lead and without a wish the slashes part the whole text, or they stand inside a sentence.
  if (lead === '' && asked === null && (/[.!?]\s/.test(items[0] ?? '') || items.some((item) => wordsIn(item) < 2)))
    return null;
  const [last, rest] = untilSentence(items.at(-1) ?? '');
  const own = [...items.slice(0, -1), last].map(tidy);
  const question = /\?\s*$/.test(lead) || /(?:^|[.!?]\s)(?:what|which|who|how|where|when)\b[^.!?]*$/i.test(lead);
  const form =
    asked?.form === 'numbered'
      ? 'numbered'
      : asked?.form === 'bullets'
        ? 'bullets'
        : question
          ? 'options'
          : asked?.form === 'lines'
            ? 'lines'
            : 'bullets';
  if (form === 'lines' && lead !== '' && asked?.count === own.length)
    return { lead: '', items: merged(lead, own), rest, form };
  return { lead, items: own, rest, form };
}

/** '🍕 night at the club 🗓️ Friday 🕖 7': an emoji opens each line. */
function emojiLines(text: string): FoundList | null {
  const rows = text.split(/\s*(?=\p{Extended_Pictographic}\uFE0F?\s?\S)/u).filter((row) => row.trim() !== '');
  if (rows.length < 3 || !rows.every((row) => /^\p{Extended_Pictographic}/u.test(row))) return null;
  return {
    lead: '',
    items: rows.map((row) =>
      tidy(row).replace(
        /^(\p{Extended_Pictographic}\uFE0F?)\s*(.?)/u,
        (_, sign: string, first: string) => `${sign} ${first.toUpperCase()}`,
      ),
    ),
    rest: '',
    form: 'lines',
  };
}

/** 'three of them small' speaks of the item before it. */
const SPEAKS_OF_LAST =
  /^(?:(?:\d+|one|two|three|four|five|six|all|some|most|half|both|none|many) of (?:them|which|these|those|whom)|which|who|including|except)\b/i;
function itemsOf(text: string, mark: RegExp): string[] {
  const items: string[] = [];
  for (const part of partsOf(text, mark))
    if (items.length > 0 && SPEAKS_OF_LAST.test(part)) items.push(`${items.pop()}, ${part}`);
    else items.push(part);
  return items;
}

/** Whoever parts items by semicolons uses commas inside them. */
const marksOf = (list: string) => (list.includes('; ') ? /;\s+(?:and\s+)?/ : /,\s+(?:and\s+)?/);

/** What leads to a list: up to a colon or a dash, the one behind which as many items stand as it counts, else the first. */
function headOf(text: string, form: ListForm): { lead: string; body: string } {
  const heads = [...text.matchAll(/(?::| [-–])\s+(?=\S)/gu)]
    .map(({ index, 0: mark }) => ({
      lead: text.slice(0, index + mark.trimEnd().length),
      body: text.slice(index + mark.length),
    }))
    .filter(({ lead }) => lead.length > 3 && lead.length <= 121 && (form !== 'lines' || !/[.!?]\s/.test(lead)));
  const counted = heads.find(({ lead, body }) => {
    const [list] = untilSentence(body);
    return itemsOf(list, marksOf(list)).length === COUNTED.exec(lead)?.slice(1).map(countOf)[0];
  });
  return counted ?? heads[0] ?? { lead: '', body: text };
}
const COUNTED = /\b(\d|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?\p{L}+s\b/iu;
const countOf = (word: string) => COUNTS[word.toLowerCase()] ?? Number(word);

/** A list that was asked for: what stands behind a colon or a dash, or the sentences and parts of the whole. */
function askedFor(text: string, { form, count }: NonNullable<Constraints['list']>): FoundList | null {
  const shape = form === 'checklist' ? 'bullets' : form;
  const { lead, body } = headOf(text, form);
  const [list, rest] = untilSentence(body);
  const commas = itemsOf(list, marksOf(list));
  const clean = lead.replace(/\s*[-–:]$/, ':');
  const typed = typedLines(text, shape);
  if (count === null && typed) return typed;
  if (count === null) {
    const told = partsOf(body, /(?<=[.!?])\s+(?=\S)/);
    if (told.length > 1 && told.length === countIn(lead))
      return { lead: clean, items: told.map(tidy), rest: '', form: shape };
    if (lead === '' && form === 'lines' && told.length > 2)
      return { lead: '', items: told.map(tidy), rest: '', form: shape };
    if (commas.length > 1) return { lead: clean, items: commas.map(tidy), rest, form: shape };
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 2) return { lead: '', items: lines.map(tidy), rest: '', form: shape };
    const row = rowAmong(told, shape);
    return row && { ...row, lead: `${clean} ${row.lead}`.trim() };
  }
  return exactly(text, clean, body, count, shape);
}

/** A list that was typed as one: short lines below a line that leads to them, and what goes on behind them. */
function typedLines(text: string, form: FoundList['form']): FoundList | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isItem = (line: string) => wordsIn(line) <= 9 && !/[.!?:]\s*$|[.!?]\s/u.test(line);
  const from = lines.findIndex((line, i) => isItem(line) && (i > 0 || !lines[1]));
  const length = lines.slice(from).findIndex((line) => !isItem(line));
  const items = from < 0 ? [] : lines.slice(from, length < 0 ? undefined : from + length);
  if (items.length < 3) return null;
  const lead = lines.slice(0, from).join(' ');
  return { lead, items: items.map(tidy), rest: lines.slice(from + items.length).join(' '), form };
}

/** The first sentence of a text that is a row of items, what stands before it as its lead; else the sentences themselves. */
function rowAmong(sentences: string[], form: FoundList['form']): FoundList | null {
  const rows = sentences.map((sentence) => itemsOf(sentence, marksOf(sentence)));
  const at = rows.findIndex((items) => items.length > 2);
  if (at < 0) return sentences.length > 2 ? { lead: '', items: sentences.map(tidy), rest: '', form } : null;
  const lead = sentences.slice(0, at).join(' ').replace(/\.$/, ':');
  return { lead, items: (rows[at] ?? []).map(tidy), rest: sentences.slice(at + 1).join(' '), form };
}

/** 'Three things nobody tells you:' counts its items. */
const countIn = (lead: string) => {
  const word = lead.match(/^\W*(\d+|two|three|four|five|six|seven|eight|nine|ten)\b/iu)?.[1]?.toLowerCase() ?? '';
  return word === '' ? null : (COUNTS[word] ?? Number(word));
};

/** Exactly so many items, from whichever cut gives that number. */
function exactly(text: string, lead: string, body: string, count: number, form: FoundList['form']): FoundList | null {
  const [list, rest] = untilSentence(body);
  const cuts: [string, string[], string][] = [
    [lead, partsOf(list, marksOf(list)), rest],
    [lead, partsOf(list, /[,;]\s+/), rest],
    [lead, partsOf(body, /[.!?]\s+(?=\S)|,\s+|;\s+/), ''],
    [lead, partsOf(body, /(?<=[.!?])\s+(?=\S)/), ''],
    ...afterFirst(text),
    ['', partsOf(text, /(?<=[.!?])\s+(?=\S)/), ''],
    ['', partsOf(text, /(?<=[.!?])\s+(?=\S)|,\s+| - |:\s+/), ''],
  ];
  const fit = cuts.find(([, items]) => items.length === count);
  if (fit)
    return {
      lead: form === 'lines' && fit[0] !== '' ? '' : fit[0],
      items: form === 'lines' && fit[0] !== '' ? merged(fit[0], fit[1].map(tidy)) : fit[1].map(tidy),
      rest: fit[2],
      form,
    };
  const [start, items, end] = cuts.find(([, parts]) => parts.length > count) ?? cuts[0] ?? ['', [], ''];
  if (items.length <= count) return null;
  if (form === 'bullets' && items.length > count)
    return {
      lead: start,
      items: items.slice(0, count).map(tidy),
      rest: `${items.slice(count).join(', ')} ${end}`.trim(),
      form,
    };
  return {
    lead: start,
    items: [...items.slice(0, count - 1), items.slice(count - 1).join(', ')].map(tidy),
    rest: end,
    form,
  };
}
/** The first sentence as what leads to the others, which are items whole or in their parts: 'How to …, by Ottilie. Wrap …, lift …'. */
function afterFirst(text: string): [string, string[], string][] {
  const [first = '', ...others] = partsOf(text, /(?<=[.!?])\s+(?=\S)/);
  const lead = first.replace(/\.$/, ':');
  const parts = partsOf(others.join(' '), /[.!?]\s+(?=\S)|,\s+|;\s+/);
  return others.length < 2 && parts.length < 3
    ? []
    : [
        [lead, others, ''],
        [lead, parts, ''],
      ];
}
const merged = (lead: string, [first = '', ...others]: string[]) => [`${lead} ${first}`, ...others];

/** A lead that speaks of several things, or asks what they are; 'lunch deal starts tomorrow:' does not. */
const ANNOUNCES =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|what|how|which|need|bring|menu|list|programme|recap|squad|team|line-?up)\b/iu;
/** Things, several of them; 'Penrhos' and 'Chartres' are names. */
const PLURAL =
  /\b(?!(?:is|was|has|this|us|plus|starts|opens|closes|comes|goes|needs|costs|ends|moves|works|our|news|always|as|christmas)\b)\p{Ll}{2,}[^s\W\d]s\b/u;

/** Four and more short items behind a colon. */
function fourShort(text: string): FoundList | null {
  const match = text.match(/^(.{3,90}?:)\s+(.+)$/su);
  const [, lead = '', body = ''] = match ?? [];
  if (/[.!?]\s/.test(lead) || /\d:$/.test(lead)) return null;
  const [list, rest] = untilSentence(body);
  const items = itemsOf(list, marksOf(list));
  const counted = items.filter((item) => /^(?:about )?\d+ \p{L}/iu.test(item)).length > items.length / 2;
  if (
    items.length < 4 ||
    !(counted || ANNOUNCES.test(lead) || PLURAL.test(lead)) ||
    items.some((item) => wordsIn(item) > 6 || /\b(?:is|are|was|were|has|have|we|you|they|it)\b/i.test(item))
  )
    return null;
  return { lead, items: items.map(tidy), rest, form: 'bullets' };
}

/** Text up to its first full sentence end, and what follows. */
function untilSentence(text: string): [string, string] {
  const end = text.search(/(?<![\s(]\p{L}|\b(?:no|st|mr|mrs|dr|approx))[.!?](?=\s+\S)/u);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1).replace(/\.$/, ''), text.slice(end + 1).trim()];
}
