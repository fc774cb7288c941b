const NUMBER = /(?<=^|[\s(])(\d{1,2})(?:[.):]|️?⃣)\s+(?=\S)/gu;
const FEWEST = 3;
/** The last item ends with its line, or with its sentence where the items stand in one line. */
const LINE_END = /\n/u;
const END = /\n|(?<=[.!?])\s/u;
const BULLET = /^\s*(?:[-–—•*▪◦·→✓✔✅☑➡👉🔸🔹]️?)\s+(?=\S)/u;

/** A list that stands in lines or is numbered, and the words around it. */
export interface Listed {
  around: string;
  /** What stands behind it. */
  after: string;
  items: string[];
  isCounted: boolean;
}

/** A list that is numbered from 1 on, in lines or in one of them, or whose lines have marks; null where there is none. */
export function listIn(text: string, fewest = FEWEST): Listed | null {
  return numberedIn(text, fewest) ?? markedIn(text, fewest);
}

function numberedIn(text: string, fewest: number): Listed | null {
  const marks: RegExpExecArray[] = [];
  for (const mark of text.matchAll(NUMBER)) if (Number(mark[1]) === marks.length + 1) marks.push(mark);
  const [first] = marks;
  if (!first || marks.length < fewest) return null;
  const isInLines = marks.slice(1).every(({ index }) => /\n\s*$/u.test(text.slice(0, index)));
  const behind = marks.map(({ index, 0: mark }, i) => text.slice(index + mark.length, marks[i + 1]?.index));
  const last = behind.at(-1) ?? '';
  const end = last.search(isInLines ? LINE_END : END);
  const items = end < 0 ? behind : [...behind.slice(0, -1), last.slice(0, end)];
  const after = end < 0 ? '' : last.slice(end).trim();
  const around = `${text.slice(0, first.index).trim()}\n${after}`.trim();
  return { around, after, items: items.map((item) => item.trim().replace(/[.;,]$/u, '')), isCounted: true };
}

function markedIn(text: string, fewest: number): Listed | null {
  const lines = text.split('\n');
  const items = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, '').trim());
  if (items.length < fewest) return null;
  const around = lines.filter((line) => !BULLET.test(line)).join('\n');
  const after = lines.slice(lines.findLastIndex((line) => BULLET.test(line)) + 1).join('\n');
  const all = items.map((item) => item.replace(/[.;,]$/u, ''));
  return { around: around.trim(), after: after.trim(), items: all, isCounted: false };
}
