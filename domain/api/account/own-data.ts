import * as z from 'zod/mini';
import { type AnswerOf, call } from '../call.ts';

export const exportData = call('GET', '/export', {
  summary: 'Everything of the caller as one zip: fanfare.json and a folder of media.',
  access: 'session',
  input: z.object({}),
  answer: z.object({}),
  content: 'application/zip',
  evenLeaving: true,
  fallback: 'Failed to export your data',
});

export const EXPORT_FORMAT = 'fanfare-export';
export const EXPORT_JSON = 'fanfare.json';
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
export const NOT_AN_EXPORT =
  'This is no export of Fanfare. Choose the zip that you downloaded in Settings, or the fanfare.json in it.';
export const IMPORT_TOO_LARGE = 'This file is too large. Take fanfare.json out of the zip and import that alone.';

const exportFileSchema = z.file('Please choose an export file').check(z.maxSize(IMPORT_MAX_BYTES, IMPORT_TOO_LARGE));
const skippedSchema = z.array(z.object({ name: z.string(), reason: z.string() }));

/** The word that replaces every saved workflow whose name comes again. */
export const REPLACE_ALL = 'all';
const WRONG_NAMES = 'Please give the names to replace as a JSON list, or the word all';

export const previewWorkflowImport = call('POST', '/import-workflows/preview', {
  summary: 'What an import would bring, and which of its names are there already; nothing is kept yet.',
  access: 'session',
  body: 'form',
  input: z.object({ file: exportFileSchema }),
  answer: z.object({
    data: z.object({
      workflows: z.array(
        z.object({
          name: z.string(),
          /** How many agents it has. */
          agents: z.int(),
          /** The saved workflow of this name that it could replace; null where none has it, or another one takes its place. */
          existing: z.nullable(z.object({ agents: z.int(), updated_at: z.iso.datetime() })),
        }),
      ),
      skipped: skippedSchema,
    }),
  }),
  fallback: 'Failed to read the export',
});
export type ImportPreview = AnswerOf<typeof previewWorkflowImport>['data'];

export const importWorkflows = call('POST', '/import-workflows', {
  summary:
    'Takes over the saved workflows of an export: the whole zip, or its fanfare.json. They are added, or replace those of the same name; what is replaced stays as a version.',
  access: 'session',
  body: 'form',
  input: z.object({
    file: exportFileSchema,
    /** The names of which the saved workflow is replaced: a JSON list, or the word all. The others are added. */
    replace: z.optional(z.string().check(z.refine((text) => namesToReplace(text) !== null, WRONG_NAMES))),
  }),
  answer: z.object({
    message: z.string(),
    data: z.object({
      imported: z.int(),
      /** How many of them took the place of one that was there. */
      replaced: z._default(z.int(), 0),
      /** What could not be taken over, and why. */
      skipped: skippedSchema,
    }),
  }),
  fallback: 'Failed to import workflows',
});

/** The names that an import replaces, or all; null where the text says neither. */
export function namesToReplace(text: string): string[] | typeof REPLACE_ALL | null {
  if (text === REPLACE_ALL) return REPLACE_ALL;
  try {
    return z.array(z.string()).parse(JSON.parse(text));
  } catch {
    return null;
  }
}
