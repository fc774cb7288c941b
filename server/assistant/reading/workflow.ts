import { kindOf } from '../../../domain/agents.ts';
import { WAYS, type Way } from '../../../domain/branch.ts';
import type { DescribedAgent } from '../../../domain/described-workflow.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/platforms.ts';
import { stepsOf } from '../instruction/steps.ts';
import { hear } from './turn/said.ts';
import { type Condition, cutAtCondition, withReferences } from './workflow-condition.ts';

/** A workflow that was read out of a description, or the one question that is left. */
export type ReadWorkflow = { agents: DescribedAgent[] } | { question: string };

const VERB =
  '(?:write|draft|compose|announce|take|start|make|create|draw|paint|illustrate|generate|design|read|speak|record|narrate|turn|rewrite|shorten|summari[sz]e|translate|add|put|end|sign|cut|give|prepare|lay|split|remove|drop|leave|join|combine|merge|bring|an? (?:picture|image|audio|voice))';
const CLAUSES = new RegExp(`(?:[,;.]\\s*(?:and |then )*|\\s+and (?:then )?|\\s+then )(?=${VERB}\\b)`, 'gi');
const COURTESY =
  /^(?:please|can you|could you|i want (?:you )?to|i[’']d like to|let[’']s|and|then|also|first|finally)[\s,]+/i;
const DRAWS =
  /^(?:draw|paint|illustrate|sketch)\b|\b(?:pictures?|images?|illustrations?|posters?|graphics?|cards?|photos?|covers?)\b/i;
const SPEAKS =
  /\b(?:read|speak|say|narrate)\b.*\b(?:aloud|out|loud)\b|\b(?:audio|voice-?over|voice|spoken|record\w*|narrat\w*|podcast)\b/i;
const TAKES = /^(?:take|start (?:with|from)|use)\b.*\b(?:texts?|post|article|draft|notes?|input)\b/i;
const WRITES = /^(?:write|draft|compose|announce|create|prepare|make)\b/i;
const VERSION =
  /\bversions?\b|\b(?:post|tweet|caption|text)s? for\b|^(?:turn|rewrite|lay)\b|\b(?:each|all|every|four) (?:of the )?(?:four )?networks?\b/i;
const JOINS = /^(?:join|combine|merge)\b|^(?:put|bring)\b.*\btogether\b/i;
const EACH = /\b(?:for|of|from) (?:each|both|every|all)\b|\beach (?:of them|one)\b/i;
const NETWORKS = /\b(?:each|all|every|four) (?:of the )?(?:four )?(?:social )?(?:networks?|platforms?)\b/i;

/** Reads a workflow clause by clause: who writes, changes, decides, draws, speaks. Nothing is made where one clause is not understood. */
export function readWorkflow(said: string): ReadWorkflow {
  const { before, condition, after } = cutAtCondition(withReferences(said.trim()));
  const reading: Reading = { agents: [], row: [] };
  const fault =
    readClauses(before, reading) ?? (condition && readCondition(condition, reading)) ?? readClauses(after, reading);
  return fault ? { question: fault } : { agents: reading.agents };
}

/** What was read so far. */
interface Reading {
  agents: DescribedAgent[];
  /** The writers that the next clause works on: the last ones, or all of a row. */
  row: string[];
}

/** Reads clauses one after the other; gives a question where one is not understood. */
function readClauses(said: string, reading: Reading, root?: string): string | null {
  const clauses = said
    .replace(/[.!,;\s]+$/, '')
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(COURTESY, ''))
    .filter((clause) => clause !== '');
  for (const clause of clauses) {
    const made = agentsOf(clause, reading, root);
    if (made === null) return `What should be done at “${clause}”? Say what is written, changed, drawn or read aloud.`;
    reading.agents.push(...made);
    const writers = made.filter(({ type }) => kindOf({ type }).feeds).map(({ name }) => name);
    if (writers.length > 0) reading.row = writers;
  }
  return null;
}

