import type { BranchRule } from './branch.ts';

/** What a branch decides by until somebody chooses. */
export const DEFAULT_RULE: BranchRule = { on: 'contains', what: '' };

/** Longer than this nobody looks for; each place of a text is held against it. */
const LOOKED_FOR_MAX = 1_000;

/** Why a branch can't decide by its rule, or null. */
export function ruleFault(name: string, rule: BranchRule = DEFAULT_RULE): string | null {
  if ('what' in rule && rule.what.trim() === '') return `${name} needs to know which words to look for`;
  if ('what' in rule && rule.what.length > LOOKED_FOR_MAX)
    return `${name} looks for more than ${LOOKED_FOR_MAX.toLocaleString('en-US')} characters. Look for fewer.`;
  if ('ask' in rule && rule.ask.trim() === '') return `${name} needs a question that can be answered with yes or no`;
  return null;
}
