import { expect, it } from 'vitest';
import { login } from '../../../domain/api/account/auth.ts';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { getUserDetails } from '../../../domain/api/account/user.ts';
import { chatHistory } from '../../../domain/api/chat.ts';
import { listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct } from '../../../tests/support/product.ts';

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** Everything that looks like a moment of any kind. */
const LIKE_A_MOMENT = /^(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|1[5-9]\d{8}(?:\d{3})?$)/;

it('API-11 every instant of an answer is ISO 8601 in UTC, but for the Unix seconds inside an output', async () => {
  const product = await startTestProduct({}, { engine: simpleEngine() });
  const who = await newPerson(product);
  const as = { ...who.identity, timeZone: 'Asia/Tokyo' };
  const [output] = (await say(product.url, as, 'Write a post about bread')).body.outputs;
  const seconds = Math.floor(product.clock.now.getTime() / 1000);
  expect(output).toMatchObject({ output_type: 'text', timestamp: seconds });
  const answers = {
    plan: (await say(product.url, as, 'Post about bread tomorrow at 9')).body,
    login: (await make(product.url, login, { email: who.email, password: who.password })).body,
    history: (await make(product.url, chatHistory, {}, as)).body,
    scheduled: (await make(product.url, listScheduledWorkflows, {}, as)).body,
    usage: (await make(product.url, checkUsage, {}, as)).body,
    user: (await make(product.url, getUserDetails, {}, as)).body,
  };
  const moments = momentsIn(answers, 'answers');
  expect(moments.length).toBeGreaterThan(5);
  const wallTimes = moments.filter(({ path }) => path.endsWith('scheduledAtLocal'));
  expect(wallTimes.map(({ value }) => value)).toContainEqual(expect.stringMatching(/T09:00$/));
  const others = moments.filter((one) => !wallTimes.includes(one) && !/outputs\.\d+\.timestamp$/.test(one.path));
  expect(others.filter(({ value }) => typeof value !== 'string' || !ISO_UTC.test(value))).toEqual([]);
  await product.stop();
});

function momentsIn(value: unknown, path: string): { path: string; value: unknown }[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => momentsIn(inner, `${path}.${key}`));
  return LIKE_A_MOMENT.test(String(value)) ? [{ path, value }] : [];
}
