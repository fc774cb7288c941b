import type { ChatOutput, ChatStatus } from '../../../../domain/chat.ts';
import { PLATFORMS } from '../../../../domain/post/platforms.ts';
import { frequencyWords, platformWords, type SchedulePlan } from '../../../../domain/schedule/plan.ts';
import type { KeptOutput } from '../../../platform/db/schema/chat.ts';
import { type FoundPlan, type PlanRow, toPlan } from '../../plans/plan-rows.ts';

/** The plans that a kept output names. */
export function planIdsOf(output: KeptOutput): string[] {
  if (output.output_type === 'schedule_plan') return [output.planId];
  return output.output_type === 'multiple_schedules_summary' ? output.planIds : [];
}

/** What is kept of the plans of one message: one by itself, or several as a set. */
export function keptPlans(rows: PlanRow[]): KeptOutput[] {
  const [first] = rows;
  if (!first) return [];
  if (rows.length === 1)
    return [{ output_type: 'schedule_plan', output: planSentence(toPlan(first)), planId: first.id }];
  const output = rows.map((row, index) => `${index + 1}. ${planSentence(toPlan(row))}`).join('\n');
  return [{ output_type: 'multiple_schedules_summary', output, planIds: rows.map(({ id }) => id) }];
}

/** Kept outputs with their plans as they stand now. */
export function shownOutputs(kept: KeptOutput[], plans: Map<string, FoundPlan>): ChatOutput[] {
  return kept.flatMap((output): ChatOutput[] => {
    if (output.output_type === 'schedule_plan') {
      const row = plans.get(output.planId);
      if (!row) return [];
      const planData = toPlan(row);
      const { planId, platforms, agentType, isConfirmed: confirmed } = planData;
      return [
        { output_type: 'schedule_plan', output: output.output, planId, planData, confirmed, platforms, agentType },
      ];
    }
    if (output.output_type !== 'multiple_schedules_summary') {
      const { draft: _, drawn: __, spoken: ___, named: ____, ...shown } = output;
      return [shown];
    }
    const set = output.planIds.flatMap((id) => plans.get(id) ?? []).map(toPlan);
    const agentTypes = new Set(set.map(({ agentType }) => agentType));
    return [
      {
        output_type: 'multiple_schedules_summary',
        output: output.output,
        plans: set,
        totalPlans: set.length,
        confirmed: set.length > 0 && set.every(({ isConfirmed }) => isConfirmed),
        platforms: PLATFORMS.filter((platform) => set.some(({ platforms }) => platforms.includes(platform))),
        agentType: (agentTypes.size === 1 ? set[0]?.agentType : undefined) ?? 'custom',
      },
    ];
  });
}

/** A record's status by its plans: confirmed only when all of them are, whatever was stored. */
export function shownStatus(stored: ChatStatus, outputs: ChatOutput[]): ChatStatus {
  const plans = outputs.filter((output) => 'confirmed' in output);
  if (plans.length === 0) return stored;
  const areConfirmed = plans.every(({ confirmed }) => confirmed);
  if (plans.some(({ output_type }) => output_type === 'multiple_schedules_summary'))
    return areConfirmed ? 'multiple_schedules_confirmed' : 'multiple_scheduling_plan';
  return areConfirmed ? 'scheduling_plan_confirmed' : 'scheduling_plan';
}

function planSentence(plan: SchedulePlan): string {
  const { workflowName, platforms, scheduledAtLocalFormatted } = plan;
  return `"${workflowName}", ${frequencyWords(plan)} on ${platformWords(platforms)}: ${scheduledAtLocalFormatted}`;
}
