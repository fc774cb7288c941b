import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { scheduleFailure, startFailure } from './failure-texts.ts';

test('TASK-25 a refused start says why, or that nobody knows', () => {
  const refused = (serverMessage: string | null) =>
    new ApiError('HTTP 409: Conflict', { status: 409, code: 'CONFLICT', serverMessage });
  expect(startFailure(refused('This workflow is already running.'))).toBe(
    'Failed to start workflow execution: This workflow is already running.',
  );
  expect(startFailure(refused(null))).toBe('Failed to start workflow execution: Unknown error');
});

test('TASK-26 a thrown error at execution keeps its reason', () => {
  const away = new ApiError('Network error: No response received from server', { code: 'NO_ANSWER' });
  expect(startFailure(away)).toBe('Error executing workflow: Network error: No response received from server');
});

test('ERR-06 a thrown error keeps its own message, else it is a plain one', () => {
  expect(startFailure(new TypeError('x is not a function'))).toBe('Error executing workflow: x is not a function');
  expect(startFailure(new Error(''))).toBe('Error executing workflow: An error occurred');
});

test('SDLG-32 a refused scheduling shows the server’s message or a plain one', () => {
  const refused = (serverMessage: string | null) =>
    new ApiError('HTTP 400: Bad Request', { status: 400, code: 'VALIDATION', serverMessage });
  expect(scheduleFailure(refused('November 20 is full.'))).toBe('November 20 is full.');
  expect(scheduleFailure(refused(null))).toBe('Failed to schedule workflow');
});

test('SDLG-33 a thrown error at scheduling shows its message or a plain one', () => {
  expect(scheduleFailure(new Error('It broke'))).toBe('It broke');
  expect(scheduleFailure(new Error(''))).toBe('An error occurred while scheduling');
});
