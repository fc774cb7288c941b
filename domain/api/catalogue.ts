import * as accountDeletion from './account/account-deletion.ts';
import * as auth from './account/auth.ts';
import * as factors from './account/factors.ts';
import * as notices from './account/notices.ts';
import { exportData, importWorkflows, previewWorkflowImport } from './account/own-data.ts';
import * as sessions from './account/sessions.ts';
import * as tokens from './account/tokens.ts';
import * as usage from './account/usage.ts';
import * as user from './account/user.ts';
import * as brand from './brand.ts';
import type { Call } from './call.ts';
import * as chat from './chat.ts';
import { liveChanges } from './live.ts';
import * as models from './models.ts';
import * as connections from './post/connections.ts';
import { drawPicture, loadMedia } from './post/media.ts';
import { connectionCallback, loadOutgoingMedia } from './post/network-visits.ts';
import * as photos from './post/photos.ts';
import * as pictures from './post/pictures.ts';
import * as publishing from './post/publishing.ts';
import * as bulk from './schedule/bulk.ts';
import * as calendarFeed from './schedule/calendar-feed.ts';
import * as importPosts from './schedule/import-posts.ts';
import * as labels from './schedule/labels.ts';
import * as plans from './schedule/plans.ts';
import * as postingSlots from './schedule/posting-slots.ts';
import * as scheduled from './schedule/scheduled.ts';
import * as system from './system.ts';
import { runSavedWorkflow } from './workflow/run-saved.ts';
import * as workflowRuns from './workflow/workflow-runs.ts';
import * as workflowVersions from './workflow/workflow-versions.ts';
import * as workflows from './workflow/workflows.ts';

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
  User: [...[user, sessions, tokens, accountDeletion].flatMap(callsOf), previewWorkflowImport, importWorkflows],
  Brand: callsOf(brand),
  System: callsOf(system),
};

/** The calls that answer with a file or a stream; their routes write it themselves. */
export const FILES_AND_STREAMS: Call[] = [loadMedia, exportData, liveChanges, connectionCallback, loadOutgoingMedia];
