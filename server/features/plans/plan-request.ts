import type * as z from 'zod/mini';
import type { chatScheduleWorkflow } from '../../../domain/api/schedule/plans.ts';
import { Failure } from '../../../domain/errors.ts';
import { draftRefusal } from '../../../domain/post/fit.ts';
import { NO_PARTS } from '../../../domain/post/post.ts';
import { AS_WRITTEN } from '../../../domain/schedule/plan.ts';
import { frequencyOf, ruleOf } from '../../../domain/schedule/recurrence.ts';
import { checkUpcoming, momentAt } from '../scheduled/moments.ts';
import type { NewPlan } from './plan-rows.ts';

type ScheduleInput = z.output<typeof chatScheduleWorkflow.input>['schedule'];

/** What a client asks for by hand, as a plan in its zone. */
export function planOfRequest(
  asked: ScheduleInput,
  context: { timeZone: string; sessionId: string | null; originalMessage: string },
  now: Date,
): NewPlan {
  const { sessionId, originalMessage } = context;
  const timeZone = asked.timeZone ?? context.timeZone;
  const rule = asked.recurrence?.replace(/^RRULE:/, '') || ruleOf(asked.frequency);
  if (asked.frequency === 'custom' && rule === null)
    throw new Failure('VALIDATION', 'Say how often it comes: choose the days, or another frequency.', {
      fields: { recurrence: 'Please give an RFC 5545 rule, e.g. FREQ=WEEKLY;BYDAY=MO,TH' },
    });
  const { input = '', post = NO_PARTS } = asked;
  const overlong = asked.medium === 'text' ? draftRefusal({ text: input, ...post }, asked.platforms) : null;
  if (overlong) throw new Failure('VALIDATION', overlong);
  const moment = momentAt(new Date(asked.scheduledAt), timeZone, rule);
  checkUpcoming(moment, now);
  return {
    workflowName: asked.workflowName,
    // Pictures that come without words and without a wish for any go out as they are.
    description: asked.description ?? (input === '' && post.media.length > 0 ? AS_WRITTEN : ''),
    input,
    post,
    platforms: asked.platforms,
    agentType: asked.agentType,
    medium: asked.medium,
    // The rule is what runs: a word that says something else would be a lie on the card.
    frequency: rule === null ? 'once' : frequencyOf(rule),
    assumed: [],
    notes: [],
    sessionId,
    originalMessage,
    moment,
  };
}
