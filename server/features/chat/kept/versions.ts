import { BUILTIN_EDITOR, BUILTIN_VOICE, type Output } from '../../../../domain/workflow/outputs.ts';
import type { ConversationState } from '../../../assistant/state.ts';
import type { KeptOutput } from '../../../platform/db/schema/chat.ts';
import { nextDraftNumber } from './memory.ts';
import type { RecordRow } from './records.ts';

export type KeptWork = Output & { draft?: number };

/** Parts a conversation before a message that asks for another version: what was said until then, and the versions so far. */
export function partVersions(
  stored: RecordRow[],
  { originalMessage, variant }: { originalMessage: string; variant: number },
): { before: RecordRow[]; versions: RecordRow[] } {
  const since =
    variant === 0 ? stored.length : stored.findLastIndex(({ userMessage }) => userMessage !== originalMessage) + 1;
  return { before: stored.slice(0, since), versions: stored.slice(since) };
}

/** What was made in these versions; what was only said is left out. */
export function worksIn(versions: RecordRow[]): KeptWork[] {
  return versions.flatMap(({ outputs }) => outputs.filter(isWork));
}

function isWork(output: KeptOutput): output is KeptWork {
  return 'engine' in output && output.engine !== undefined;
}

/** Whether an answer has nothing that its earlier versions do not have: the built-in editor and voice add nothing of their own. */
export function isRepeated(outputs: Output[], works: KeptWork[]): boolean {
  return (
    works.length > 0 &&
    outputs.length > 0 &&
    outputs.every(
      ({ engine, output, platform }) =>
        engine === BUILTIN_VOICE ||
        (engine === BUILTIN_EDITOR && works.some((work) => work.output === output && work.platform === platform)),
    )
  );
}

/** Texts with their numbers in the conversation: another version of a text has the number of that text. */
export function numbered(outputs: Output[], state: Pick<ConversationState, 'drafts'>, works: KeptWork[]): KeptOutput[] {
  let next = Math.max(nextDraftNumber(state), ...works.map(({ draft = 0 }) => draft + 1));
  return outputs.map((output) => {
    if (output.output_type !== 'text' || output.engine === undefined) return output;
    const before = works.find(({ draft, platform }) => draft !== undefined && platform === output.platform);
    return { ...output, draft: before?.draft ?? next++ };
  });
}
