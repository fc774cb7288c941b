import * as z from 'zod/mini';
import { networkConnectionSchema } from '../../post/connections.ts';
import { platformSchema } from '../../post/platforms.ts';
import { call } from '../call.ts';

const platformInput = z.object({ platform: platformSchema });
const all = z.object({ message: z.string(), data: z.array(networkConnectionSchema) });

export const listConnections = call('GET', '/connections', {
  summary: 'The networks: which can be connected here, by which account each is, and what is wrong with it.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ data: z.array(networkConnectionSchema) }),
});

export const beginConnection = call('POST', '/connections/{platform}', {
  summary:
    'Begins to connect an account: gives the network’s address where its owner is asked, for this browser alone.',
  access: 'session',
  input: platformInput,
  answer: z.object({ url: z.string() }),
});

export const chooseAccount = call('POST', '/connections/{platform}/account', {
  summary: 'Chooses one of the accounts that a network offered.',
  access: 'session',
  input: z.extend(platformInput, { accountId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: all,
});

export const disconnect = call('DELETE', '/connections/{platform}', {
  summary: 'Disconnects an account, here and at its network; what waits to go out by it is handed over.',
  access: 'session',
  input: platformInput,
  answer: all,
});
