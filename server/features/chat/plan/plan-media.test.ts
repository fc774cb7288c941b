import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUsage } from '../../../../domain/api/account/usage.ts';
import type { InputOf } from '../../../../domain/api/call.ts';
import { drawPicture } from '../../../../domain/api/post/media.ts';
import { confirmSchedulePlan } from '../../../../domain/api/schedule/plans.ts';
import { getScheduledWorkflow } from '../../../../domain/api/schedule/scheduled.ts';
import { planOf, say } from '../../../../tests/support/chat.ts';
import { make } from '../../../../tests/support/client.ts';
import { simpleEngine } from '../../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';
import { waitFor } from '../../../../tests/support/wait-for.ts';

describe('a plan with a picture and a sound', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
  });
  beforeEach(async () => {
    product.clock.now = new Date('2026-11-16T10:00:00Z');
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  const ask = (message: string, sessionId?: string) =>
    say(product.url, person.identity, message, sessionId ? { sessionId } : {});
  const left = async () => (await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage;
  /** Approves a plan for 9 on 17 November, and waits until its words and all that stands beside them are posted then. */
  const expectPosted = async (plan: ReturnType<typeof planOf>): Promise<void> => {
    const { body } = await make(product.url, confirmSchedulePlan, { planId: plan.planId }, person.identity);
    product.clock.now = new Date('2026-11-17T09:00:01Z');
    await product.sql(`update sessions set expires_at = '2100-01-01', refresh_expires_at = '2100-01-01'`);
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
    await waitFor(async () => {
      const task = await make(
        product.url,
        getScheduledWorkflow,
        { id: body.scheduledWorkflowId ?? '' },
        person.identity,
      );
      expect(task.body.data.publications).toMatchObject([{ post: { text: plan.input, media: plan.post.media } }]);
    });
  };
  const ASKED = 'Schedule a LinkedIn post with a picture tomorrow at 9am: Our tea room opens on Friday at 4.';

  it.each([
    ASKED,
    'Schedule a LinkedIn post with an image for tomorrow at 9am: Our tea room opens on Friday at 4.',
    'Post about our new tea room on LinkedIn with a picture tomorrow at 9',
  ])('POST-60 is one plan of text that holds the picture, drawn at once with its alt text: %s', async (message) => {
    const before = (await left()) ?? 0;
    const plan = planOf(await ask(message));
    expect(plan).toMatchObject({ medium: 'text', scheduledAtLocal: '2026-11-17T09:00', platforms: ['linkedin'] });
    expect(plan.input).not.toMatch(/picture|image/i);
    expect(plan.post.media).toMatchObject([{ kind: 'image', alt: expect.stringMatching(/tea room/i) }]);
    const picture = await fetch(`${product.url}/api/media/${plan.post.media[0]?.mediaId}`, {
      headers: { 'x-session-id': person.identity.sessionId, 'x-user-id': person.identity.userId },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    // Drawing counts, as it does in a conversation.
    expect(await left()).toBe(before - 1);
  });

  it('POST-82 POST /api/draw-picture draws one for the words of a post, another one each time, and counts', async () => {
    const before = (await left()) ?? 0;
    const draw = (input: InputOf<typeof drawPicture>) => make(product.url, drawPicture, input, person.identity);
    const first = await draw({ text: 'Our tea room opens on Friday at 4.', platforms: ['linkedin'] });
    expect(first.body.data).toMatchObject({ kind: 'image', alt: expect.stringMatching(/tea room/i) });
    expect(first.body.remarks).toEqual([]);
    const wish = { text: 'Our tea room opens on Friday at 4.', platforms: ['linkedin' as const] };
    const second = await draw({ ...wish, insteadOf: first.body.data.mediaId });
    expect(second.body.data.mediaId).not.toBe(first.body.data.mediaId);
    expect(await left()).toBe(before - 2);
    const arabic = await draw({ ...wish, text: 'افتتاح المقهى يوم الجمعة' });
    expect(arabic.body.remarks).toEqual([expect.stringContaining('no letters for this script')]);
    const refused = await draw({ ...wish, text: ' ' });
    expect([refused.status, refused.body.message]).toEqual([400, 'Write the text first: the picture is drawn from it']);
    expect(await left()).toBe(before - 3);
  });

  it('POST-61 posts both together at its time', async () => {
    const plan = planOf(await ask(ASKED));
    await expectPosted(plan);
  });

  it('POST-62 its picture is drawn anew or taken away when that is asked for, and a change of the text keeps it', async () => {
    const first = await ask(ASKED);
    const session = first.body.session_id;
    const plan = planOf(first);
    const shorter = planOf(await ask('change the text to "Tea on Friday at 4."', session));
    expect(shorter).toMatchObject({ input: 'Tea on Friday at 4.', post: plan.post });
    expect(planOf(await ask('make it 10am', session))).toMatchObject({ post: plan.post });
    const other = planOf(await ask('another picture please', session));
    expect(other.planId).toBe(plan.planId);
    expect(other.post.media).toMatchObject([{ kind: 'image', alt: 'Card that reads: Tea. Friday at 4' }]);
    expect(other.post.media[0]?.mediaId).not.toBe(plan.post.media[0]?.mediaId);
    const again = planOf(await ask('redraw it', session));
    expect(again.post.media[0]?.mediaId).not.toBe(other.post.media[0]?.mediaId);
    const none = planOf(await ask('without the picture', session));
    expect(none).toMatchObject({ input: 'Tea on Friday at 4.', post: { media: [] } });
    const kept = await product.sql('select id from schedule_plans where user_id = $1', [person.user.id]);
    expect(kept).toHaveLength(1);
  });

  it('POST-64 a draft is planned with the picture that was drawn for it, or with one that is asked for then', async () => {
    const written = await ask('Write a LinkedIn post with a picture: Our tea room opens on Friday at 4.');
    const picture = written.body.outputs.find(({ output_type }) => output_type === 'image');
    const drawn = picture && 'output' in picture ? picture.output : '';
    const kept = planOf(await ask('schedule it tomorrow at 9', written.body.session_id));
    expect(`/api/media/${kept.post.media[0]?.mediaId}`).toBe(drawn);
    expect(kept.post.media[0]?.alt).toMatch(/tea room/i);
    const bare = await ask('Write a LinkedIn post: Our tea room opens on Friday at 4.');
    const plan = planOf(await ask('schedule it tomorrow at 9 with a picture', bare.body.session_id));
    expect(plan).toMatchObject({ scheduledAtLocal: '2026-11-17T09:00', platforms: ['linkedin'], medium: 'text' });
    expect(plan.post.media).toMatchObject([{ kind: 'image' }]);
  });

  it('PIC-384 says of a plan’s picture too that there are no letters for its words', async () => {
    const reply = await ask('Post "春节快乐，大家好" on LinkedIn tomorrow at 9 with a picture');
    expect(planOf(reply).post.media).toHaveLength(1);
    expect(reply.body.message).toContain('The built-in designer has no letters for this script');
  });

  it('POST-63 where no picture can be drawn, the plan holds the text and the answer says why', async () => {
    await product.sql(
      `insert into usage_days (user_id, day, used) values ($1, '2026-11-16', 10)
       on conflict (user_id, day) do update set used = 10`,
      [person.user.id],
    );
    const reply = await ask(ASKED);
    expect(planOf(reply)).toMatchObject({ post: { media: [] } });
    expect(reply.body.message).toContain(
      'The picture could not be made: You have used all 10 free workflows of today.',
    );
  });

  const HEARD = 'Post "Tea on Friday at 4." on LinkedIn tomorrow at 9 with a picture and spoken by Sarah';

  it('POST-66 holds text, picture and sound, made at once and counted once, until all of it is posted', async () => {
    const before = (await left()) ?? 0;
    const plan = planOf(await ask(HEARD));
    expect(plan).toMatchObject({ medium: 'text', input: 'Tea on Friday at 4.', scheduledAtLocal: '2026-11-17T09:00' });
    expect(plan.post.media).toMatchObject([
      { kind: 'image' },
      { kind: 'audio', alt: 'Tea on Friday at 4.', voice: 'Sarah Professional' },
    ]);
    expect(plan.notes).toContain(
      'LinkedIn takes no sound: the text and the picture go out there without it, and the sound stays here for you.',
    );
    expect(await left()).toBe(before - 1);
    await expectPosted(plan);
  });

  it('POST-67 its sound is spoken anew, by another voice, added or taken away; new words leave a remark on it', async () => {
    const first = await ask(HEARD);
    const session = first.body.session_id;
    const [picture, sound] = planOf(first).post.media;
    const none = planOf(await ask('without the sound', session));
    expect(none.post.media).toEqual([picture]);
    const added = planOf(await ask('add a voice note', session));
    expect(added.post.media.map(({ kind }) => kind).sort()).toEqual(['audio', 'image']);
    const emma = planOf(await ask('spoken by Emma', session));
    const heard = emma.post.media.find(({ kind }) => kind === 'audio');
    expect(heard).toMatchObject({ voice: 'Emma Storyteller' });
    expect(heard?.mediaId).not.toBe(sound?.mediaId);
    const stale = 'The sound says the words of before. Ask for another sound to have these spoken, or take it away.';
    const changed = planOf(await ask('change the text to "Tea on Friday at 5."', session));
    expect(changed.notes).toContain(stale);
    const again = planOf(await ask('another sound', session));
    expect(again.notes).not.toContain(stale);
    expect(again.post.media.find(({ kind }) => kind === 'audio')).toMatchObject({
      alt: 'Tea on Friday at 5.',
      voice: 'Emma Storyteller',
    });
  });

  it('POST-69 with nothing to say is asked about, draws and counts nothing; once it is said, all is made', async () => {
    const before = (await left()) ?? 0;
    const unsaid = await ask('a linkedin post with a picture and a voice note tomorrow at 9');
    expect(planOf(unsaid).post.media).toEqual([]);
    expect(await left()).toBe(before);
    const told = planOf(await ask('Our florist opens on Friday at 8 with free tulips', unsaid.body.session_id));
    expect(told.planId).toBe(planOf(unsaid).planId);
    expect(told.post.media.map(({ kind }) => kind)).toEqual(['image', 'audio']);
  });
});
