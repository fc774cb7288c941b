import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { register } from '../../../domain/api/account/auth.ts';
import { loadMedia } from '../../../domain/api/post/media.ts';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { healthCheck } from '../../../domain/api/system.ts';
import { make } from '../../support/client.ts';
import { type FakeS3, S3_SECRET, startFakeS3 } from '../../support/doubles/fake-s3.ts';
import { type SmtpSink, startSmtpSink } from '../../support/doubles/smtp-sink.ts';
import { type SpawnedProduct, spawnProduct } from '../../support/spawned-product.ts';
import { waitFor } from '../../support/wait-for.ts';
import { checkMedia, checkTrust, startAudit } from '../audit.ts';
import { countPosts, ended } from '../posts.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';

describe('an S3 that', () => {
  let place: Workplace;
  let s3: FakeS3;
  let posts = 0;
  beforeAll(async () => {
    s3 = await startFakeS3();
    place = await openWorkplace(inject('postgresUrl'), { MEDIA_URL: s3.url.href });
    await startAudit(place.sql);
    await place.startWorker();
  });
  afterAll(async () => {
    await place.close();
    await s3.close();
  });
  const picture = async (): Promise<void> => {
    const { status } = await make(
      place.url(),
      scheduleWorkflow,
      {
        name: 'Picture',
        scheduledAt: new Date(Date.now() + 1_500).toISOString(),
        userTimezone: 'UTC',
        agents: [{ id: 'a', type: 'image', name: 'Picture', input: 'A poster about fresh bread', description: '' }],
        connections: [],
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      place.person.identity,
    );
    expect(status).toBe(200);
    posts++;
    await ended(place, posts);
  };
  const holds = async (): Promise<void> => {
    expect(await countPosts(place, `status = 'failed' and error_message !~ '^Picture: [A-Z].*\\.$'`)).toBe(0);
    expect(await countPosts(place, `error_message like '%${S3_SECRET}%'`)).toBe(0);
    await checkMedia(place.sql);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });
  };

  it.each([
    ['fails once', 1, 'completed'],
    ['fails for good', 100, 'failed'],
  ] as const)(
    '%s: the picture is kept or its post says why, and no row names what is not there',
    async (_, times, status) => {
      s3.upcoming = Array.from({ length: times }, () => (response) => response.writeHead(500).end());
      await picture();
      s3.upcoming = [];
      expect(await countPosts(place, `status = '${status}'`)).toBe(1);
      await holds();
    },
  );

  it('is silent: the post ends all the same, and the next is well', async () => {
    s3.upcoming = Array.from({ length: 100 }, () => () => {});
    await picture();
    s3.upcoming = [];
    await picture();
    expect(await countPosts(place, `status = 'completed'`)).toBe(2);
    await holds();
  });

  it('breaks off in the middle of an object: nobody gets half a picture', async () => {
    const [media] = await place.sql<{ id: string }>('select id from media limit 1');
    const get = () => make(place.url(), loadMedia, { id: media?.id ?? '' }, place.person.identity);
    const whole = [...s3.objects.values()][0]?.bytes ?? Buffer.alloc(0);
    s3.upcoming = Array.from({ length: 100 }, () => (response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': String(whole.length) });
      response.write(whole.subarray(0, whole.length >> 1), () => response.destroy());
    });
    const broken = await get();
    s3.upcoming = [];
    expect([broken.status, broken.body.message]).toEqual([
      503,
      'Fanfare can’t be reached right now. Please try again in a moment.',
    ]);
    expect((await get()).status).toBe(200);
    expect((await make(place.url(), healthCheck, {})).status).toBe(200);
  });
});

describe('a mail server that', () => {
  let product: SpawnedProduct;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
    product = await spawnProduct(inject('postgresUrl'), { SMTP_URL: sink.url, MAIL_FROM: 'fanfare@example.com' });
  });
  afterAll(async () => {
    await product.stop();
    await sink.stop();
  });
  const signUp = async (email: string): Promise<void> => {
    const person = { email, password: 'a good password', firstName: 'Ada', lastName: 'Tester' };
    expect((await make(product.url, register, person)).status).toBe(201);
  };
  /** Each gets exactly one mail, however long it takes. */
  const eachGotOne = (emails: string[]): Promise<void> =>
    waitFor(() => {
      const got = sink.mails.flatMap(({ recipients }) => recipients).filter((email) => emails.includes(email));
      expect(got.sort()).toEqual([...emails].sort());
    }, 120_000);

  it('refuses, then takes: people sign up at once, and each gets one mail', async () => {
    sink.refusing = true;
    const emails = ['a', 'b', 'c'].map((name) => `refused-${name}@example.com`);
    for (const email of emails) await signUp(email);
    await waitFor(() => expect(sink.refused).toBeGreaterThan(2));
    sink.refusing = false;
    await eachGotOne(emails);
  });

  it('is gone, then back: nothing is lost and nothing comes twice', async () => {
    const port = Number(new URL(sink.url).port);
    await sink.stop();
    const emails = ['a', 'b', 'c'].map((name) => `gone-${name}@example.com`);
    for (const email of emails) await signUp(email);
    sink = await startSmtpSink(port);
    await eachGotOne(emails);
  });

  it('takes a connection and says nothing: sign-up does not wait for it, and the mail comes when it speaks', async () => {
    sink.silent = true;
    const emails = ['silent@example.com'];
    await signUp('silent@example.com');
    await waitFor(() => expect(sink.unanswered).toBeGreaterThan(0));
    sink.silent = false;
    await eachGotOne(emails);
  });
});
