import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDeletion, keepAccount } from '../../../domain/api/account/account-deletion.ts';
import { forgotPassword, login, logout, resetPassword } from '../../../domain/api/account/auth.ts';
import { endOtherSessions, listSecurityEvents } from '../../../domain/api/account/sessions.ts';
import { makeToken } from '../../../domain/api/account/tokens.ts';
import { updatePassword } from '../../../domain/api/account/user.ts';
import { chooseModel, forgetModel } from '../../../domain/api/models.ts';
import { disconnect } from '../../../domain/api/post/connections.ts';
import { make } from '../../../tests/support/client.ts';
import { linkParts, recoveryMailTo } from '../../../tests/support/mails.ts';
import { operatorOf } from '../../../tests/support/operator.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { connectAccount } from '../../../tests/support/stage/connected.ts';
import { everythingExported } from '../../../tests/support/stage/everything.ts';
import { turnOnTwoStep } from '../../../tests/support/stage/two-step.ts';
import { recordCommand } from '../../operations/command.ts';
import { FAILURES_AN_HOUR, osUser } from '../../platform/security-events.ts';

let product: TestProduct;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  product = await startTestProduct();
  operator = await operatorOf(product);
});
afterAll(async () => {
  await operator.close();
  await product.stop();
});

const eventsOf = async (who: Person) => (await make(product.url, listSecurityEvents, {}, who.identity)).body.data;
const kindsOf = async (who: Person) => (await eventsOf(who)).map(({ kind }) => kind);
const signIn = (email: string, password: string) => make(product.url, login, { email, password });

it('ACC-13 ACC-14 people see what happened to their own account, without any secret, and take it along', async () => {
  const who = await newPerson(product);
  const other = await newPerson(product);
  const secrets = ['CANARY-guess', 'CANARY-new-password', 'CANARY-reset-password'];
  await signIn(who.email, 'CANARY-guess');
  await signInAs(product, who.email, who.password);
  await make(product.url, endOtherSessions, {}, who.identity);
  const change = { currentPassword: who.password, newPassword: 'CANARY-new-password' };
  await make(product.url, updatePassword, change, who.identity);
  await connectAccount(product, who.user.id, { access: 'CANARY-token' });
  await make(product.url, disconnect, { platform: 'linkedin' }, who.identity);
  await make(product.url, askDeletion, { password: 'CANARY-new-password' }, who.identity);
  await make(product.url, keepAccount, {}, who.identity);
  await everythingExported(product, who);
  const { printed } = await operator.run('reset-password-link', who.email);
  secrets.push(linkParts(printed[0] ?? '').secret, 'CANARY-token');
  await make(product.url, logout, {}, { sessionId: who.session.id });
  await make(product.url, forgotPassword, { email: who.email });
  const link = linkParts((await recoveryMailTo(product.dataDir, who.email)).link);
  secrets.push(link.secret, who.session.id, who.cookie.split('=')[1] ?? '');
  const { userId, secret } = link;
  await make(product.url, resetPassword, { userId, secret, newPassword: 'CANARY-reset-password' });
  const back = await signInAs(product, who.email, 'CANARY-reset-password');

  expect(await kindsOf(back)).toEqual([
    'signed-in',
    'password-reset',
    'signed-out',
    'operator',
    'data-exported',
    'deletion-taken-back',
    'deletion-asked',
    'network-removed',
    'password-changed',
    'session-ended',
    'signed-in',
    'sign-in-failed',
    'signed-in',
    'address-verified',
  ]);
  expect((await eventsOf(back)).find(({ kind }) => kind === 'network-removed')).toMatchObject({
    what: 'Network disconnected',
    detail: 'LinkedIn',
  });
  expect((await eventsOf(back)).find(({ kind }) => kind === 'operator')?.detail).toBe('reset-password-link');
  expect(await kindsOf(other)).toEqual(['signed-in', 'address-verified']);
  expect(await everythingExported(product, back)).toContain('"password-reset"');
  const rows = JSON.stringify(await product.sql('select * from security_events'));
  for (const trace of [...secrets, who.email, other.email]) expect(rows.includes(trace)).toBe(false);
});

