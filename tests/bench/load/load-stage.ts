import type pg from 'pg';
import { hashPassword } from '../../../server/features/auth/passwords.ts';
import { signInAs } from '../../support/people.ts';
import { type Belongings, fillAccount } from '../../support/stage/full-account.ts';
import { PASSWORD } from './load-mix.ts';
import type { LoadOrder } from './load-traffic.ts';

const EACH: Belongings = { tasks: 200, records: 200, plans: 40, notices: 40, workflows: 10 };

/** So many people with something in their accounts, signed in. */
export async function peopleAtWork(pool: pg.Pool, url: string, count: number): Promise<LoadOrder['people']> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `insert into users (email, first_name, last_name, name, password_hash, verified, premium)
     select 'load-' || n || '@example.com', 'A', 'B', 'A B', $1, true, true from generate_series(1, $2::int) as n returning id, email`,
    [await hashPassword(PASSWORD), count],
  );
  for (const { id } of rows) await fillAccount(pool, id, EACH);
  await pool.query('vacuum analyze');
  const people: LoadOrder['people'] = [];
  for (const { email } of rows) {
    const { identity } = await signInAs({ url }, email, PASSWORD);
    people.push({ email, headers: { 'x-session-id': identity.sessionId, 'x-user-id': identity.userId } });
  }
  return people;
}
