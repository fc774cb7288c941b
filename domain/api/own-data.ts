import * as z from 'zod/mini';
import { call } from './call.ts';

export const exportData = call('GET', '/export', {
  summary: 'Everything of the caller as one zip: fanfare.json and a folder of media.',
  access: 'session',
  input: z.object({}),
  answer: z.object({}),
  content: 'application/zip',
  fallback: 'Failed to export your data',
});

export const EXPORT_FORMAT = 'fanfare-export';
export const EXPORT_JSON = 'fanfare.json';
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
export const IMPORT_TOO_LARGE = 'This file is too large. Take fanfare.json out of the zip and import that alone.';

export const importWorkflows = call('POST', '/import-workflows', {
  summary: 'Adds the saved workflows of an export: the whole zip, or its fanfare.json.',
  access: 'session',
  body: 'form',
  input: z.object({
    file: z.file('Please choose an export file').check(z.maxSize(IMPORT_MAX_BYTES, IMPORT_TOO_LARGE)),
  }),
  answer: z.object({
    message: z.string(),
    data: z.object({
      imported: z.int(),
      /** What could not be taken over, and why. */
      skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
    }),
  }),
  fallback: 'Failed to import workflows',
});
