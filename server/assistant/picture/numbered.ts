const NUMBER = /(?<=^|[\s(])(\d{1,2})[.):]\s+(?=\S)/gu;
const FEWEST = 3;
/** The last item ends with its line or its sentence. */
const END = /\n|(?<=[.!?])\s/u;

/** A list that is numbered from 1 on, in lines or in one of them, and the words around it; null where there is none. */
export function numberedIn(text: string): { around: string; items: string[] } | null {
  const marks: RegExpExecArray[] = [];
  for (const mark of text.matchAll(NUMBER)) if (Number(mark[1]) === marks.length + 1) marks.push(mark);
  const [first] = marks;
  if (!first || marks.length < FEWEST) return null;
  const behind = marks.map(({ index, 0: mark }, i) => text.slice(index + mark.length, marks[i + 1]?.index));
  const last = behind.at(-1) ?? '';
  const end = last.search(END);
  const items = end < 0 ? behind : [...behind.slice(0, -1), last.slice(0, end)];
  const around = `${text.slice(0, first.index).trim()}\n${end < 0 ? '' : last.slice(end).trim()}`;
  return { around: around.trim(), items: items.map((item) => item.trim().replace(/[.;,]$/u, '')) };
}
