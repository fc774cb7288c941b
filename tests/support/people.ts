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

/** Somebody who has signed up, verified their address and signed in, all through the front door. */
export async function newPerson(product: Pick<TestProduct, 'url' | 'dataDir'>, firstName = 'Ada'): Promise<Person> {
  const email = `person-${++count}-${Date.now()}@example.com`;
  const password = 'a good password';
  await make(product.url, register, { email, password, firstName, lastName: 'Tester' });
  await make(product.url, verifyEmail, linkParts((await mailTo(product.dataDir, email)).link));
  return signInAs(product, email, password);
}

/** Signs in with an address and a password. */
export async function signInAs(product: Pick<TestProduct, 'url'>, email: string, password: string): Promise<Person> {
  const reply = await make(product.url, login, { email, password });
  const { user, session } = reply.body;
  if (reply.status !== 200) throw new Error(`${email} could not sign in: ${reply.body.message}`);
  return {
    email,
    password,
    user,
    session,
    cookie: cookiesOf(reply),
    identity: { sessionId: session.id, userId: session.userId },
  };
}
