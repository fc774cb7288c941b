import { describe, expect, it } from 'vitest';
import { asksModel, branchWay, type PlainRule, RULES, ruleSchema, ruleWords } from './branch.ts';
import { ruleFault } from './rule-fault.ts';

describe('the rule of a branch', () => {
  it('KIND-20 decides by words, length and network', () => {
    const cases: [PlainRule, string, 'yes' | 'no'][] = [
      [{ on: 'contains', what: 'SALE' }, 'Wholesale prices', 'yes'],
      [{ on: 'lacks', what: 'sale' }, 'Wholesale prices', 'no'],
      [{ on: 'word', what: 'sale' }, 'Wholesale prices', 'no'],
      [{ on: 'word', what: 'sale' }, 'Big sale!', 'yes'],
      [{ on: 'word', what: 'café' }, 'Our cafe\u0301 opens', 'yes'],
      [{ on: 'longer', than: 3 }, '👩‍🍳👩‍🍳👩‍🍳', 'no'],
      [{ on: 'longer', than: 3 }, 'four', 'yes'],
      [{ on: 'shorter', than: 4 }, 'six', 'yes'],
    ];
    for (const [rule, text, way] of cases) expect([rule, branchWay(rule, text, [])]).toEqual([rule, way]);
    const rule: PlainRule = { on: 'platform', platform: 'twitter' };
    expect([branchWay(rule, '', ['twitter']), branchWay(rule, '', ['facebook']), branchWay(rule, '', [])]).toEqual([
      'yes',
      'no',
      'yes',
    ]);
  });

  it('KIND-20 begins as something that can be kept, and says in words what it is', () => {
    for (const { begin } of Object.values(RULES)) expect(ruleSchema.parse(begin)).toEqual(begin);
    expect(ruleWords({ on: 'longer', than: 1200 })).toBe('Longer than 1,200 characters');
    expect(ruleFault('Gate', { on: 'word', what: ' ' })).toBe('Gate needs to know which words to look for');
  });

  it('KIND-21 a question needs a model, other rules do not', () => {
    expect(asksModel({ type: 'branch', rule: { on: 'question', ask: 'Is it kind?' } })).toBe(true);
    expect(asksModel({ type: 'branch', rule: { on: 'longer', than: 280 } })).toBe(false);
  });
});
