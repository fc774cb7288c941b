import * as z from 'zod/mini';
import { BRANCH_LENGTH_MAX, BRANCH_QUESTION_MAX, BRANCH_WORDS_MAX } from '../limits.ts';
import { graphemes } from '../post/cut.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform, platformSchema } from '../post/platforms.ts';
import type { Way } from './way.ts';

const sought = z.string().check(z.maxLength(BRANCH_WORDS_MAX, 'What a branch looks for is too long'));

/** What decides which way a text goes. */
export const ruleSchema = z.discriminatedUnion('on', [
  z.object({ on: z.literal('contains'), what: sought }),
  z.object({ on: z.literal('lacks'), what: sought }),
  z.object({ on: z.literal('word'), what: sought }),
  z.object({ on: z.literal('longer'), than: z.int().check(z.minimum(0), z.maximum(BRANCH_LENGTH_MAX)) }),
  z.object({ on: z.literal('shorter'), than: z.int().check(z.minimum(0), z.maximum(BRANCH_LENGTH_MAX)) }),
  z.object({ on: z.literal('platform'), platform: platformSchema }),
  z.object({
    on: z.literal('question'),
    ask: z.string().check(z.maxLength(BRANCH_QUESTION_MAX, 'The question of a branch is too long')),
  }),
]);
export type BranchRule = z.infer<typeof ruleSchema>;
/** A rule that needs nobody's judgement. */
export type PlainRule = Exclude<BranchRule, { on: 'question' }>;

const DEFAULT_LENGTH = 280;

/** Each rule as people choose it, and what it begins with when it is chosen. */
export const RULES: Record<BranchRule['on'], { label: string; begin: BranchRule }> = {
  contains: { label: 'Text contains', begin: { on: 'contains', what: '' } },
  lacks: { label: 'Text does not contain', begin: { on: 'lacks', what: '' } },
  word: { label: 'Text has the word', begin: { on: 'word', what: '' } },
  longer: { label: 'Longer than', begin: { on: 'longer', than: DEFAULT_LENGTH } },
  shorter: { label: 'Shorter than', begin: { on: 'shorter', than: DEFAULT_LENGTH } },
  platform: { label: 'Is for', begin: { on: 'platform', platform: PLATFORMS[0] } },
  question: { label: 'Ask a model', begin: { on: 'question', ask: '' } },
};

/** A rule in words: 'Longer than 280 characters'. */
export function ruleWords(rule: BranchRule): string {
  const { label } = RULES[rule.on];
  switch (rule.on) {
    case 'contains':
    case 'lacks':
    case 'word':
      return `${label} ‘${rule.what}’`;
    case 'longer':
    case 'shorter':
      return `${label} ${rule.than.toLocaleString('en-US')} characters`;
    case 'platform':
      return `${label} ${PLATFORM_RULES[rule.platform].label}`;
    case 'question':
      return `${label}: ${rule.ask}`;
  }
}

/** Why a branch with a question can't run where no model is connected. */
export function noModelFault(name: string): string {
  return `${name} asks a model, and none is connected. Connect one in Settings, Integrations, or choose another rule.`;
}

/** Whether a branch decides by a yes or no of a model. */
export function asksModel({ type, rule }: { type: string; rule?: BranchRule | undefined }): boolean {
  return type === 'branch' && rule?.on === 'question';
}

/** The words of a rule that a person writes: what it looks for, or what it asks; null where it has none. */
export function wordsOfRule(rule: BranchRule | undefined): string | null {
  if (!rule) return null;
  if ('ask' in rule) return rule.ask;
  return 'what' in rule ? rule.what : null;
}

/** A rule with other words of a person. */
export function withRuleWords(rule: BranchRule, words: string): BranchRule {
  if ('ask' in rule) return { ...rule, ask: words };
  return 'what' in rule ? { ...rule, what: words } : rule;
}

/** Which way a text goes; where a run names no platform, it is for all of them. */
export function branchWay(rule: PlainRule, text: string, platforms: readonly Platform[]): Way {
  return holds(rule, text, platforms) ? 'yes' : 'no';
}

function holds(rule: PlainRule, text: string, platforms: readonly Platform[]): boolean {
  switch (rule.on) {
    case 'contains':
      return folded(text).includes(folded(rule.what));
    case 'lacks':
      return !folded(text).includes(folded(rule.what));
    case 'word':
      return hasWord(folded(text), folded(rule.what));
    case 'longer':
      return graphemes(text).length > rule.than;
    case 'shorter':
      return graphemes(text).length < rule.than;
    case 'platform':
      return platforms.length === 0 || platforms.includes(rule.platform);
  }
}

/** Without case, and with every accent written the same way. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase().trim();

const IN_WORD = /[\p{L}\p{N}_]/u;

function hasWord(text: string, word: string): boolean {
  // Nothing is found everywhere, and behind the end again and again.
  if (word === '') return false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isInside = IN_WORD.test(text.charAt(at - 1)) || IN_WORD.test(text.charAt(at + word.length));
    if (!isInside) return true;
  }
  return false;
}
