import * as z from 'zod/mini';
import type { NodeOutput } from '../../../domain/api/workflows.ts';
import { readOutputs } from './outputs.ts';

const answerSchema = z.object({
  data: z.object({ outputs: z.union([z.string(), z.array(z.unknown())]) }),
});

/** The outputs of a chat, or the text that says why there are none. */
export async function readChatResults(
  fetch: () => Promise<Response>,
): Promise<{ outputs: NodeOutput[] } | { failure: string }> {
  try {
    const response = await fetch();
    const parsed = answerSchema.safeParse(await response.json().catch(() => null));
    if (!parsed.success) return { failure: 'Invalid response data structure' };
    return { outputs: readOutputs(parsed.data.data) };
  } catch {
    return { failure: 'Failed to load results' };
  }
}
