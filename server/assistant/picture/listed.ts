const NUMBER = /(?<=^|[\s(])(\d{1,2})(?:[.):]|️?⃣)\s+(?=\S)/gu;
/** '1 title, 2 leave the wrap on': so slides are counted, and so are eggs and apples. */
const BARE_NUMBER = /(?<=^|\n\s*|[,;.]\s+)(\d{1,2})\s+(?=\p{L})/gu;
/** 'Slide 1: the cover': it shows the title. */
const COVER = /^(?:the )?(?:title|cover|hook|titel|titelbild|portada|título|titre|couverture|titolo|copertina|capa)$/iu;
const ANY_NUMBER = /(?<=^|[\s,;.])(\d)\s+(?=\p{L})/gu;
const FEWEST = 3;
/** Two points make a carousel; on a card they need no list. */
const FEWEST_SLIDES = 2;
/** The last item ends with its line, or with its sentence where the items stand in one line. */
const LINE_END = /\n/u;
const END = /\n|(?<=[.!])\s/u;
const BULLET = /^\s*(?:[-–—•*▪◦·→✓✔✅☑➡👉🔸🔹]️?)\s+(?=\S)/u;

/** A list that stands in lines or is numbered, and the words around it. */
export interface ListInText {
  around: string;
  /** What stands behind it. */
  after: string;
  items: string[];
  isCounted: boolean;
}

/** A list that is numbered from 1 on, in lines or in one of them, or whose lines have marks; null where there is none. */
export function listIn(text: string): ListInText | null {
  return numberedIn(text, FEWEST, NUMBER) ?? announcedIn(text) ?? markedIn(text, FEWEST) ?? letteredIn(text);
}

const LETTER = /(?<=[\s,;?:])([A-F])(?:[.):]\s*|\s+)(?=\p{L})/gu;

/** 'Which flower is it? A hellebore B amaryllis C poinsettia': what a question lets its readers choose between. */
function letteredIn(text: string): ListInText | null {
  const asked = text.indexOf('?');
  if (asked < 0) return null;
  const marks: RegExpExecArray[] = [];
  for (const mark of text.matchAll(LETTER))
    if (mark.index > asked && mark[1] === String.fromCharCode(65 + marks.length)) marks.push(mark);
  const [first] = marks;
  if (!first || marks.length < FEWEST) return null;
  const behind = marks.map(({ index, 0: mark }, i) => text.slice(index + mark.length, marks[i + 1]?.index));
  const last = behind.at(-1) ?? '';
  const end = last.search(/[.!?\n]/u);
  const after = end < 0 ? '' : last.slice(end + 1).trim();
  const answers = [...behind.slice(0, -1), end < 0 ? last : last.slice(0, end)];
  return {
    around: `${text.slice(0, first.index).trim()}\n${after}`.trim(),
    after,
    items: answers.map((answer, i) => `${marks[i]?.[1]} ${answer.trim().replace(/(?:[.;,]|,? or)$/u, '')}`),
    isCounted: false,
  };
}

/** '3 tips for your van. 1 empty the tank 2 open the fridge 3 check the gas': as many bare numbers as were announced, or any behind a colon. */
function announcedIn(text: string): ListInText | null {
  const list = numberedIn(text, FEWEST, ANY_NUMBER);
  if (list && /:\s*$/u.test(list.before)) return list;
  return list && new RegExp(`(?<!\\d)${list.items.length}\\s+\\p{L}`, 'u').test(list.before) ? list : null;
}

/** The points of slides: two are enough, their numbers need no mark, and the cover is none of them. */
export function slidesIn(text: string): ListInText | null {
  const list =
    numberedIn(text, FEWEST_SLIDES, NUMBER) ??
    numberedIn(text, FEWEST, BARE_NUMBER) ??
    markedIn(text, FEWEST_SLIDES) ??
    numberedIn(text, FEWEST, ANY_NUMBER);
  return list && { ...list, items: list.items.filter((item) => !COVER.test(item)) };
}

function numberedIn(text: string, fewest: number, number: RegExp): (ListInText & { before: string }) | null {
  const marks: RegExpExecArray[] = [];
  for (const mark of text.matchAll(number)) if (Number(mark[1]) === marks.length + 1) marks.push(mark);
  const [first] = marks;
  if (!first || marks.length < fewest) return null;
  const isInLines = marks.slice(1).every(({ index }) => /\n\s*$/u.test(text.slice(0, index)));
  const behind = marks.map(({ index, 0: mark }, i) => text.slice(index + mark.length, marks[i + 1]?.index));
  const last = behind.at(-1) ?? '';
  const end = last.search(isInLines ? LINE_END : END);
  const items = end < 0 ? behind : [...behind.slice(0, -1), last.slice(0, end)];
  const after = end < 0 ? '' : last.slice(end).trim();
  const around = `${text.slice(0, first.index).trim()}\n${after}`.trim();
  return {
    around,
    after,
    before: text.slice(0, first.index),
    items: items.map((item) => item.trim().replace(/\s*[.;,/]$/u, '')),
    isCounted: true,
  };
}

function markedIn(text: string, fewest: number): ListInText | null {
  const lines = text.split('\n');
  const items = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, '').trim());
  if (items.length < fewest) return null;
  const around = lines.filter((line) => !BULLET.test(line)).join('\n');
  const after = lines.slice(lines.findLastIndex((line) => BULLET.test(line)) + 1).join('\n');
  const all = items.map((item) => item.replace(/[.;,]$/u, ''));
  return { around: around.trim(), after: after.trim(), items: all, isCounted: false };
}
