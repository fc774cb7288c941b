import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { kindOf } from '../../../domain/workflow/agents.ts';
import type { DescribedAgent } from '../../../domain/workflow/described-workflow.ts';
import { WAYS, type Way } from '../../../domain/workflow/way.ts';
import { OWN_NOUN } from '../../lib/platform-words.ts';
import { stepsOf } from '../instruction/steps.ts';
import { hear } from './turn/said.ts';
import { type Condition, cutAtCondition, withReferences } from './workflow-condition.ts';

/** A workflow that was read out of a description, or the one question that is left. */
export type ReadWorkflow = { agents: DescribedAgent[] } | { question: string };

const VERB =
  '(?:write|draft|compose|announce|take|start|make|create|draw|paint|illustrate|generate|design|read|speak|record|narrate|turn|rewrite|shorten|summari[sz]e|translate|add|put|end|sign|cut|give|prepare|lay|split|remove|drop|leave|join|combine|merge|bring|post|publish|share|correct|check|fix|proofread|get|condense|convert|change|replace|(?:an? )?versions?|pictures?|an? (?:picture|image|audio|voice|caption|writer|editor|designer|narrator|chat agent))';
const NEXT = '(?:(?:and|then|next|finally|lastly|after that),? )';
/** Before what somebody does; where it says 'then', whatever follows is the next step. */
const CLAUSES = new RegExp(
  `(?:[,;.]\\s*${NEXT}*|\\s+and (?:then )?|\\s+then )(?=${VERB}\\b)|(?:[,;.]\\s*(?:and )?)(?:then|next|finally|lastly|after that)[\\s,]+`,
  'gi',
);
/** 'An editor that makes it shorter' is told by what it does. */
const PERSON = /^an? (?:editor|translator|writer|chat agent)(?: (?:that|who|which|to))? (\p{L}+?)s?\b(?= )/iu;
const WRITER = /^an? (?:writer|chat agent)$/i;
const COURTESY =
  /^(?:please|can you|could you|i want (?:you )?to|i[’']d like to|let[’']s|and|then|also|first|finally)[\s,]+/i;
const DRAWS =
  /^(?:draw|paint|illustrate|sketch)\b|^an? designer\b|\b(?:pictures?|images?|illustrations?|posters?|graphics?|cards?|photos?|covers?)\b/i;
/** What is a picture from its first words on. */
const PICTURED =
  /^(?:(?:draw|paint|illustrate|sketch)|(?:(?:make|create|generate|design)s? )?(?:me )?(?:an?|one|the) (?:[\p{L}-]+ ){0,2}?(?:picture|image|illustration|poster|graphic|card|photo|cover))\b/iu;
const SPEAKS =
  /^an? narrator\b|^speak\b|\b(?:read|speak|say|narrate)\b.*\b(?:aloud|out|loud)\b|\b(?:audio|voice-?over|voice|spoken|record\w*|narrat\w*|podcast)\b/i;
const TAKES = /^(?:take|get|start (?:with|from)|use)\b.*\b(?:texts?|post|article|draft|notes?|input)\b/i;
const WRITES = /^(?:write|draft|compose|announce|create|prepare|make)\b/i;
const VERSION = new RegExp(
  String.raw`\bversions?\b|\b(?:post|${OWN_NOUN}|caption|text)s? for\b|^(?:turn|rewrite|lay)\b|\b(?:each|all|every|four) (?:of the )?(?:four )?networks?\b`,
  'i',
);
const JOINS = /^(?:join|combine|merge)\b|^(?:put|bring)\b.*\btogether\b/i;
const EACH = /\b(?:for|of|from) (?:each|both|every|all)\b|\beach (?:of them|one)\b/i;
const NETWORKS = /\b(?:each|all|every|four) (?:of the )?(?:four )?(?:social )?(?:networks?|platforms?)\b/i;

/** Reads a workflow clause by clause: who writes, changes, decides, draws, speaks. Nothing is made where one clause is not understood. */
export function readWorkflow(said: string): ReadWorkflow {
  const { before, condition, after } = cutAtCondition(withReferences(said.trim()));
  const reading: Reading = { agents: [], row: [] };
  // A condition on 'the text' that nothing stands before speaks of one that is taken.
  const start = before.trim() === '' && condition?.isOnText ? 'take a text' : before;
  const fault =
    readClauses(start, reading) ?? (condition && readCondition(condition, reading)) ?? readClauses(after, reading);
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
    .map((clause) => clause.trim().replace(COURTESY, '').replace(PERSON, '$1'))
    .filter((clause) => clause !== '');
  for (const clause of clauses) {
    const made = agentsOf(clause, reading, root);
    if (made === null && reading.row.length === 0 && (DRAWS.test(clause) || SPEAKS.test(clause)))
      return `What should “${clause}” be made from? Say first what is written or taken.`;
    if (made === null) return `What should be done at “${clause}”? Say what is written, changed, drawn or read aloud.`;
    reading.agents.push(...made);
    const writers = made.filter(({ type }) => kindOf({ type }).feeds).map(({ name }) => name);
    if (writers.length > 0) reading.row = isVersionOf(made, reading) ? [...reading.row, ...writers] : writers;
  }
  return null;
}

