import { login, register, type Session, type User, verifyEmail } from '../../domain/api/account/auth.ts';
import { cookiesOf, make } from './client.ts';
import { linkParts, mailTo } from './mails.ts';
import type { TestProduct } from './product.ts';

export interface Person {
  email: string;
  password: string;
  user: User;
  session: Session;
  cookie: string;
  /** The headers of a main call. */
  identity: { sessionId: string; userId: string };
}

let count = 0;

/** Somebody who has signed up and followed the link of the first mail in the same browser, all through the front door. */
export async function newPerson(product: Pick<TestProduct, 'url' | 'dataDir'>, firstName = 'Ada'): Promise<Person> {
  const email = `person-${++count}-${Date.now()}@example.com`;
  const password = 'a good password';
  const signedUp = await make(product.url, register, { email, password, firstName, lastName: 'Tester' });
  const link = linkParts((await mailTo(product.dataDir, email)).link);
  const reply = await make(product.url, verifyEmail, link, { cookie: cookiesOf(signedUp) });
  if (!reply.body.signedIn) throw new Error(`${email} was not signed in: ${reply.body.message}`);
  return personOf({ email, password }, reply.body.signedIn, cookiesOf(reply));
}

/** Signs in with an address and a password. */
export async function signInAs(product: Pick<TestProduct, 'url'>, email: string, password: string): Promise<Person> {
  const reply = await make(product.url, login, { email, password });
  if (reply.status !== 200) throw new Error(`${email} could not sign in: ${reply.body.message}`);
  return personOf({ email, password }, reply.body, cookiesOf(reply));
}

function personOf(
  known: Pick<Person, 'email' | 'password'>,
  { user, session }: Pick<Person, 'user' | 'session'>,
  cookie: string,
): Person {
  return { ...known, user, session, cookie, identity: { sessionId: session.id, userId: session.userId } };
}
