import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { login, type Session, type User } from '../../domain/api/account/auth.ts';
import { hashPassword } from '../../server/features/auth/passwords.ts';
import { EXPIRY_KEY, SESSION_KEY, USER_KEY } from '../../web/lib/session/session-shelf.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';

export const PASSWORD = 'a good password';

export interface Person {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export interface SignedInPerson {
  session: Session;
  user: User;
  /** The headers of a main call. */
  headers: { 'x-session-id': string; 'x-user-id': string };
}

/** Asks the product's database, to set a stage or to look behind an answer. */
export async function query<Row extends pg.QueryResultRow>(
  product: SpawnedProduct,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** An address that nobody has used. */
export function newEmail(): string {
  return `maya-${randomUUID()}@example.com`;
}

let hash: Promise<string> | undefined;

/** Somebody with an account, put straight into the database: verified unless told otherwise. */
export async function addPerson(product: SpawnedProduct, { verified = true } = {}): Promise<Person> {
  const person = { email: newEmail(), password: PASSWORD, firstName: 'Maya', lastName: 'Okafor' };
  hash ??= hashPassword(PASSWORD);
  const [row] = await query<{ id: string }>(
    product,
    `insert into users (email, first_name, last_name, name, password_hash, verified)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [person.email, person.firstName, person.lastName, 'Maya Okafor', await hash, verified],
  );
  return { id: row?.id ?? '', ...person };
}

/** Signs somebody in without the screen: the cookie is the browser's own, the three keys lie where the product keeps them. */
export async function signIn(
  page: Page,
  product: SpawnedProduct,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<SignedInPerson> {
  const response = await page.request.post(`${product.url}/api${login.path}`, { data: { email, password } });
  expect(response.ok(), await response.text()).toBe(true);
  const { session, user } = (await response.json()) as { session: Session; user: User };
  await keepSession(page, product, session, user);
  return { session, user, headers: { 'x-session-id': session.id, 'x-user-id': session.userId } };
}

/** Lays a session into the browser as the product does; the page is then at an address of the product without its app. */
export async function keepSession(page: Page, product: SpawnedProduct, session: Session, user?: User): Promise<void> {
  const items: [string, string][] = [
    [EXPIRY_KEY, session.expiresAt],
    [SESSION_KEY, JSON.stringify({ sessionId: session.id, userId: session.userId })],
  ];
  if (user) items.push([USER_KEY, JSON.stringify(user)]);
  await page.goto(`${product.url}/first.js`);
  await page.evaluate((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, items);
}

/** A new person, signed in on this page. */
export async function signInAnew(page: Page, product: SpawnedProduct): Promise<Person & SignedInPerson> {
  const person = await addPerson(product);
  return { ...person, ...(await signIn(page, product, person)) };
}

/** What the browser keeps of a session, raw. */
export function keptSession(page: Page, storage: 'localStorage' | 'sessionStorage' = 'localStorage') {
  return page.evaluate(
    ([name, ...keys]) =>
      keys.map((key) => window[name as 'localStorage' | 'sessionStorage'].getItem(key)) as (string | null)[],
    [storage, SESSION_KEY, USER_KEY, EXPIRY_KEY],
  );
}

/** A second tab of the same browser. */
export async function anotherTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}