const VERSIONED = new RegExp(`^For (?:${PLATFORMS.map((place) => PLATFORM_RULES[place].label).join('|')})`);
const isVersion = ({ description = '' }: DescribedAgent): boolean => VERSIONED.test(description);

/** Whether these are more versions of the text that the last ones are versions of. */
function isVersionOf(made: DescribedAgent[], { agents, row }: Reading): boolean {
  const last = agents.filter(({ name }) => row.includes(name));
  return [...made, ...last].every((agent) => isVersion(agent) && agent.from === made[0]?.from);
}

/** A branch with what is done on each of its ways; a join brings them together for what comes after it. */
function readCondition({ rule, what, ways }: Condition, reading: Reading): string | null {
  if (reading.row.length === 0) return 'Which text should be looked at? Say first what is written or taken.';
  if (rule === null) return `A branch counts characters. How many is it where “${what}”?`;
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
  const writers = before.filter(({ type }) => type === 'chat').map(({ name }) => name);
  const isBoth = row.length === 1 && /\bboth\b/i.test(clause);
  const sources = isBoth ? writers.slice(-2) : EACH.test(clause) ? row : row.length > 1 && first ? [first] : row;
  if (TAKES.test(clause) || WRITER.test(clause)) return [{ name: named('Text'), type: 'chat', input: '' }];
  if (JOINS.test(clause) && row.length > 1) return [{ name: named('Join'), type: 'join', from: row }];
  if (SPEAKS.test(clause)) return fed('audio', 'Voice-over', sources, before, clause);
  if (DRAWS.test(clause) && !/^(?:write|draft|compose)\b/i.test(clause)) {
    if (row.length === 0 && !PICTURED.test(clause)) return null;
    if (row.length > 0 || !/\b(?:of|about|showing)\b/i.test(clause))
      return fed('image', 'Picture', sources, before, clause);
    return [{ name: named('Picture'), type: 'image', input: clause }];
  }
  const places = NETWORKS.test(clause) ? [...PLATFORMS] : placesIn(clause);
  const last = before.find(({ name }) => name === row[0]);
  const source = last && isVersion(last) ? String(last.from) : row.length === 1 ? row[0] : first;
  const steps = stepsOf(clause, '');
  const wantsVersions = VERSION.test(clause) || (places.length > 1 && steps.every((step) => !('unread' in step)));
  if (places.length > 0 && source && wantsVersions) {
    const wishes = steps.flatMap((step) => ('unread' in step || step.change === 'platform' ? [] : step.said));
    return places.map((place) => {
      const { label } = PLATFORM_RULES[place];
      return { name: named(label), type: 'chat', description: [`For ${label}`, ...wishes].join(', '), from: source };
    });
  }
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

/** That something is drawn or spoken, and of what; the rest says how. */
const MADE = new RegExp(
  String.raw`^(?:(?:draw|paint|illustrate|sketch|make|create|generate|design|add|record|narrate|speak|read|say|have|give|turn)s? )?(?:(?:it|this|that|them|me|into|as) )*(?:(?:an?|the|some|one|fitting|matching|nice) )*(?:(?:pictures?|images?|illustrations?|posters?|graphics?|cards?|photos?|covers?|designer|narrator|audio(?: clip| version)?|voice-?over|voice|recording|spoken version|it|this|that|both)\b(?: agent)? ?)?(?:(?:aloud|out loud|out|loud) ?)?(?:(?:of|for|from|to|about) (?:(?:it|this|that|them|each|both|all|every)(?: (?:of them|one|version|post|text))?|the (?:post|text|result|${OWN_NOUN}|caption|summary))\b ?)?`,
  'i',
);

function fed(
  type: 'image' | 'audio',
  name: string,
  sources: string[],
  before: DescribedAgent[],
  clause: string,
): DescribedAgent[] | null {
  if (sources.length === 0) return null;
  const wish = clause.replace(MADE, '').trim();
  const description = wish === '' ? {} : { description: upperFirst(wish) };
  return sources.map((from) => {
    return { name: freeName(sources.length > 1 ? `${name} for ${from}` : name, before), type, from, ...description };
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
