import { useId } from 'react';
import { BRANCH_LENGTH_MAX, BRANCH_QUESTION_MAX, BRANCH_WORDS_MAX } from '../../../../domain/limits.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../../domain/post/platforms.ts';
import { type BranchRule, RULES } from '../../../../domain/workflow/branch.ts';
import { DEFAULT_RULE } from '../../../../domain/workflow/rule-fault.ts';
import { Choice } from '../../../components/fields/choice.tsx';
import { classNames } from '../../../lib/class-names.ts';
import type { AgentNode } from '../drawing/drawing.ts';
import { update } from '../drawing/workflow-actions.ts';
import { FIELD } from './field-class.ts';

/** What decides which way a branch goes: a rule, and what it asks for. */
export function RuleField({ agent: { id: agentId, rule = DEFAULT_RULE } }: { agent: AgentNode }) {
  const id = useId();
  const set = (next: BranchRule) => update(agentId, { rule: next });
  return (
    <fieldset className="flex flex-col gap-1.5">
      <label htmlFor={id} className="block h-4 text-2xs leading-4 text-ink-2">
        Yes, where
      </label>
      <Choice
        id={id}
        value={rule.on}
        onChoose={(on) => set(RULES[on as BranchRule['on']].begin)}
        className={classNames(FIELD, 'h-8')}
      >
        {Object.entries(RULES).map(([on, { label }]) => (
          <option key={on} value={on}>
            {label}
          </option>
        ))}
      </Choice>
      <Operand rule={rule} set={set} />
    </fieldset>
  );
}

function Operand({ rule, set }: { rule: BranchRule; set: (rule: BranchRule) => void }) {
  const box = classNames(FIELD, 'h-8');
  switch (rule.on) {
    case 'contains':
    case 'lacks':
    case 'word':
      return (
        <input
          aria-label="Words to look for"
          value={rule.what}
          maxLength={BRANCH_WORDS_MAX}
          placeholder={rule.on === 'word' ? 'A word, e.g. sale' : 'Words, e.g. free delivery'}
          onChange={({ target }) => set({ ...rule, what: target.value })}
          className={box}
        />
      );
    case 'longer':
    case 'shorter':
      return (
        <input
          type="number"
          aria-label="Characters"
          min={0}
          max={BRANCH_LENGTH_MAX}
          value={rule.than}
          onChange={({ target }) =>
            set({ ...rule, than: Math.min(BRANCH_LENGTH_MAX, Math.max(0, Math.trunc(+target.value))) })
          }
          className={box}
        />
      );
    case 'platform':
      return (
        <Choice
          aria-label="Network"
          value={rule.platform}
          onChoose={(platform) => set({ ...rule, platform: platform as Platform })}
          className={box}
        >
          {PLATFORMS.map((platform) => (
            <option key={platform} value={platform}>
              {PLATFORM_RULES[platform].label}
            </option>
          ))}
        </Choice>
      );
    case 'question':
      return (
        <input
          aria-label="Question"
          value={rule.ask}
          maxLength={BRANCH_QUESTION_MAX}
          placeholder="A yes or no question about the text"
          onChange={({ target }) => set({ ...rule, ask: target.value })}
          className={box}
        />
      );
  }
}
