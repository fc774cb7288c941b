import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, login, resetPassword, validateSession } from '../../../../domain/api/account/auth.ts';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  getFactors,
  renewRecoveryCodes,
  secondStep,
} from '../../../../domain/api/account/factors.ts';
import { FAILURES } from '../../../../domain/errors.ts';
import { cookiesOf, make } from '../../../../tests/support/client.ts';
import { appCode } from '../../../../tests/support/doubles/authenticator-app.ts';
import { linkParts, recoveryMailTo } from '../../../../tests/support/mails.ts';
import { newPerson, type Person, signInAs } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';
import { turnOnTwoStep } from '../../../../tests/support/stage/two-step.ts';

const MINUTE = 60_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const later = (ms: number): void => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
};
const factors = async (who: Person) => (await make(product.url, getFactors, {}, who.identity)).body.data;
const enter = ({ email, password }: { email: string; password: string }) =>
  make(product.url, login, { email, password });
const ticketFor = async (who: { email: string; password: string }): Promise<string> => {
  const { ticket } = (await enter(who)).body as { ticket?: string };
  if (ticket === undefined) throw new Error('no ticket');
  return ticket;
};
const finish = (ticket: string, code: string) => make(product.url, secondStep, { ticket, code });

describe('an account without two-step sign-in', () => {
  it('FACT-01 signs in exactly as before', async () => {
    const who = await newPerson(product);
    const reply = await enter(who);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body).sort()).toEqual(['session', 'success', 'user']);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^fanfare_refresh=/);
    expect(await factors(who)).toEqual({ twoStep: { since: null, recoveryCodesLeft: 0 }, passkeys: [] });
  });

  it('FACT-02 still signs in with the password alone while a key waits for its first code', async () => {
    const who = await newPerson(product);
    const begun = await make(product.url, beginTwoStep, { password: who.password }, who.identity);
    expect(begun.body.data.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.body.data.address).toContain(`secret=${begun.body.data.key}`);
    expect((await enter(who)).status).toBe(200);
    const wrong = await make(product.url, confirmTwoStep, { code: '000000' }, who.identity);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { code: 'This code is wrong or was used before' }]);
    expect((await factors(who)).twoStep.since).toBeNull();
  });

  it('FACT-02 turns it on with the password and a right code, once of twenty at once', async () => {
    const who = await newPerson(product);
    const refused = await make(product.url, beginTwoStep, { password: 'not it' }, who.identity);
    expect([refused.status, refused.body.fields]).toEqual([400, { password: 'This password is incorrect' }]);
    const { key } = (await make(product.url, beginTwoStep, { password: who.password }, who.identity)).body.data;
    const code = appCode(key, product.clock.now);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => make(product.url, confirmTwoStep, { code }, who.identity)),
    );
    const [done] = replies.filter(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(done?.body.recoveryCodes).toHaveLength(10);
    expect(done?.body.data.twoStep).toEqual({ since: product.clock.now.toISOString(), recoveryCodesLeft: 10 });
    const again = await make(product.url, beginTwoStep, { password: who.password }, who.identity);
    expect([again.status, again.body.message]).toEqual([409, 'Two-step sign-in is on already.']);
  });
});

