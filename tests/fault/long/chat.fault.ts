import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { chatHistory } from '../../../domain/api/chat.ts';
import { say, streamed } from '../../support/chat.ts';
import { make } from '../../support/client.ts';
import { type FakeProviders, startFakeProviders } from '../../support/doubles/fake-providers.ts';
import { streamPieces } from '../../support/doubles/provider-wire.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';

/** Within this time another process answers what a killed one had begun. */
const TAKEN_OVER_WITHIN_MS = 30_000;

let place: Workplace;
let model: FakeProviders;
beforeAll(async () => {
  model = await startFakeProviders();
  place = await openWorkplace(inject('postgresUrl'), {
    AI_TEXT_MODEL: 'local:slow',
    AI_BASE_URL: `${model.origin}/local/v1`,
  });
});
afterAll(async () => {
  await place.close();
  await model.close();
});

const records = async () => (await make(place.url(), chatHistory, {}, place.person.identity)).body.data;

it('kill -9 while a chat streams: nothing half-answered is kept, and the same message is answered once by the next process', async () => {
  // Half of an answer, and then nothing more.
  model.always = ({ request, response }) => {
    const pieces = streamPieces(request.wire, model.text);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(pieces.slice(0, Math.ceil(pieces.length / 2)).join(''));
  };
  const requestId = randomUUID();
  const events = streamed(place.url(), place.person.identity, 'Write about bread', { requestId });
  // Not left by a loop: it is the server that goes, while somebody still listens.
  let heard = await events.next();
  while (heard.value?.event !== 'text') heard = await events.next();
  await place.web().kill();
  const rest = async (): Promise<void> => {
    for await (const _event of events);
  };
  await expect(rest()).rejects.toThrow();
  model.always = null;
  await place.startWeb();
  expect(await records()).toEqual([]);
  const began = Date.now();
  const { status, body } = await say(place.url(), place.person.identity, 'Write about bread', { requestId });
  console.log(`answered ${((Date.now() - began) / 1000).toFixed(1)} s after it was sent again`);
  expect([status, body.status]).toEqual([200, 'completed']);
  expect(Date.now() - began).toBeLessThan(TAKEN_OVER_WITHIN_MS);
  expect((await records()).map(({ id }) => id)).toEqual([body.chat_id]);
});
