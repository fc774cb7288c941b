import { unzipSync } from 'fflate';
import * as z from 'zod/mini';
import { EXPORT_FORMAT, EXPORT_JSON, IMPORT_MAX_BYTES, NOT_AN_EXPORT } from '../../../domain/api/account/own-data.ts';
import { saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { Failure } from '../../../domain/errors.ts';
import { structureFault } from '../../../domain/workflow/graph.ts';
import { notesFault } from '../../../domain/workflow/notes.ts';
import { BODY_MAX_BYTES } from '../../platform/http/body-limit.ts';
import { refuseStrangeValues } from '../../platform/http/strange-values.ts';

/** More than anybody has drawn by hand. */
const MOST_WORKFLOWS = 500;
/** What a small zip may swell to. */
const JSON_MAX_BYTES = 4 * IMPORT_MAX_BYTES;

const exportSchema = z.object({ format: z.literal(EXPORT_FORMAT), workflows: z.array(z.unknown()) });
export type ExportedWorkflow = z.output<typeof saveWorkflow.input>;

/** What an export holds: workflows that can be kept, and those that can't, with the reason. */
export interface ReadExport {
  usable: ExportedWorkflow[];
  skipped: { name: string; reason: string }[];
}

/** Reads and checks the workflows of a zip or of the JSON in it; fails where it is no export. */
export function readExport(bytes: Uint8Array): ReadExport {
  const parsed = exportSchema.safeParse(parseJson(isZip(bytes) ? jsonIn(bytes) : bytes));
  if (!parsed.success) throw new Failure('VALIDATION', NOT_AN_EXPORT);
  const { workflows } = parsed.data;
  if (workflows.length > MOST_WORKFLOWS)
    throw new Failure(
      'VALIDATION',
      `An import can hold up to ${MOST_WORKFLOWS} workflows. Please import them in parts.`,
    );
  const result: ReadExport = { usable: [], skipped: [] };
  for (const one of workflows) {
    const { drawn, reason } = readWorkflow(one);
    if (drawn) result.usable.push(drawn);
    else result.skipped.push({ name: nameOf(one), reason });
  }
  return result;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function jsonIn(zip: Uint8Array): Uint8Array {
  try {
    // The size that is declared is the room that is given: what swells beyond it does not unpack.
    const files = unzipSync(zip, {
      filter: (file) => file.name === EXPORT_JSON && file.originalSize <= JSON_MAX_BYTES,
    });
    return files[EXPORT_JSON] ?? new Uint8Array(0);
  } catch {
    return new Uint8Array(0);
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function readWorkflow(one: unknown): { drawn: ExportedWorkflow | null; reason: string } {
  const parsed = saveWorkflow.input.safeParse(one);
  if (!parsed.success) return { drawn: null, reason: 'It is not a workflow that Fanfare has saved.' };
  const { notes, agents } = parsed.data;
  const reason = strangeness(parsed.data) ?? structureFault(parsed.data) ?? notesFault(notes, agents);
  return reason === null ? { drawn: parsed.data, reason: '' } : { drawn: null, reason };
}

/** Why a workflow could not have been saved by any call, or null. */
function strangeness(drawn: ExportedWorkflow): string | null {
  try {
    refuseStrangeValues(drawn);
  } catch (refusal) {
    return refusal instanceof Failure ? refusal.message : null;
  }
  return Buffer.byteLength(JSON.stringify(drawn)) > BODY_MAX_BYTES ? 'It is too large.' : null;
}

function nameOf(one: unknown): string {
  const name = (one as { name?: unknown } | null)?.name;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200).toWellFormed() : 'Without a name';
}