describe('signing in with two steps', () => {
  it('FACT-06 gives a ticket for the password, and the session for ticket and code', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    expect((await make(product.url, validateSession, {}, who.identity)).status).toBe(200);
    const first = await enter(who);
    expect([first.status, first.body.code, first.body.message]).toEqual([
      403,
      'CODE_NEEDED',
      FAILURES.CODE_NEEDED.message,
    ]);
    expect(first.headers.getSetCookie()).toEqual([]);
    const { ticket } = first.body as unknown as { ticket: string };
    expect((await make(product.url, validateSession, {}, { sessionId: ticket })).status).toBe(401);
    const second = await finish(ticket, app.nextCode());
    expect(second.status).toBe(200);
    expect(second.body).toEqual({ success: true, session: second.body.session, user: who.user });
    expect(cookiesOf(second)).toMatch(/^fanfare_refresh=/);
    expect((await make(product.url, validateSession, {}, { sessionId: second.body.session.id })).status).toBe(200);
  });

  it('FACT-06 takes a ticket once, for ten minutes, and for the password that it was given for', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    const used = await ticketFor(who);
    expect((await finish(used, app.nextCode())).status).toBe(200);
    const replayed = await finish(used, app.nextCode());
    expect([replayed.status, replayed.body.code]).toEqual([401, 'SIGN_IN_EXPIRED']);
    const old = await ticketFor(who);
    later(10 * MINUTE);
    expect((await finish(old, app.nextCode())).body.code).toBe('SIGN_IN_EXPIRED');
    expect((await finish('made up', app.nextCode())).body.code).toBe('SIGN_IN_EXPIRED');
    const early = await ticketFor(who);
    await resetTo(who, 'another password');
    expect((await finish(early, app.nextCode())).body.code).toBe('SIGN_IN_EXPIRED');
  });

  it('FACT-03 takes a code once, whatever the ticket, spaces or not', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    const code = app.nextCode();
    expect((await finish(await ticketFor(who), ` ${code.slice(0, 3)} ${code.slice(3)}\n`)).status).toBe(200);
    const replayed = await finish(await ticketFor(who), code);
    expect([replayed.status, replayed.body.code]).toEqual([401, 'WRONG_CODE']);
  });

  it('FACT-06 starts one session where twenty come at once with the same code', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    const tickets: string[] = [];
    while (tickets.length < 20) tickets.push(await ticketFor(who));
    const before = await sessionsOf(who);
    const code = app.nextCode();
    const replies = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(who)).toBe(before + 1);
  });

  it('FACT-06 starts one session where twenty come at once with the same ticket', async () => {
    const who = await newPerson(product);
    const { recoveryCodes } = await turnOnTwoStep(product, who);
    const ticket = await ticketFor(who);
    const replies = await Promise.all(recoveryCodes.flatMap((code) => [finish(ticket, code), finish(ticket, code)]));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    // What did not become a session has used nothing up.
    expect((await factors(who)).twoStep.recoveryCodesLeft).toBe(9);
  });

  it('FACT-07 answers a wrong password as ever', async () => {
    const [plain, guarded] = [await newPerson(product), await newPerson(product)];
    await turnOnTwoStep(product, guarded);
    const answers = await Promise.all(
      [plain, guarded].map(async ({ email }) => {
        const { status, body } = await enter({ email, password: 'a guess' });
        return { status, body: { ...body, requestId: '' } };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('FACT-08 counts wrong codes per account, and a right password gives none back', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    for (let wrong = 0; wrong < 5; wrong++)
      expect((await finish(await ticketFor(who), '000000')).body.code).toBe('WRONG_CODE');
    const refused = await finish(await ticketFor(who), app.nextCode());
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const inSettings = await make(
      product.url,
      endTwoStep,
      { password: who.password, code: app.nextCode() },
      who.identity,
    );
    expect(inSettings.status).toBe(429);
  });

  it('FACT-09 stays on through a password reset', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    await resetTo(who, 'found again');
    const again = { ...who, password: 'found again' };
    expect((await enter(again)).body.code).toBe('CODE_NEEDED');
    expect((await finish(await ticketFor(again), app.nextCode())).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('FACT-04 stand in for the app, each once, and only their hashes are kept', async () => {
    const who = await newPerson(product);
    const { recoveryCodes } = await turnOnTwoStep(product, who);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-km-np-z]{4}(-[2-9a-km-np-z]{4}){3}$/);
    const [code = ''] = recoveryCodes;
    expect((await finish(await ticketFor(who), code.toUpperCase())).status).toBe(200);
    expect((await finish(await ticketFor(who), code)).body.code).toBe('WRONG_CODE');
    expect((await factors(who)).twoStep.recoveryCodesLeft).toBe(9);
    const kept = await product.sql<{ code_hash: string }>('select code_hash from recovery_codes where user_id = $1', [
      who.user.id,
    ]);
    expect(kept).toHaveLength(9);
    for (const each of recoveryCodes)
      expect(kept.map(({ code_hash }) => code_hash)).not.toContain(each.replaceAll('-', ''));
  });

  it('FACT-04 of one account are none of another', async () => {
    const [who, other] = [await newPerson(product), await newPerson(product)];
    const { recoveryCodes } = await turnOnTwoStep(product, who);
    await turnOnTwoStep(product, other);
    expect((await finish(await ticketFor(other), recoveryCodes[0] ?? '')).body.code).toBe('WRONG_CODE');
  });

  it('FACT-05 are replaced with the password and a code, and the old ones stop working', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    const renew = (password: string, code?: string) =>
      make(product.url, renewRecoveryCodes, { password, ...(code !== undefined && { code }) }, who.identity);
    expect((await renew('not it', app.nextCode())).body.fields).toEqual({ password: 'This password is incorrect' });
    expect((await renew(who.password)).body.fields).toEqual({ code: 'Please enter a code' });
    expect((await renew(who.password, '000000')).body.fields).toEqual({
      code: 'This code is wrong or was used before',
    });
    const { recoveryCodes } = (await renew(who.password, app.nextCode())).body;
    expect(recoveryCodes).toHaveLength(10);
    expect((await finish(await ticketFor(who), app.recoveryCodes[0] ?? '')).body.code).toBe('WRONG_CODE');
    expect((await finish(await ticketFor(who), recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

describe('turning it off', () => {
  it('FACT-05 asks for the password and a code; the password alone signs in from then on', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    const off = (code: string) => make(product.url, endTwoStep, { password: who.password, code }, who.identity);
    expect((await off('000000')).status).toBe(400);
    const done = await off(app.nextCode());
    expect(done.body.data.twoStep).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await enter(who)).status).toBe(200);
    const renewed = await make(product.url, renewRecoveryCodes, { password: who.password }, who.identity);
    expect([renewed.status, renewed.body.message]).toEqual([409, 'Two-step sign-in is off.']);
  });
});

describe('the key of an app', () => {
  it('FACT-10 lies encrypted in the database, and nothing of it is in the export of its owner', async () => {
    const who = await newPerson(product);
    const { key } = (await make(product.url, beginTwoStep, { password: who.password }, who.identity)).body.data;
    const code = appCode(key, product.clock.now);
    const { recoveryCodes } = (await make(product.url, confirmTwoStep, { code }, who.identity)).body;
    const [row] = await product.sql<{ sealed: string }>('select sealed from authenticators where user_id = $1', [
      who.user.id,
    ]);
    expect(row?.sealed).toMatch(/^v1\./);
    const response = await fetch(`${product.url}/api/export`, {
      headers: { 'x-session-id': who.identity.sessionId, 'x-user-id': who.identity.userId },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const json = strFromU8(files['fanfare.json'] ?? new Uint8Array(0));
    expect(json).toContain(who.email);
    for (const secret of [key, row?.sealed ?? '', ...recoveryCodes]) expect(json).not.toContain(secret);
  });

  it('FACT-11 that can’t be read any more opens nothing, and a recovery code still does', async () => {
    const who = await newPerson(product);
    const app = await turnOnTwoStep(product, who);
    const keyFile = join(product.dataDir, 'secret.key');
    rmSync(keyFile);
    writeFileSync(keyFile, 'another key than the one that was used before\n');
    const refused = await finish(await ticketFor(who), app.nextCode());
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^The codes of your app can’t be checked any more\. Use a recovery code/);
    expect((await finish(await ticketFor(who), app.recoveryCodes[0] ?? '')).status).toBe(200);
    const code = app.recoveryCodes[1] ?? '';
    const off = await make(product.url, endTwoStep, { password: who.password, code }, who.identity);
    expect(off.status).toBe(200);
    expect((await signInAs(product, who.email, who.password)).user.id).toBe(who.user.id);
  });
});

async function sessionsOf({ user }: Person): Promise<number> {
  const [row] = await product.sql<{ n: number }>('select count(*)::int as n from sessions where user_id = $1', [
    user.id,
  ]);
  return row?.n ?? 0;
}

async function resetTo({ email }: Person, newPassword: string): Promise<void> {
  await make(product.url, forgotPassword, { email });
  const { userId, secret } = linkParts((await recoveryMailTo(product.dataDir, email)).link ?? '');
  expect((await make(product.url, resetPassword, { userId, secret, newPassword })).status).toBe(200);
}
