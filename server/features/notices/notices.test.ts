import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { register, verifyEmail } from '../../../domain/api/account/auth.ts';
import { getNoticeChoices, listNotices, readNotices, setNoticeChoices } from '../../../domain/api/account/notices.ts';
import { markPosted } from '../../../domain/api/post/publishing.ts';
import { deleteScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { NOTICE_KINDS } from '../../../domain/notices.ts';
import { make } from '../../../tests/support/client.ts';
import { startSmtpSink } from '../../../tests/support/doubles/smtp-sink.ts';
import { keptMails, linkParts, mailTo } from '../../../tests/support/mails.ts';
import { newPerson, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { handOver } from '../../../tests/support/stage/handed-over.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Who = Awaited<ReturnType<typeof newPerson>>;
const ask = <C extends Parameters<typeof make>[1]>(who: Who, call: C, input: Parameters<typeof make<C>>[2]) =>
  make(product.url, call, input, who.identity);

describe('notices', () => {
  it('NOTE-11 what comes to pass is told in the app, newest first, until it is read', async () => {
    const ada = await newPerson(product);
    const tea = await handOver(product, ada, 'Green tea', ['linkedin']);
    product.clock.now = new Date(product.clock.now.getTime() + 1_000);
    const coffee = await handOver(product, ada, 'Black coffee', ['twitter']);
    const { body } = await ask(ada, listNotices, {});
    expect(body.unread).toBe(2);
    expect(body.data).toMatchObject([
      { kind: 'ready', title: 'Ready to post: Black coffee', taskId: coffee.id, isRead: false, conversationId: null },
      { kind: 'ready', title: 'Ready to post: Green tea', taskId: tea.id },
    ]);
    expect(body.data[1]?.detail).toBe('It is time to post it on LinkedIn.');

    const [first] = body.data;
    const page = await ask(ada, listNotices, { limit: 1, before: first?.at ?? '', beforeId: first?.id ?? '' });
    expect(page.body.data.map(({ taskId }) => taskId)).toEqual([tea.id]);

    const stranger = await newPerson(product);
    expect((await ask(stranger, readNotices, { ids: [first?.id ?? ''] })).body.unread).toBe(0);
    expect((await ask(ada, readNotices, { ids: [first?.id ?? ''] })).body.unread).toBe(1);
    // Whoever posts it knows of it, and what is deleted needs nobody any more.
    await ask(ada, markPosted, { id: tea.posts[0]?.id ?? '' });
    expect((await ask(ada, listNotices, {})).body.unread).toBe(0);
    await ask(ada, deleteScheduledWorkflow, { id: coffee.id });
    expect((await ask(ada, listNotices, {})).body.data).toHaveLength(1);
    await handOver(product, ada, 'White tea', ['twitter']);
    expect((await ask(ada, readNotices, {})).body.unread).toBe(0);
  });

  it('NOTE-12 everybody chooses by kind what is told by mail and in the app; without a choice everything is, and a mail comes of what needs them', async () => {
    const ada = await newPerson(product);
    const all = NOTICE_KINDS.map((kind) => ({ kind, mail: kind !== 'sent', app: true }));
    expect((await ask(ada, getNoticeChoices, {})).body.data).toEqual(all);
    const chosen = { kind: 'ready' as const, mail: false, app: false };
    const changed = all.map((one) => (one.kind === 'ready' ? chosen : one));
    expect((await ask(ada, setNoticeChoices, { choices: [chosen] })).body.data).toEqual(changed);
    expect((await ask(ada, getNoticeChoices, {})).body.data).toEqual(changed);
    expect((await ask(await newPerson(product), getNoticeChoices, {})).body.data).toEqual(all);
    await handOver(product, ada, 'Quiet tea', ['linkedin']);
    expect((await ask(ada, listNotices, {})).body).toMatchObject({ data: [], unread: 0 });
    await ask(ada, setNoticeChoices, { choices: [{ ...chosen, app: true }] });
    expect((await ask(ada, listNotices, {})).body.unread).toBe(1);
    const wrong = [{ kind: 'gossip', mail: true, app: true }] as never;
    expect((await ask(ada, setNoticeChoices, { choices: wrong })).status).toBe(400);
    expect(keptMails(product.dataDir, ada.email)).toHaveLength(1);
  });

  it('NOTE-03 at its time the post is in the mailbox, and its mail is kept whole', async () => {
    const ada = await newPerson(product);
    await handOver(product, ada, 'Rye bread', ['linkedin', 'twitter']);
    const mail = await mailTo(product.dataDir, ada.email, 2);
    expect(mail).toMatchObject({ subject: 'Ready to post: Rye bread', link: `${product.url}/ready` });
    expect(mail.text).toContain('Rye bread is here.');
    const folder = join(product.dataDir, 'outbox');
    const kept = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(kept.filter((raw) => raw.includes(`Message-ID: <${mail.id}>`))).toHaveLength(1);
  });
});

it('NOTE-09 a mail server that is in trouble gets the mail later, once', async () => {
  const sink = await startSmtpSink();
  const other = await startTestProduct({ SMTP_URL: sink.url });
  const email = 'ada@example.com';
  const mails = (subject: string) => sink.mails.filter(({ headers }) => headers.subject?.includes(subject));
  try {
    const password = 'a good password';
    await make(other.url, register, { email, password, firstName: 'Ada', lastName: 'Tester' });
    const wait = { timeout: 40_000, interval: 50 };
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), wait);
    const link = /https?:\/\/\S+/.exec(sink.mails[0]?.body ?? '')?.[0] ?? '';
    await make(other.url, verifyEmail, linkParts(link));
    sink.refusing = true;
    await handOver(other, await signInAs(other, email, password), 'Rye bread', ['linkedin']);
    await vi.waitFor(() => expect(sink.refused).toBeGreaterThan(0), wait);
    sink.refusing = false;
    await vi.waitFor(() => expect(mails('Ready to post: Rye bread')).toHaveLength(1), wait);
    const [mail] = mails('Ready to post');
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.headers['message-id']).toMatch(/^<notice-[0-9a-f-]{36}@localhost>$/);
    expect(mail?.body).toContain('Rye bread is here.');
    expect(mails('Ready to post: Rye bread')).toHaveLength(1);
  } finally {
    await other.stop();
    await sink.stop();
  }
});
