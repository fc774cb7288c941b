import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotices } from '../../../domain/api/account/notices.ts';
import { listPublications, markPosted } from '../../../domain/api/post/publishing.ts';
import { getScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { handOver as handOverAs } from '../../../tests/support/stage/handed-over.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = await startTestProduct();
  ada = await newPerson(product);
});
afterAll(() => product.stop());

const ask = <C extends Parameters<typeof make>[1]>(call: C, input: Parameters<typeof make<C>>[2], who = ada) =>
  make(product.url, call, input, who.identity);

const handOver = (name: string, platforms: Platform[], who = ada) => handOverAs(product, who, name, platforms);

const setState = (id: string | undefined, state: string, more = '') =>
  product.sql(`update publications set state = $1 ${more} where post_id = $2`, [state, id]);

describe('hand-over', () => {
  it('HAND-02 lists what waits for the caller with its task, newest first, and how much that is', async () => {
    const person = await newPerson(product);
    const first = await handOver('Oat milk', ['linkedin', 'twitter'], person);
    const second = await handOver('Rye bread', ['facebook'], person);
    const { body } = await ask(listPublications, { state: 'waiting' }, person);
    expect(body.data.map(({ taskId }) => taskId)).toEqual([second.id, first.id, first.id]);
    expect(body.waiting).toBe(3);
    expect(body.data[0]).toMatchObject({ taskName: 'Rye bread', state: 'ready', post: { text: 'Rye bread is here.' } });
    expect(Date.parse(body.data[0]?.dueAt ?? '')).not.toBeNaN();

    await setState(first.posts[0]?.id, 'refused');
    await setState(first.posts[1]?.id, 'sent');
    const refused = (await ask(listPublications, { state: 'refused' }, person)).body;
    expect(refused.data.map(({ id }) => id)).toEqual([first.posts[0]?.id]);
    expect(refused.waiting).toBe(2);
    expect((await ask(listPublications, { state: 'sent' }, person)).body.data).toHaveLength(1);
    expect((await ask(listPublications, {}, person)).body.data).toHaveLength(3);
    expect((await ask(listPublications, { limit: 1 }, person)).body).toMatchObject({ data: [{}], waiting: 2 });
    expect((await ask(listPublications, {})).body.data).toEqual([]);
  });

  it('HAND-03 marking as posted is written down once, with its address, and told in the timeline', async () => {
    const { id, posts } = await handOver('Green tea', ['linkedin']);
    const [post] = posts;
    const url = 'https://www.linkedin.com/posts/1';
    const marked = (await ask(markPosted, { id: post?.id ?? '', url: ` ${url} ` })).body.data;
    expect(marked).toMatchObject({ state: 'sent', url, account: null });
    const again = (await ask(markPosted, { id: post?.id ?? '' })).body.data;
    expect(again).toEqual(marked);
    const task = (await ask(getScheduledWorkflow, { id })).body.data;
    expect(task.posting).toBe('sent');
    expect(task.timeline.filter(({ what }) => what === 'posted')).toMatchObject([{ detail: 'By you on LinkedIn' }]);
  });

  it('HAND-03 refused and unconfirmed posts can be marked too; an address can be added later', async () => {
    const { posts } = await handOver('Black tea', ['linkedin', 'twitter']);
    const [refused, unconfirmed] = posts.map(({ id }) => id);
    await setState(refused, 'refused', ", reason = 'No', account = 'Acme'");
    await setState(unconfirmed, 'unconfirmed');
    expect((await ask(markPosted, { id: refused ?? '' })).body.data).toMatchObject({
      state: 'sent',
      reason: null,
      account: null,
      url: null,
    });
    expect((await ask(markPosted, { id: unconfirmed ?? '' })).body.data.state).toBe('sent');
    const added = (await ask(markPosted, { id: refused ?? '', url: 'x.com/acme/status/1' })).body.data;
    expect(added.url).toBe('https://x.com/acme/status/1');
  });

  it('PUB-83 the notice about a post is read once it is posted on its last network, not before', async () => {
    const person = await newPerson(product);
    const unread = async () => (await ask(listNotices, {}, person)).body.unread;
    const { posts } = await handOver('Mint tea', ['linkedin', 'twitter', 'facebook'], person);
    await waitFor(async () => expect(await unread()).toBe(1));
    for (const [left, { id }] of [...posts.entries()].reverse()) {
      await ask(markPosted, { id }, person);
      expect(await unread()).toBe(left === 0 ? 0 : 1);
    }
  });

  it('HAND-04 what is on its way, or was posted by its network, is not marked by hand', async () => {
    const { posts } = await handOver('White tea', ['linkedin']);
    const id = posts[0]?.id ?? '';
    for (const state of ['queued', 'sending']) {
      await setState(id, state);
      const { status, body } = await ask(markPosted, { id });
      expect([status, body.message]).toEqual([
        409,
        'This post is on its way right now. Please wait until its network has answered.',
      ]);
    }
    await setState(id, 'sent', ", url = 'https://net.example/1', external_id = '1'");
    const { data } = (await ask(markPosted, { id, url: 'https://elsewhere.example/' })).body;
    expect(data.url).toBe('https://net.example/1');
  });

  it('HAND-04 addresses that a browser must not follow, others’ posts and unknown ones are refused', async () => {
    const { posts } = await handOver('Red tea', ['linkedin']);
    const id = posts[0]?.id ?? '';
    for (const url of [
      'javascript:alert(1)',
      'ftp://a.example/',
      'https://',
      `https://a.example/${'a'.repeat(2_000)}`,
    ]) {
      const { status, body } = await ask(markPosted, { id, url });
      expect([url, status]).toEqual([url, 400]);
      expect(body.fields?.url).toBeTruthy();
    }
    const stranger = await newPerson(product);
    for (const unknown of [id, crypto.randomUUID(), 'none'])
      expect((await ask(markPosted, { id: unknown }, stranger)).status).toBe(404);
    expect((await ask(listPublications, { state: 'ready' })).body.data.map((one) => one.id)).toContain(id);
  });
});
