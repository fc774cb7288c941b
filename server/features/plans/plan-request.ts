import type * as z from 'zod/mini';
import type { chatScheduleWorkflow } from '../../../domain/api/plans.ts';
import { lengthRefusal } from '../../../domain/approved-text.ts';
import { Failure } from '../../../domain/errors.ts';
import { frequencyOf, ruleOf } from '../../../domain/recurrence.ts';
import { checkUpcoming, momentAt } from '../scheduled/moments.ts';
import type { NewPlan } from './plan-rows.ts';

type Asked = z.output<typeof chatScheduleWorkflow.input>['schedule'];

/** What a client asks for by hand, as a plan in its zone. */
export function planOfRequest(
  asked: Asked,
  context: { timeZone: string; sessionId: string | null; originalMessage: string },
  now: Date,
): NewPlan {
  const { sessionId, originalMessage } = context;
  const timeZone = asked.timeZone ?? context.timeZone;
  const rule = asked.recurrence?.replace(/^RRULE:/, '') || ruleOf(asked.frequency);
  if (asked.frequency === 'custom' && rule === null)
    throw new Failure('VALIDATION', 'A custom frequency needs a recurrence rule.', {
      fields: { recurrence: 'Please give an RFC 5545 rule, e.g. FREQ=WEEKLY;BYDAY=MO,TH' },
    });
  const overlong = asked.medium === 'text' ? lengthRefusal(asked.input ?? '', asked.platforms) : null;
  if (overlong) throw new Failure('VALIDATION', overlong);
  const moment = momentAt(new Date(asked.scheduledAt), timeZone, rule);
  checkUpcoming(moment, now);
  return {
    workflowName: asked.workflowName,
    description: asked.description ?? '',
    input: asked.input ?? '',
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
