import { createHash } from 'node:crypto';
import pg from 'pg';

/** What is asked once or twice is not worth a plan that is kept. */
const OFTEN = 3;
/** Each connection keeps the plan of every named statement. */
const MOST_NAMED = 150;
/** How many texts are counted at a time: a list of any length in a statement makes ever new ones. */
const MOST_COUNTED = 1_000;

/** Stands in a statement whose best plan depends on its values: it is planned for them each time. */
export const PLANNED_FOR_ITS_VALUES = '/* planned for its values */';

/**
 * Names statements that come again and again by what they say: the database then reads and plans each once for a
 * connection, and gets their values only. Planning a list's page takes longer than reading it.
 */
function createNames(): (text: string) => string | undefined {
  const named = new Map<string, string>();
  const asked = new Map<string, number>();
  return (text) => {
    const name = named.get(text);
    if (name !== undefined || named.size >= MOST_NAMED || text.includes(PLANNED_FOR_ITS_VALUES)) return name;
    const times = (asked.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (asked.size >= MOST_COUNTED) asked.clear();
      asked.set(text, times);
      return undefined;
    }
    asked.delete(text);
    const given = createHash('sha1').update(text).digest('base64url');
    named.set(text, given);
    return given;
  };
}

/** Connections of one pool, which share the names of what they are asked. */
export function namingClient(): typeof pg.Client {
  const nameOf = createNames();
  /** Statements with values alone: one without may be several, or a command that has no plan. */
  const named = (asked: unknown, values: unknown): unknown => {
    if (!Array.isArray(values) || values.length === 0) return asked;
    if (typeof asked === 'string') return { text: asked, name: nameOf(asked) };
    const statement = asked as pg.QueryConfig | pg.Submittable;
    if ('submit' in statement || statement.name !== undefined) return asked;
    return { ...statement, name: nameOf(statement.text) };
  };
  class NamingClient extends pg.Client {
    // The original has many forms; all begin with what is asked and its values, and are handed on as they came.
    override query(...given: unknown[]): never {
      const [asked, ...rest] = given;
      return super.query(named(asked, rest[0]) as string, ...(rest as [])) as never;
    }
  }
  return NamingClient;
}
