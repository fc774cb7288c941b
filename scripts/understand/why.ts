import type { ReadingMoment } from '../../server/assistant/reading/grammar/reading.ts';
import { scanText } from '../../server/assistant/reading/grammar/scanned.ts';
import { inEnglish } from '../../server/assistant/reading/languages/turn-in-english.ts';
import { readTurn } from '../../server/assistant/reading/request.ts';
import { bestRoles } from '../../server/assistant/reading/spans/cut-spans.ts';
import { EVIDENCE, Look, lookAt } from '../../server/assistant/reading/spans/evidence.ts';
import { type Place, placesOf } from '../../server/assistant/reading/spans/place.ts';
import { ROLES, type Role } from '../../server/assistant/reading/spans/roles.ts';
import { readSpans, weighSpans } from '../../server/assistant/reading/spans/spans.ts';
import { type Scores, score, see, type Votes, votesOf } from '../../server/assistant/reading/spans/votes.ts';
import { readVotes } from '../../server/assistant/reading/spans/votes-file.ts';
import { meaningIn } from '../../server/assistant/reading/turn/kinds/kind-encoder.ts';
import { kindEvidence } from '../../server/assistant/reading/turn/kinds/kind-evidence.ts';
import { kindVotes } from '../../server/assistant/reading/turn/kinds/kind-votes.ts';
import { TURN_KINDS } from '../../server/assistant/reading/turn/kinds/kinds.ts';
import { MEANING, weighKinds } from '../../server/assistant/reading/turn/kinds/weigh-kinds.ts';
import type { ConversationState } from '../../server/assistant/state.ts';

/** How many reasons are told, and of how many words at most. */
const MOST_REASONS = 4;
const MOST_WORDS = 300;

let learned: Votes | null = null;

/** The spans of a message, each with its role, by how much it wins over the next role, and what speaks most for it. */
export function whySpans(message: string): string[] {
  learned ??= readVotes('spans');
  const votes = learned;
  const place = placesOf(message);
  if (place.lower.length > MOST_WORDS) return ['  too long to explain: its middle is taken as pasted matter'];
  const seen = score(see(place, votes.known), votes);
  const scores = weighSpans(message, message.length);
  const roles = bestRoles(scores);
  const lines: string[] = [];
  for (let from = 0; from < roles.length; ) {
    const role = roles[from] as number;
    let to = from + 1;
    while (roles[to] === role) to++;
    const inDoubt = nextRole(scores, from, to, role);
    const isSure = !Number.isFinite(scoreOf(scores, from, to, inDoubt));
    const next = isSure ? nextRole(seen, from, to, role) : inDoubt;
    const words = message.slice(place.cut.words[from]?.from, place.cut.words[to - 1]?.to);
    const marginIn = (some: Scores): number => scoreOf(some, from, to, role) - scoreOf(some, from, to, next);
    const margin = marginIn(isSure ? seen : scores);
    lines.push(`  ${ROLES[role]} ${signed(margin)} over ${ROLES[next]}: ${JSON.stringify(words)}`);
    const reasons = spanReasons(place, votes, { from, to, role, next });
    lines.push(...told(reasons.set('what it means', margin - marginIn(seen))));
    from = to;
  }
  const settled = readSpans(message);
  const isSame = settled.map(({ role }) => role).join() === runsOf(roles).join();
  return isSame ? lines : [...lines, `  a hard rule then made it: ${settled.map(({ role }) => role).join(', ')}`];
}

const scoreOf = ({ spans, count, roles }: Scores, from: number, to: number, role: number): number =>
  spans[(from * (count + 1) + to) * roles + role] as number;

function nextRole(scores: Scores, from: number, to: number, role: number): number {
  const others = ROLES.map((_, other) => other).filter((other) => other !== role);
  return others.reduce((best, other) =>
    scoreOf(scores, from, to, other) > scoreOf(scores, from, to, best) ? other : best,
  );
}

function runsOf(roles: number[]): (Role | undefined)[] {
  return roles.filter((role, i) => role !== roles[i - 1]).map((role) => ROLES[role]);
}

interface Stretch {
  from: number;
  to: number;
  role: number;
  next: number;
}

/** What each piece of evidence gives the role beyond what it gives the next one. */
function spanReasons(
  place: Place,
  { known, weights, unit }: Votes,
  { from, to, role, next }: Stretch,
): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (kind: 'word' | 'start' | 'end', at: number): void =>
    lookAt(new Look(place, at), kind, (row, what) => {
      const number = known[kind].find(row, what);
      if (number < 0) return;
      const vote = (of: number): number => (weights[kind][number * votesOf(kind, ROLES.length) + of] as number) * unit;
      const name = `${kind === 'word' ? '' : `${kind}: `}${EVIDENCE[kind][row]?.[0]} ${JSON.stringify(what)}`;
      sums.set(name, (sums.get(name) ?? 0) + vote(role) - vote(next));
    });
  for (let at = from; at < to; at++) add('word', at);
  add('start', from);
  add('end', to - 1);
  return sums;
}

/** The days, times and places that a message names, each with the rule of the grammar that read it. */
export function whyPhrases(message: string): string[] {
  const { tokens, phrases } = scanText(message);
  return phrases.map(({ from, to, meaning, rule }) => {
    const words = message.slice(tokens[from]?.start, tokens[to - 1]?.end);
    return `  ${meaning.kind} by the rule '${rule}': ${JSON.stringify(words)}`;
  });
}

/** The operation that a message asks for in its conversation, the chances of the kinds, and what speaks most for the first. */
export function whyTurn(say: string, state: ConversationState, moment: ReadingMoment): string[] {
  const { text } = inEnglish(say, state);
  const { known, weights } = kindVotes();
  const evidence = kindEvidence(text, state, moment);
  const meaning = meaningIn(text, state);
  const [first, second] = weighKinds(text, state, moment, meaning);
  if (!first || !second) return [];
  const [own, other] = [TURN_KINDS.indexOf(first.kind), TURN_KINDS.indexOf(second.kind)];
  const sums = new Map(
    evidence.flatMap((name): [string, number][] => {
      const at = (known.get(name) ?? -1) * TURN_KINDS.length;
      return at < 0 ? [] : [[name, (weights[at + own] as number) - (weights[at + other] as number)]];
    }),
  );
  sums.set('what it means', MEANING * (meaning(first.kind) - meaning(second.kind)));
  const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
  return [
    ...(text === say ? [] : [`  read as: ${text}`]),
    `  ${first.kind} ${percent(first.chance)}, then ${second.kind} ${percent(second.chance)}`,
    ...told(sums),
    ...readTurn(say, state, moment).map((operation) => `  → ${JSON.stringify(operation)}`),
  ];
}

function told(sums: Map<string, number>): string[] {
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .filter(([, vote]) => vote > 0)
    .slice(0, MOST_REASONS)
    .map(([name, vote]) => `      ${signed(vote)} ${name}`);
}

const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1)}`;