it('ACC-13 the last fifty are shown and all are exported, page after page', async () => {
  const who = await newPerson(product);
  await product.sql(
    `insert into security_events (at, user_id, kind) select now(), $1, 'signed-out' from generate_series(1, 60)`,
    [who.user.id],
  );
  expect(await eventsOf(who)).toHaveLength(50);
  // With the two of the beginning, and that of the export itself.
  expect((await everythingExported(product, who)).match(/"kind":"(signed|address|data)-/g)).toHaveLength(63);
});

it('ACC-13 tells of keys that are connected and removed', async () => {
  const who = await newPerson(product);
  // A key that was connected before, without asking its provider.
  await product.sql(`insert into model_keys (user_id, provider, sealed) values ($1, 'openai', 'x')`, [who.user.id]);
  await product.sql(
    `insert into model_choices (user_id, kind, provider, model) values ($1, 'text', 'openai', 'gpt-5.2')`,
    [who.user.id],
  );
  await make(product.url, forgetModel, { kind: 'text' }, who.identity);
  expect((await eventsOf(who))[0]).toMatchObject({ kind: 'key-removed', detail: 'OpenAI' });
  await make(product.url, chooseModel, { kind: 'text', provider: 'builtin' }, who.identity);
  expect((await eventsOf(who))[0]).toMatchObject({ kind: 'key-removed' });
});

it('ACC-15 failed sign-ins are kept alike for known and unknown addresses, and no more than some an hour', async () => {
  const who = await newPerson(product);
  const unknown = () => product.sql(`select 1 from security_events where kind = 'sign-in-failed' and user_id is null`);
  const many = FAILURES_AN_HOUR + 5;
  await Promise.all(Array.from({ length: many }, (_, index) => signIn(`nobody-${index}@example.com`, 'x')));
  // Several at once may each be the last one that fits.
  const kept = (await unknown()).length;
  expect(kept).toBeGreaterThanOrEqual(FAILURES_AN_HOUR);
  await signIn('nobody@example.com', 'x');
  expect(await unknown()).toHaveLength(kept);
  await signIn(who.email, 'x');
  expect((await kindsOf(who))[0]).toBe('sign-in-failed');
  product.clock.now = new Date(product.clock.now.getTime() + 61 * 60_000);
  await signIn('nobody@example.com', 'x');
  expect(await unknown()).toHaveLength(kept + 1);
});

it('ACC-16 the operator reads them, of all or of one, and each command stands in them', async () => {
  const who = await newPerson(product);
  await operator.run('premium', who.email);
  await operator.run('premium', 'nobody@example.com');
  const { printed } = await operator.run('audit', who.email);
  expect(printed.every((line) => line.includes(who.email))).toBe(true);
  expect(printed.slice(-2)).toEqual([
    expect.stringMatching(/The operator ran a command {2}premium {2}user \S+$/),
    expect.stringMatching(/The operator ran a command {2}audit {2}user \S+$/),
  ]);
  await recordCommand(product.databaseUrl, ['backup', '--keep', '14']);
  const all = (await operator.run('audit')).printed;
  expect(all.some((line) => line.includes('-  The operator ran a command  backup --keep 14  user '))).toBe(true);
  expect(all.some((line) => line.includes('-  The operator ran a command  premium (unknown address)  user '))).toBe(
    true,
  );
  expect(all.join('\n')).not.toContain('nobody@example.com');
  await operator.run('delete', who.email, '--for-ever');
  const after = (await operator.run('audit')).printed;
  expect(after.join('\n')).not.toContain(who.email);
  expect(after.at(-2)).toMatch(/ {2}- {2}An account was deleted {2}by the operator, user \S+$/);
  expect((await operator.run('audit', who.email)).done).toBe(false);
});

it('ACC-24 the operator asks for events since a time, of a kind or a command, and is told how to see more', async () => {
  const who = await newPerson(product);
  const days = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString();
  for (const [ago, kind, detail] of [
    [400, 'signed-out', null],
    [40, 'operator', 'premium'],
    [20, 'operator', 'reset-password-link'],
    [20, 'signed-out', null],
  ])
    await product.sql('insert into security_events (at, user_id, kind, detail) values ($1, $2, $3, $4)', [
      days(Number(ago)),
      who.user.id,
      kind,
      detail,
    ]);
  const audit = async (...options: string[]) => {
    const { done, printed } = await operator.run('audit', who.email, ...options);
    expect(done).toBe(true);
    return printed.map((line) => line.split('  ').slice(2, 4).join('  '));
  };
  expect(await audit('--event', 'signed-out')).toEqual(['Signed out', 'Signed out']);
  expect(await audit('--event', 'signed-out', '--since', '21d')).toEqual(['Signed out']);
  expect((await operator.run('audit', who.email, '--event', 'signed-out', '--since', '12h')).printed).toEqual([
    'There is no such event.',
  ]);
  expect(await audit('--command', 'premium', '--since', days(41).slice(0, 10))).toEqual([
    'The operator ran a command  premium',
  ]);
  expect((await operator.run('audit', who.email, '--event', 'signed-out', '--limit', '1')).printed).toEqual([
    expect.stringMatching(/Signed out$/),
    'There are earlier ones: --limit 5 shows more.',
  ]);
});

it('OPS-64 the command that has deleted an account is found by its name, though its row went with the account', async () => {
  const who = await newPerson(product);
  await operator.run('delete', who.email, '--for-ever');
  await product.sql(
    `insert into security_events (at, kind, detail) values (now(), 'account-deleted', 'its day was over')`,
  );
  const { printed } = await operator.run('audit', '--command', 'delete');
  expect(printed.at(-1)).toMatch(/An account was deleted {2}by the operator, user \S+$/);
  expect(printed.join('\n')).not.toContain('its day was over');
  const { printed: others } = await operator.run('audit', '--command', 'premium');
  expect(others.join('\n')).not.toContain('by the operator');
});

it.for([
  ['--since', 'yesterday', '--since yesterday: write a date, e.g. 2026-11-01, or how long ago, e.g. 7d or 12h.'],
  ['--since', '2026-13-40', '--since 2026-13-40: write a date, e.g. 2026-11-01, or how long ago, e.g. 7d or 12h.'],
  [
    '--event',
    'login',
    expect.stringMatching(/^--event login: write one of signed-in, sign-in-failed, .*, operator\.$/),
  ],
  ['--command', 'ban', expect.stringMatching(/^--command ban: write one of list, .*, delete, backup, restore\.$/)],
  ['--limit', '0', '--limit 0: write a whole number from 1 to 100000, e.g. 1000.'],
])('ACC-24 %s %s is refused with what to write instead', async ([option = '', value = '', said]) => {
  expect(await operator.run('audit', option, value)).toEqual({ done: false, printed: [said] });
});

it('ACC-25 a command names the system’s user who gave it, to the operator alone', async () => {
  const who = await newPerson(product);
  await operator.run('premium', who.email);
  const by = osUser();
  expect(by).toBe(`user ${userInfo().username}`);
  expect((await operator.run('audit', who.email, '--command', 'premium')).printed[0]?.endsWith(`premium  ${by}`)).toBe(
    true,
  );
  expect((await eventsOf(who))[0]).toMatchObject({ kind: 'operator', device: null });
  expect(await everythingExported(product, who)).not.toContain(by);
  // As in a container that runs as a number which no name belongs to.
  const nameless = () => {
    throw new Error('ENOENT: no such user');
  };
  expect(osUser(nameless)).toBe(`user ${process.getuid?.()}`);
});

it('ACC-23 an event keeps the network address of whoever did it, as a trusted proxy tells it, for the operator and the export', async () => {
  const proxied = await startTestProduct({ TRUSTED_PROXIES: 'loopback' });
  const proxiedOperator = await operatorOf(proxied);
  try {
    const who = await newPerson(proxied);
    const guess = (base: string, forwardedFor: string) =>
      fetch(`${base}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
        body: JSON.stringify({ email: who.email, password: 'a guess' }),
      });
    await guess(proxied.url, '198.51.100.1, 203.0.113.7');
    await guess(proxied.url, '2001:db8:1:2::99');
    await turnOnTwoStep(proxied, who);
    const kept = await proxied.sql<{ kind: string; address: string }>(
      'select kind, address from security_events where user_id = $1 order by id desc limit 3',
      [who.user.id],
    );
    expect(kept).toEqual([
      { kind: 'two-step-on', address: '127.0.0.1' },
      { kind: 'sign-in-failed', address: '2001:db8:1:2' },
      { kind: 'sign-in-failed', address: '203.0.113.7' },
    ]);
    const { printed } = await proxiedOperator.run('audit', who.email);
    expect(printed.filter((line) => line.endsWith('  203.0.113.7'))).toHaveLength(1);
    // Without a trusted proxy it is the connection's, whatever the sender claims.
    await guess(product.url, '203.0.113.7');
    const [last] = await product.sql('select kind, address from security_events order by id desc limit 1');
    expect(last).toEqual({ kind: 'sign-in-failed', address: '127.0.0.1' });
  } finally {
    await proxiedOperator.close();
    await proxied.stop();
  }
});

it('ACC-23 every change of how somebody signs in, tokens, sessions and the deletion have an address', async () => {
  const who = await newPerson(product);
  await signInAs(product, who.email, who.password);
  await make(product.url, endOtherSessions, {}, who.identity);
  const newPassword = 'another good password';
  await make(product.url, updatePassword, { currentPassword: who.password, newPassword }, who.identity);
  await make(product.url, makeToken, { name: 'Script', days: null, password: newPassword }, who.identity);
  await make(product.url, askDeletion, { password: newPassword }, who.identity);
  await make(product.url, keepAccount, {}, who.identity);
  const kept = await product.sql<{ kind: string; address: string | null }>(
    'select kind, address from security_events where user_id = $1 order by id',
    [who.user.id],
  );
  const kinds = ['session-ended', 'password-changed', 'token-made', 'deletion-asked', 'deletion-taken-back'];
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  expect(kept.filter(({ address }) => address !== '127.0.0.1')).toEqual([]);
});
