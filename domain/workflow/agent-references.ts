import type { Brand } from '../brand.ts';
import { cutAtWord } from '../post/cut.ts';
import { type AgentKind, kindOf } from './agents.ts';
import { type BranchRule, wordsOfRule } from './branch.ts';

/** What can be referred to of an agent that hands on a text. */
export const AGENT_PARTS = ['output', 'title'] as const;
/** What can be referred to beside the agents. */
export const FACTS = { brand: ['name', 'tagline', 'mission', 'voice', 'keywords'], run: ['date', 'weekday'] } as const;

/** The values of the facts, by 'brand.name'; one that is not known is left out. */
export type Facts = ReadonlyMap<string, string>;

/** A stretch of a text: plain words, or something written as a reference. */
export interface Piece {
  text: string;
  reference: { name: string; field: string } | null;
}

// Bounded and without braces inside: a text of nothing but braces is read in linear time.
const WRITTEN = /\{\{([^{}\r\n]{3,140})\}\}/g;
const FIELD = /^[a-z]+$/;

/** A text in pieces, in their order; together they are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (to: number): void => {
    if (to > at) pieces.push({ text: text.slice(at, to), reference: null });
  };
  for (const match of text.matchAll(WRITTEN)) {
    const reference = referenceIn(match[1] ?? '');
    if (!reference) continue;
    plain(match.index);
    pieces.push({ text: match[0], reference });
    at = match.index + match[0].length;
  }
  plain(text.length);
  return pieces;
}

/** A name may hold dots: the last one is before the field. */
function referenceIn(inside: string): Piece['reference'] {
  const dot = inside.lastIndexOf('.');
  const [name, field] = [inside.slice(0, Math.max(dot, 0)).trim(), inside.slice(dot + 1).trim()];
  return name !== '' && FIELD.test(field) ? { name, field } : null;
}

/** How a reference is written. */
export function written(name: string, field: string): string {
  return `{{${name}.${field}}}`;
}

/** Whether a reference can be written with this name. */
export function isReferable(name: string): boolean {
  const [piece, ...more] = piecesOf(written(name, 'output'));
  return more.length === 0 && piece?.reference?.name === name.trim() && !Object.hasOwn(FACTS, name.trim());
}

/** The text with other names in its references; `names` gives the new one of each. */
export function withNewNames(text: string, names: ReadonlyMap<string, string>): string {
  return piecesOf(text)
    .map(({ text: piece, reference }) => {
      const name = reference && !isFact(reference) ? names.get(reference.name) : undefined;
      return reference && name !== undefined ? written(name, reference.field) : piece;
    })
    .join('');
}

/** What a reference means among some agents. */
export type ReferenceMeaning =
  /** It merely looks like one. */
  | { kind: 'words' }
  | { kind: 'fact'; key: string }
  | { kind: 'agent'; id: string; part: (typeof AGENT_PARTS)[number] }
  | { kind: 'fault'; message: string };

interface AgentName {
  id: string;
  name: string;
  type: AgentKind;
}

/** The agents by their names, as references find them. */
export function byName<A extends AgentName>(agents: Iterable<A>): Map<string, A[]> {
  return Map.groupBy(agents, ({ name }) => name.trim());
}

/** What a reference means. Where neither its name nor its field is known, it is no reference but words in braces. */
export function meaningOf(
  reference: { name: string; field: string },
  agents: ReadonlyMap<string, AgentName[]>,
): ReferenceMeaning {
  const { name, field } = reference;
  if (isFact(reference)) return { kind: 'fact', key: `${name}.${field}` };
  const part = AGENT_PARTS.find((known) => known === field);
  const [agent, ...others] = agents.get(name) ?? [];
  if (!agent && Object.hasOwn(FACTS, name))
    return fault(`There is no ${written(name, field)}. There is ${factsOf(name)}.`);
  if (!agent && part) return fault(`No agent is called ‘${name}’. Choose another one for ${written(name, field)}.`);
  if (!agent) return { kind: 'words' };
  if (others.length > 0)
    return fault(`Several agents are called ‘${name}’. Rename one, so that it is clear which is meant.`);
  if (!part) return fault(`${name} has no ‘${field}’. Write ${written(name, 'output')} or ${written(name, 'title')}.`);
  if (!kindOf(agent).feeds)
    return fault(`${name} makes no text that could be referred to. Refer to an agent that writes.`);
  return { kind: 'agent', id: agent.id, part };
}

