import * as accountDeletion from './account-deletion.ts';
import * as auth from './auth.ts';
import * as brand from './brand.ts';
import * as bulk from './bulk.ts';
import * as calendarFeed from './calendar-feed.ts';
import type { Call } from './call.ts';
import * as chat from './chat.ts';
import * as connections from './connections.ts';
import * as factors from './factors.ts';
import * as importPosts from './import-posts.ts';
import * as labels from './labels.ts';
import { liveChanges } from './live.ts';
import { drawPicture, loadMedia } from './media.ts';
import * as models from './models.ts';
import { connectionCallback, loadOutgoingMedia } from './network-visits.ts';
import * as notices from './notices.ts';
import { exportData, importWorkflows, previewImport } from './own-data.ts';
import * as photos from './photos.ts';
import * as pictures from './pictures.ts';
import * as plans from './plans.ts';
import * as postingSlots from './posting-slots.ts';
import * as publishing from './publishing.ts';
import { runSavedWorkflow } from './run-saved.ts';
import * as scheduled from './scheduled.ts';
import * as sessions from './sessions.ts';
import * as system from './system.ts';
import * as tokens from './tokens.ts';
import * as usage from './usage.ts';
import * as user from './user.ts';
import * as workflowRuns from './workflow-runs.ts';
import * as workflowVersions from './workflow-versions.ts';
import * as workflows from './workflows.ts';

const callsOf = (area: Record<string, unknown>): Call[] =>
  Object.values(area).filter(
    (value): value is Call => typeof value === 'object' && value !== null && 'method' in value,
  );

/** Every call of the product that answers in JSON, area by area; start-up proves that each is routed. */
export const CATALOGUE: Record<string, Call[]> = {
  Auth: [auth, factors].flatMap(callsOf),
  Chat: callsOf(chat),
  'Schedule plans': callsOf(plans),
  'Scheduled workflows': callsOf(scheduled),
  Media: [drawPicture, ...callsOf(photos), ...callsOf(pictures)],
  Month: [bulk, labels, postingSlots, importPosts, calendarFeed].flatMap(callsOf),
  Publishing: callsOf(publishing),
  Connections: callsOf(connections),
  Notices: callsOf(notices),
  Workflows: [...callsOf(workflows), runSavedWorkflow, ...[workflowVersions, workflowRuns].flatMap(callsOf)],
  Usage: callsOf(usage),
  'AI models': callsOf(models),
  User: [...[user, sessions, tokens, accountDeletion].flatMap(callsOf), previewImport, importWorkflows],
  Brand: callsOf(brand),
  System: callsOf(system),
};

/** The calls that answer with a file or a stream; their routes write it themselves. */
export const FILES_AND_STREAMS: Call[] = [loadMedia, exportData, liveChanges, connectionCallback, loadOutgoingMedia];
