import * as z from 'zod/mini';
import { executeChatWorkflow } from '../../../domain/api/chat.ts';
import {
  cancelSchedulePlan,
  confirmSchedulePlan,
  listPendingPlans,
  undoScheduleConfirmation,
  updatePlanPost,
} from '../../../domain/api/schedule/plans.ts';
import { instantSchema } from '../../../domain/instants.ts';
import { platformSchema } from '../../../domain/post/platforms.ts';
import { platformWords, SAY_WHAT } from '../../../domain/schedule/plan.ts';
import { formatLong } from '../../../domain/time.ts';
import { tool } from './tool.ts';
import {
  describedOutputs,
  madeInWords,
  madeSchema,
  planInWords,
  plansAmong,
  toldPlan,
  toldPlanSchema,
} from './words.ts';

const planId = z.string().check(z.describe('The planId that plan_posts or list_plans gave.'));
const from = z.optional(instantSchema.check(z.describe('From this moment on, ISO 8601 with its zone.')));
const to = z.optional(instantSchema.check(z.describe('Up to this moment, ISO 8601 with its zone.')));
const onePlan = z.object({ message: z.string(), plan: toldPlanSchema });

export const PLAN_TOOLS = [
  tool({
    name: 'plan_posts',
    title: 'Plan posts',
    description: `Tells Fanfare’s assistant in plain words what to write, draw or schedule, ${SAY_WHAT} It answers with texts, pictures or sounds, or with plans that wait: nothing goes out until approve_plan. Give conversationId to go on in the same conversation, also to change what was planned there.`,
    call: executeChatWorkflow,
    input: z.object({
      message: z
        .string()
        .check(z.describe('What is wished, in the user’s own words; days and times as they said them.')),
      conversationId: z.optional(z.string().check(z.describe('Of an earlier answer, to go on from it.'))),
    }),
    output: z.object({
      message: z.string(),
      conversationId: z.string(),
      plans: z.array(toldPlanSchema),
      made: z.array(madeSchema),
    }),
    run: async ({ message, conversationId }, { ask, appUrl }) => {
      const answer = await ask(executeChatWorkflow, { originalMessage: message, sessionId: conversationId });
      const plans = plansAmong(answer.outputs);
      const made = describedOutputs(answer.outputs, appUrl);
      return {
        text: [answer.message, ...made.map(madeInWords), ...plans.map(planInWords)].filter(Boolean).join('\n\n'),
        data: { message: answer.message, conversationId: answer.session_id, plans: plans.map(toldPlan), made },
      };
    },
  }),
  tool({
    name: 'list_plans',
    title: 'List plans that wait',
    description: 'The plans that wait for approval, soonest first. What was approved is among list_tasks.',
    call: listPendingPlans,
    input: z.object({ from, to }),
    output: z.object({
      plans: z.array(
        z.object({
          planId: z.string(),
          name: z.string(),
          text: z.string(),
          platforms: z.array(platformSchema),
          scheduledAt: z.string(),
          when: z.string(),
          recurrence: z.nullable(z.string()),
          conversationId: z.string(),
        }),
      ),
    }),
    run: async (stretch, { ask, timeZone }) => {
      const plans = (await ask(listPendingPlans, stretch)).data.map((plan) => ({
        planId: plan.id,
        name: plan.name,
        text: plan.text,
        platforms: plan.platforms,
        scheduledAt: plan.scheduledFor,
        when: formatLong(plan.scheduledFor, timeZone),
        recurrence: plan.recurrenceText,
        conversationId: plan.sessionId,
      }));
      const lines = plans.map(
        (plan) =>
          `"${plan.name}" (plan ${plan.planId}): ${plan.when}${plan.recurrence === null ? '' : `, ${plan.recurrence}`}, on ${platformWords(plan.platforms)}.\nText: ${plan.text}`,
      );
      return { text: lines.join('\n\n') || 'No plan waits for approval.', data: { plans } };
    },
  }),
  tool({
    name: 'change_plan',
    title: 'Change a plan',
    description: 'Changes a plan that waits: its words, its networks or its moment. What is left out stays as it is.',
    call: updatePlanPost,
    isIdempotent: true,
    input: z.object({
      planId,
      text: z.optional(z.string().check(z.describe('The whole new text of the post.'))),
      platforms: z.optional(z.array(platformSchema).check(z.describe('All networks that it goes to.'))),
      scheduledAt: z.optional(
        instantSchema.check(z.describe('The new moment, ISO 8601 with its zone; a series moves along with it.')),
      ),
    }),
    output: onePlan,
    run: async ({ planId: id, ...changes }, { ask }) => {
      const { message, planData } = await ask(updatePlanPost, { id, ...changes });
      return { text: `${message}\n${planInWords(planData)}`, data: { message, plan: toldPlan(planData) } };
    },
  }),
  tool({
    name: 'approve_plan',
    title: 'Approve a plan',
    description:
      'Approves a plan: at its time it goes out to the user’s networks. Only after the user has seen this very plan and said yes. undo_approval takes it back as long as it has not run.',
    call: confirmSchedulePlan,
    reachesOut: true,
    isIdempotent: true,
    input: z.object({ planId }),
    output: z.extend(onePlan, { taskId: z.nullable(z.string()) }),
    run: async ({ planId: id }, { ask }) => {
      const { message, planData, scheduledWorkflowId } = await ask(confirmSchedulePlan, { planId: id });
      return { text: message, data: { message, plan: toldPlan(planData), taskId: scheduledWorkflowId } };
    },
  }),
  tool({
    name: 'undo_approval',
    title: 'Take an approval back',
    description: 'Takes the approval of a plan back while its task waits unchanged; the plan waits for approval again.',
    call: undoScheduleConfirmation,
    input: z.object({ planId }),
    output: onePlan,
    run: async ({ planId: id }, { ask }) => {
      const { message, planData } = await ask(undoScheduleConfirmation, { planId: id });
      return { text: message, data: { message, plan: toldPlan(planData) } };
    },
  }),
  tool({
    name: 'reject_plan',
    title: 'Reject a plan',
    description: 'Rejects a plan that waits, for good. Only when the user does not want it any more.',
    call: cancelSchedulePlan,
    isDestructive: true,
    isIdempotent: true,
    input: z.object({ planId }),
    output: onePlan,
    run: async ({ planId: id }, { ask }) => {
      const { message, planData } = await ask(cancelSchedulePlan, { planId: id });
      return { text: message, data: { message, plan: toldPlan(planData) } };
    },
  }),
];
