import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listNotices } from '../../../domain/api/account/notices.ts';
import { resolvePublication, retryPublication } from '../../../domain/api/post/publishing.ts';
import { getScheduledWorkflow, scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import type { PublicationState } from '../../../domain/post/publication.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { losesAnswer, refusesWith, smallNetwork } from '../../../tests/support/doubles/small-network.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { connectAccount } from '../../../tests/support/stage/connected.ts';
import { COMMENT_UNSURE } from '../../platform/publishers/first-comment.ts';

/** From the schedule to the network and back to the task's page, by the whole product. */
describe('a scheduled post of a connected account', () => {
  const network = smallNetwork();
  let product: TestProduct;
  let person: Person;
  let count = 0;
  beforeAll(async () => {
    product = await startTestProduct(
      {},
      { engine: simpleEngine(), publishers: new Map([['linkedin', network.publisher]]) },
    );
    person = await newPerson(product);
    await product.sql('update users set premium = true');
  });
  beforeEach(() => connectAccount(product, person.user.id));
  afterAll(() => product.stop());

  const comesDue = async (): Promise<string> => {
    const text = `Fresh bread ${++count}`;
    const scheduledAt = new Date(product.clock.now.getTime() + 60_000);
    const { body } = await make(
      product.url,
      scheduleWorkflow,
      {
        name: text,
        scheduledAt: scheduledAt.toISOString(),
        agents: [{ id: 'a', type: 'chat', name: 'Text', input: text, description: '', verbatim: true }],
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      person.identity,
    );
    product.clock.now = new Date(scheduledAt.getTime() + 1);
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
    return body.data.id;
  };
  const shown = async (id: string) =>
    (await make(product.url, getScheduledWorkflow, { id }, person.identity)).body.data;
  const posting = (id: string, state: PublicationState) =>
    vi.waitFor(
      async () => {
        const task = await shown(id);
        expect(task.posting).toBe(state);
        const [publication] = task.publications;
        if (!publication) throw new Error('no publication');
        return { ...publication, timeline: task.timeline };
      },
      { timeout: 20_000, interval: 50 },
    );
  const resolve = (id: string, answer: 'there' | 'again', url?: string) =>
    make(product.url, resolvePublication, { id, answer, ...(url ? { url } : {}) }, person.identity);
  const retry = (id: string, who = person) => make(product.url, retryPublication, { id }, who.identity);

  it('PUB-32 goes out at its time, and its task says so', async () => {
    const { url, account, timeline } = await posting(await comesDue(), 'sent');
    expect({ url, account }).toEqual({
      url: `https://network.example/${network.posted.at(-1)?.id}`,
      account: 'Ada Lovelace',
    });
    expect(timeline.map(({ what }) => what)).toEqual(['scheduled', 'started', 'completed', 'posted']);
  });

  it('PUB-44 whose answer was lost is resolved by its owner: it is there, once and for all', async () => {
    network.next(losesAnswer);
    const task = await comesDue();
    const { id } = await posting(task, 'unconfirmed');
    const asked = network.asked.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => resolve(id, 'there')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await posting(task, 'sent')).timeline.at(-1)).toMatchObject({
      what: 'posted',
      detail: 'On LinkedIn, as you have seen there.',
    });
    expect(network.asked).toHaveLength(asked);
  });

  it('PUB-44 that is there keeps the address that its owner gives; that is not is sent again', async () => {
    network.next(losesAnswer);
    const there = await posting(await comesDue(), 'unconfirmed');
    const { body } = await resolve(there.id, 'there', 'https://www.linkedin.com/feed/1');
    expect(body).toMatchObject({
      message: 'Marked as posted',
      data: { state: 'sent', url: 'https://www.linkedin.com/feed/1', reason: null },
    });
    network.next(refusesWith('unconfirmed', 'Lost.'));
    const task = await comesDue();
    const { id } = await posting(task, 'unconfirmed');
    expect((await resolve(id, 'again')).body).toMatchObject({ message: 'On its way to LinkedIn' });
    expect((await posting(task, 'sent')).url).toMatch(/network.example/);
    expect((await resolve(id, 'again')).body.message).toBe('This post is out already.');
  });

  it('PUB-81 PUB-84 that is there says that its first comment may be missing, and what was told of it is read', async () => {
    network.next(losesAnswer);
    const { id } = await posting(await comesDue(), 'unconfirmed');
    await product.sql(`update posts set first_comment = 'The link' where id = $1`, [id]);
    const told = async () =>
      (await make(product.url, listNotices, {}, person.identity)).body.data.find(({ title }) =>
        /unconfirmed/.test(title),
      );
    await vi.waitFor(async () => expect((await told())?.isRead).toBe(false));
    const { body } = await resolve(id, 'there');
    expect(body.data).toMatchObject({ state: 'sent', reason: COMMENT_UNSURE });
    expect((await told())?.isRead).toBe(true);
  });

  it('PUB-45 that was refused is sent again when its owner says so, however late it is', async () => {
    network.next(refusesWith('refused', 'LinkedIn refused this post: no.'));
    const task = await comesDue();
    const { id } = await posting(task, 'refused');
    product.clock.now = new Date(product.clock.now.getTime() + 2 * 3_600_000);
    expect((await retry(id, await newPerson(product))).status).toBe(404);
    expect((await resolve(id, 'there')).status).toBe(409);
    network.next(refusesWith('later', 'Not now.'));
    expect((await retry(id)).body.message).toBe('On its way to LinkedIn');
    await vi.waitFor(async () => expect((await posting(task, 'queued')).reason).toBe('Not now.'));
    expect((await retry(id)).body.message).toBe('This post is on its way already.');
  });

  it('TDLG-20 that is only a sound is not sent, whoever asks: it is its owner’s to post', async () => {
    network.next(refusesWith('refused', 'LinkedIn refused this post: no.'));
    const task = await comesDue();
    const { id } = await posting(task, 'refused');
    await product.sql(
      `update posts set text = '', media = '[{"mediaId":"00000000-0000-4000-8000-000000000001","kind":"audio","alt":""}]' where id = $1`,
      [id],
    );
    const reason = 'LinkedIn takes no sound from Fanfare, so this post is yours to post.';
    expect((await retry(id)).body).toMatchObject({ message: reason, data: { state: 'ready', reason, account: null } });
  });

  it('PUB-45 that is to be sent again without an account is its owner’s to post, and goes out once there is one', async () => {
    network.next(refusesWith('refused', 'LinkedIn refused this post: no.'));
    const task = await comesDue();
    const { id } = await posting(task, 'refused');
    await product.sql('delete from network_connections');
    const { body } = await retry(id);
    expect(body).toMatchObject({
      message: 'LinkedIn is not connected, so this post is yours to post.',
      data: { state: 'ready', account: null },
    });
    await connectAccount(product, person.user.id);
    await retry(id);
    expect((await posting(task, 'sent')).account).toBe('Ada Lovelace');
  });
});
