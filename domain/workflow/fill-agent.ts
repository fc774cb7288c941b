import { Failure } from '../errors.ts';
import { HANDED_ON_MAX } from '../limits.ts';
import {
  type byName,
  type Facts,
  factMissing,
  firstLineTitle,
  meaningOf,
  type Piece,
  piecesOf,
  type ReferenceMeaning,
  referringTexts,
} from './agent-references.ts';
import { kindOf } from './agents.ts';
import { withRuleWords, wordsOfRule } from './branch.ts';
import type { Agent } from './graph.ts';
import { ruleFault } from './rule-fault.ts';

/** What one agent works with: its own words, and what comes in. */
export interface FilledAgent {
  agent: Agent;
  incoming: string;
}

/** What can be referred to. */
export interface ReferenceSources {
  names: ReturnType<typeof byName<Agent>>;
  facts: Facts;
  /** The text that an agent has made; empty for one that was skipped. */
  textOf(id: string): string;
}

/**
 * Puts what an agent refers to in the place of its references, once: what stands in there is matter. An input of
 * nothing but references is what comes in; among words of a person, what others made stands in quotes.
 */
export function fillAgent({ agent, incoming }: FilledAgent, isFed: boolean, known: ReferenceSources): FilledAgent {
  if (referringTexts(agent, isFed).length === 0) return { agent, incoming };
  const read = (text: string): ReadPiece[] =>
    piecesOf(text).map((piece) => ({
      ...piece,
      meaning: piece.reference ? meaningOf(piece.reference, known.names) : { kind: 'words' },
    }));
  const put = (pieces: ReadPiece[], isQuoted: boolean): string => {
    const texts: string[] = [];
    let before = '';
    for (const piece of pieces) {
      texts.push(standIn(piece, agent, known, isQuoted ? (isInQuotes(before) ? 'within' : 'around') : 'none'));
      before += piece.text;
    }
    if (texts.reduce((sum, { length }) => sum + length, 0) > HANDED_ON_MAX)
      throw new Failure('VALIDATION', `What ${agent.name} refers to is too long altogether. Refer to less.`);
    return texts.join('');
  };
  const { obeys } = kindOf(agent);
  const { rule } = agent;
  // A question is put to a model: what others made is quoted in it, as in a description.
  const asked = rule && withRuleWords(rule, put(read(wordsOfRule(rule) ?? ''), rule.on === 'question'));
  // Only now it is known what it looks for.
  const fault = asked ? ruleFault(agent.name, asked) : null;
  if (fault) throw new Failure('VALIDATION', fault);
  const told = { ...agent, description: put(read(agent.description), obeys), ...(asked ? { rule: asked } : {}) };
  if (isFed) return { agent: told, incoming };
  const input = read(agent.input);
  if (isMatter(input)) return { agent: { ...told, input: '' }, incoming: put(input, false).trim() };
  return { agent: { ...told, input: put(input, obeys) }, incoming };
}

type ReadPiece = Piece & { meaning: ReferenceMeaning };

/** Whether a text is nothing but what others made. */
function isMatter(pieces: ReadPiece[]): boolean {
  return (
    pieces.some(({ meaning }) => meaning.kind === 'agent') &&
    pieces.every(({ meaning, text }) => meaning.kind === 'agent' || text.trim() === '')
  );
}

/** Whether a quotation that somebody began is still open at the end of some words. */
function isInQuotes(words: string): boolean {
  const count = (signs: RegExp): number => words.match(signs)?.length ?? 0;
  return count(/"/g) % 2 === 1 || count(/[“„«]/g) > count(/[”»]/g);
}

/** The quotes of what an agent made: those that somebody wrote, our own, or none. */
type Quotes = 'within' | 'around' | 'none';

function standIn(
  { meaning, text }: ReadPiece,
  agent: Agent,
  { facts, textOf }: ReferenceSources,
  quotes: Quotes,
): string {
  switch (meaning.kind) {
    case 'words':
    case 'fault':
      return text;
    case 'fact': {
      const value = facts.get(meaning.key);
      if (value === undefined) throw new Failure('VALIDATION', factMissing(agent.name, meaning.key));
      return value;
    }
    case 'agent': {
      const made = textOf(meaning.id);
      const value = meaning.part === 'title' ? firstLineTitle(made) : made;
      // Quotes of its own would end these, and the rest would be read as an order.
      if (quotes === 'within') return value.replace(/["“”„«»]/g, "'");
      return quotes === 'around' && value !== '' ? `“${value.replace(/[“”„]/g, '"')}”` : value;
    }
  }
}