/** A branch with what is done on each of its ways; a join brings them together for what comes after it. */
function readCondition({ rule, ways }: Condition, reading: Reading): string | null {
  if (reading.row.length === 0) return 'Which text should be looked at? Say first what is written or taken.';
  const gate = freeName('Branch', reading.agents);
  const source = reading.row.at(-1) ?? '';
  reading.agents.push({ name: gate, type: 'branch', from: source, rule });
  const ends: string[] = [];
  let open: Way | null = null;
  for (const when of WAYS) {
    const from = reading.agents.length;
    reading.row = [gate];
    const fault = readClauses(ways[when], reading, gate);
    if (fault !== null) return fault;
    for (const agent of reading.agents.slice(from)) if (agent.from === gate) agent.when = when;
    if (reading.row.includes(gate)) open = when;
    else ends.push(...reading.row);
  }
  reading.row = [source];
  if (ends.length === 0) return null;
  // A way on which nothing is written leads on from the branch itself.
  const join = { name: freeName('Join', reading.agents), type: 'join', from: open ? [...ends, gate] : ends } as const;
  reading.agents.push({ ...join, ...(open ? { when: open } : {}) });
  reading.row = [join.name];
  return null;
}

function agentsOf(clause: string, { agents: before, row }: Reading, root?: string): DescribedAgent[] | null {
  const named = (name: string): string => freeName(name, before);
  const first = root ?? before.find(({ type }) => type === 'chat')?.name;
  // Of several versions none is meant before the others: their own source is.
  const sources = EACH.test(clause) ? row : row.length > 1 && first ? [first] : row;
  if (TAKES.test(clause)) return [{ name: named('Text'), type: 'chat', input: '' }];
  if (JOINS.test(clause) && row.length > 1) return [{ name: named('Join'), type: 'join', from: row }];
  if (SPEAKS.test(clause)) return fed('audio', 'Voice-over', sources, before);
  if (DRAWS.test(clause) && !/^(?:write|draft|compose)\b/i.test(clause)) {
    if (row.length > 0 || !/\b(?:of|about|showing)\b/i.test(clause)) return fed('image', 'Picture', sources, before);
    return [{ name: named('Picture'), type: 'image', input: clause }];
  }
  const places = NETWORKS.test(clause) ? [...PLATFORMS] : placesIn(clause);
  if (places.length > 0 && first && VERSION.test(clause))
    return places.map((place) => {
      const { label } = PLATFORM_RULES[place];
      return { name: named(label), type: 'chat', description: `For ${label}`, from: first };
    });
  // What is referred to is put in before the words are read.
  const words = clause.replace(/\{\{[^{}]*\}\}/g, 'Name');
  if (row.length > 0 && stepsOf(words, '').every((step) => !('unread' in step))) {
    const [source = ''] = row.slice(-1);
    return [{ name: named('Edit'), type: 'chat', description: upperFirst(clause), from: source }];
  }
  return WRITES.test(clause) && row.length === 0
    ? [{ name: named('Post'), type: 'chat', input: upperFirst(clause) }]
    : null;
}

function fed(
  type: 'image' | 'audio',
  name: string,
  sources: string[],
  before: DescribedAgent[],
): DescribedAgent[] | null {
  if (sources.length === 0) return null;
  return sources.map((from) => {
    return { name: freeName(sources.length > 1 ? `${name} for ${from}` : name, before), type, from };
  });
}

const placesIn = (text: string): Platform[] => [
  ...new Set(hear(text).phrases.flatMap(({ meaning }) => (meaning.kind === 'platforms' ? meaning.platforms : []))),
];

function freeName(name: string, before: DescribedAgent[]): string {
  const isTaken = (one: string) => before.some((agent) => agent.name === one);
  let free = name;
  for (let n = 2; isTaken(free); n++) free = `${name} ${n}`;
  return free;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
