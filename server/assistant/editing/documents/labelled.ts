import { capital } from '../capital.ts';
import { askedOfReaders } from '../question.ts';
import { partsOf } from '../spoken/clauses.ts';
import { documentKind } from './kind-of.ts';
import type { DocumentKind } from './kinds.ts';
import { documentTitle } from './title.ts';

/** One note of a labelled brief: 'Price: £385,000', or 'Features:' with its items under it. */
interface Note {
  label: string;
  value: string;
  items: string[];
}

/** A brief in labelled lines: its order, its notes, and lines that belong to neither. */
export interface LabelledBrief {
  order: string;
  notes: Note[];
  others: string[];
}

const LABEL = /^(\p{L}[\p{L}\d '’/&-]{1,30}):(?:\s+(.*))?$/u;
const ITEM = /^(?:[-*•]|\d+[.)])\s+(.+)$/u;
const SHORT = 6;
const LONGEST_ITEM = 9;
const FEWEST_LABELS = 3;

/** The notes of a message that is written in labelled lines; null for prose. */
export function labelledBrief(message: string): LabelledBrief | null {
  const [order = '', ...lines] = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const notes: Note[] = [];
  const others: string[] = [];
  for (const line of lines) {
    const item = line.match(ITEM)?.[1];
    const last = notes.at(-1);
    const [, label, value = ''] = line.match(LABEL) ?? [];
    if (item !== undefined && last) last.items.push(item);
    else if (label !== undefined) notes.push({ label, value, items: [] });
    else others.push(line);
  }
  return notes.length >= FEWEST_LABELS && others.length < notes.length / 2 ? { order, notes, others } : null;
}

/** Whether a message holds a document's labelled notes: that is one text, whatever places its notes name. */
export function isLabelledDocument(message: string): boolean {
  return documentKind(message) !== null && labelledBrief(message) !== null;
}

/** Lays labelled notes out in the user's order: short facts as lines at the top, everything else as sections. */
export function layOutLabelled({ order, notes, others }: LabelledBrief, kind: DocumentKind): string {
  const named = notes.find(
    ({ label }) =>
      /^(?:product|title|name)$/i.test(label) && /\b(?:our|a|the)(?: new)? (?:product|item)\b/i.test(order),
  );
  const title = named?.value ?? documentTitle(order, kind);
  const told = notes.filter((note) => note !== named);
  const closing = told.flatMap(({ value }) => askedOfReaders(value) ?? []);
  const shown = told.filter(({ value }) => askedOfReaders(value) === null);
  const facts = shown.filter(isFact).map((note) => factLine(note, kind));
  return [
    `# ${ownCase(title, notes)}`,
    ...others.map(sentence),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...shown.filter((note) => !isFact(note)).map(section),
    ...furtherTexts(order, title, told),
    ...closing,
  ].join('\n\n');
}

const sentence = (text: string) => capital(/[.!?)"”]$/.test(text) ? text : `${text}.`);
const isCommand = (value: string) => /^[a-z][\w.-]* .*(?:--\w|\.\p{L}{2,4}\b)/u.test(value);
const listed = (value: string) => partsOf(value, /,\s+(?:and\s+)?/u);

const isFact = ({ value, items }: Note) =>
  items.length === 0 && value.split(/\s+/).length <= SHORT && !isCommand(value) && listed(value).length < 3;

/** In a text for readers the audience is addressed; in a plan or a report it is a fact of its own. */
const factLine = ({ label, value }: Note, { id }: DocumentKind) =>
  /^audience$/i.test(label) && id !== 'plan' && id !== 'report'
    ? sentence(`for ${value}`)
    : `**${label}:** ${capital(value)}`;

function section({ label, value, items }: Note): string {
  const heading = `## ${capital(label)}`;
  if (value !== '' && isCommand(value)) return `${heading}\n\`\`\`\n${value}\n\`\`\``;
  const parts = items.length > 0 ? items : listed(value);
  const intro = items.length > 0 && value !== '' ? [sentence(value)] : [];
  const isList =
    items.length > 0 || (parts.length > 2 && parts.every((part) => part.split(/\s+/).length <= LONGEST_ITEM));
  if (!isList) return `${heading}\n${sentence(value)}`;
  const mark = (i: number) => (/^(?:steps?|method|instructions|directions)$/i.test(label) ? `${i + 1}.` : '-');
  return [heading, ...intro, ...parts.map((part, i) => `${mark(i)} ${capital(part)}`)].join('\n');
}

/** An email, a caption or posts that were asked for beside the document: the same facts, told once more in one place. */
function furtherTexts(order: string, title: string, notes: Note[]): string[] {
  const platforms = notes.find(({ label }) => /^platforms?$/i.test(label))?.value;
  const facts = notes.filter(({ label }) => !/^(?:audience|goals?|platforms?|budget|tone|mood)$/i.test(label));
  const subject = title.replace(/^.*?\b(?:campaign|plan) for (?:the )?/i, '');
  const told = facts.map(({ label, value, items }) => sentence(`${label}: ${value || items.join('; ')}`));
  const brief = [sentence(subject), ...told].join(' ');
  return [
    ...(/\be-?mail\b/i.test(order) ? [`## Email\nSubject: ${capital(subject)}\n\n${told.join('\n')}`] : []),
    ...(/\bcaption\b/i.test(order) ? [`## Social caption\n${brief}`] : []),
    ...(platforms && /\bcampaign\b/i.test(order) ? [`## Post for ${platforms}\n${brief}`] : []),
  ];
}

/** A name that the notes write in lower case, 'tidy-csv', keeps it at the start too. */
function ownCase(title: string, notes: Note[]): string {
  const [first = ''] = title.split(/[\s,]/);
  const all = notes.map(({ value }) => value).join('\n');
  return /[-_.]/.test(first) && all.includes(first) ? title : capital(title);
}
