import { ApiError } from '../../lib/api/api-error.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';

export const LOAD_FAILED = 'Failed to load scheduled tasks';

/** What is said when a task does not start: the server refused, or could not be reached. */
export function startFailure(error: unknown): string {
  if (error instanceof ApiError && error.status !== null)
    return `Failed to start workflow execution: ${error.serverMessage ?? 'Unknown error'}`;
  return `Error executing workflow: ${reasonOf(error)}`;
}

/** What is said when something is not put on the schedule. */
export function scheduleFailure(error: unknown): string {
  if (error instanceof ApiError && error.status !== null) return error.serverMessage ?? 'Failed to schedule workflow';
  return (error instanceof Error && error.message.trim()) || 'An error occurred while scheduling';
}