const fault = (message: string): ReferenceMeaning => ({ kind: 'fault', message });

function isFact({ name, field }: { name: string; field: string }): boolean {
  return Object.entries(FACTS).some(([known, fields]) => known === name && fields.some((one) => one === field));
}

function factsOf(name: string): string {
  const fields = Object.entries(FACTS).find(([known]) => known === name)?.[1] ?? [];
  return fields.map((field) => written(name, field)).join(', ');
}

interface AgentWords {
  input: string;
  description: string;
  verbatim?: boolean | undefined;
  rule?: BranchRule | undefined;
}

interface Workflow {
  agents: readonly (AgentName & AgentWords)[];
  connections: readonly { target: string }[];
}

/** The texts of an agent that can hold references: what comes in is matter, and words approved as they are stay so. */
export function referringTexts({ input, description, verbatim, rule }: AgentWords, isFed: boolean): string[] {
  const texts = verbatim ? [] : [isFed ? '' : input, description, wordsOfRule(rule) ?? ''];
  return texts.filter((text) => text.includes('{{'));
}

/** What the references of an agent mean. */
export function meaningsIn(
  agent: AgentWords,
  isFed: boolean,
  agents: ReadonlyMap<string, AgentName[]>,
): ReferenceMeaning[] {
  return referringTexts(agent, isFed).flatMap((text) =>
    piecesOf(text).flatMap(({ reference }) => (reference ? [meaningOf(reference, agents)] : [])),
  );
}

/** Who needs whom to be done before it by reference, as lines would say it. */
export function referenceLinks({ agents, connections }: Workflow): { source: string; target: string }[] {
  if (!agents.some((agent) => referringTexts(agent, false).length > 0)) return [];
  const fed = new Set(connections.map(({ target }) => target));
  const names = byName(agents);
  return agents.flatMap((agent) => {
    const meanings = meaningsIn(agent, fed.has(agent.id), names);
    const sources = new Set(meanings.flatMap((meaning) => (meaning.kind === 'agent' ? [meaning.id] : [])));
    return [...sources].map((source) => ({ source, target: agent.id }));
  });
}

const MOST_TITLE = 100;

/** The first line of a text that says something, without marks; of a long one its first sentence. */
export function firstLineTitle(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const plain = line
    .replace(/^[\s#>*•-]+/u, '')
    .replace(/\*\*|`/g, '')
    .trim();
  const [sentence = ''] = plain.length > MOST_TITLE ? (/^.+?[.!?](?=\s)/u.exec(plain) ?? []) : [];
  return cutAtWord(sentence === '' ? plain : sentence.replace(/\.$/, ''), MOST_TITLE);
}

/** What agents can refer to of a brand and of the moment of a run; nothing is worked out where none of them refers. */
export async function factsFor(
  agents: readonly AgentWords[],
  brandOf: () => Promise<Brand>,
  at: Date,
  timeZone: string,
): Promise<Facts> {
  return agents.some((agent) => referringTexts(agent, false).length > 0)
    ? factsOn(await brandOf(), at, timeZone)
    : new Map();
}

/** What can be referred to of a brand and of a moment. */
export function factsOn(brand: Brand, at: Date, timeZone: string): Facts {
  const day = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
  const values: Record<string, string | null> = {
    'brand.name': brand.name,
    'brand.tagline': brand.tagline,
    'brand.mission': brand.mission,
    'brand.voice': brand.voice,
    'brand.keywords': brand.keywords.join(', '),
    'run.date': day({ dateStyle: 'long' }),
    'run.weekday': day({ weekday: 'long' }),
  };
  return new Map(Object.entries(values).flatMap(([key, value]) => (value?.trim() ? [[key, value]] : [])));
}

/** What is said where a fact that is referred to is not known. */
export function factMissing(name: string, key: string): string {
  const [, field = ''] = key.split('.');
  return `${name}: your brand has no ${field} yet. Fill it in under Brand, or take {{${key}}} out.`;
}
