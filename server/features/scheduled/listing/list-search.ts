import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { AGENT_TYPE_LABELS, AGENT_TYPES } from '../../../../domain/schedule/agent-types.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { PLANNED_FOR_ITS_VALUES } from '../../../platform/db/often-asked.ts';
import { scheduledWorkflows, taskWords } from '../../../platform/db/schema/scheduled.ts';
import { foundOr, MOST_FOUND } from './list-filters.ts';

/** So many letters are looked up. A longer pattern would take long to fail on a long text of few letters. */
const LETTERS = 30;

/** The workflows that hold a text in their name or words, in capitals or not, or are of an agent type of that name. */
export async function matching(db: Queries, owner: string, text: string): Promise<SQL | undefined> {
  const { id, agentType } = scheduledWorkflows;
  const found = await db
    .select({ id: taskWords.scheduledWorkflowId })
    .from(taskWords)
    .where(
      and(
        // The index of letters is dear for a text that all of an account's posts hold: PostgreSQL knows which are, if it sees the text.
        sql`${sql.raw(PLANNED_FOR_ITS_VALUES)} ${eq(taskWords.userId, owner)}`,
        isNear(taskWords.words, text),
        holds(taskWords.words, text),
      ),
    )
    .limit(MOST_FOUND + 1);
  const isOne = foundOr(
    found,
    sql`(select ${holds(taskWords.words, text)} from ${taskWords} where ${eq(taskWords.scheduledWorkflowId, id)})`,
  );
  const types = AGENT_TYPES.filter((type) =>
    [type, AGENT_TYPE_LABELS[type].label].some((name) => name.toLowerCase().includes(text.toLowerCase())),
  );
  return types.length === 0 ? isOne : or(isOne, inArray(agentType, types));
}

/** What an index of three letters each finds. */
const isNear = (words: SQLWrapper, text: string): SQL => {
  const begun = [...text]
    .slice(0, LETTERS)
    .join('')
    .replace(/[\\%_]/g, '\\$&');
  return sql`${words} like '%' || lower(${begun}) || '%'`;
};

const holds = (words: SQLWrapper, text: string): SQL => sql`strpos(${words}, lower(${text})) > 0`;
