import * as auth from './auth.ts';
import * as brand from './brand.ts';
import type { Call } from './call.ts';
import * as chat from './chat.ts';
import { importWorkflows } from './own-data.ts';
import * as plans from './plans.ts';
import * as scheduled from './scheduled.ts';
import * as system from './system.ts';
import * as usage from './usage.ts';
import * as user from './user.ts';
import * as workflows from './workflows.ts';

const callsOf = (area: Record<string, unknown>): Call[] =>
  Object.values(area).filter(
    (value): value is Call => typeof value === 'object' && value !== null && 'method' in value,
  );

/** Every call of the product, area by area: what the OpenAPI document describes and start-up proves to be routed. */
export const CATALOGUE: Record<string, Call[]> = {
  Auth: callsOf(auth),
  Chat: callsOf(chat),
  'Schedule plans': callsOf(plans),
  'Scheduled workflows': callsOf(scheduled),
  Workflows: callsOf(workflows),
  Usage: callsOf(usage),
  User: [...callsOf(user), importWorkflows],
  Brand: callsOf(brand),
  System: callsOf(system),
};
