import { Failure } from '../../../domain/errors.ts';
import { approvedWriter } from '../../../domain/post/approved-text.ts';
import { draftOfTask } from '../../../domain/post/fit.ts';
import type { PostDraft } from '../../../domain/post/post.ts';
import { kindOf } from '../../../domain/workflow/agents.ts';
import { nameAfter } from './post-name.ts';
import type { ScheduledRow } from './series/series.ts';

const WRITTEN_BY_AGENTS =
  'The agents of this workflow write its post when it runs, so its words can’t be changed here. Change what its agents do in the workflow builder and schedule it again.';

/** A workflow with another post: what its one writer hands on, and the parts. Its name follows where it came from the words. */
export function withDraft(
  row: ScheduledRow,
  { text, ...post }: PostDraft,
  now: Date,
): Pick<ScheduledRow, 'name' | 'agents' | 'post'> {
  const before = draftOfTask(row);
  const [writer, ...others] = row.agents.filter((agent) => kindOf(agent).makes === 'text');
  const writesAlone = row.agents.length === 1 && row.connections.length === 0;
  if (!writer || others.length > 0 || !(before || writesAlone)) throw new Failure('VALIDATION', WRITTEN_BY_AGENTS);
  const { id, name: called } = writer;
  const agents =
    before?.text === text
      ? row.agents
      : row.agents.map((agent) => (agent.id === id ? { ...approvedWriter(text, now), id, name: called } : agent));
  return { name: nameAfter(row.name, { text: before?.text ?? writer.input }, text), agents, post };
}
