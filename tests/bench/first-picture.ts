import { setTimeout as delay } from 'node:timers/promises';
import { chatHistory, executeChatWorkflow } from '../../domain/api/chat.ts';
import { make } from '../support/client.ts';
import { newPerson } from '../support/people.ts';
import { spawnProduct } from '../support/spawned-product.ts';
import { startTestPostgres } from '../support/test-postgres.ts';
import { cpuMs, familyOf } from './footprint.ts';

/** Nobody types an order faster. */
const TYPING_MS = 5_000;

export interface FirstPicture {
  ms: number;
  /** Of the product's process with its threads. */
  cpuMs: number;
  /** The floor: a call that draws nothing, answered by the same process. */
  floorMs: number;
}

/** The first picture after a start, as a person meets it: a conversation is opened, an order typed and sent; the answer has the picture. */
export async function firstPicture(order: string): Promise<FirstPicture> {
  const postgres = await startTestPostgres();
  try {
    const product = await spawnProduct(postgres.url);
    try {
      const { identity } = await newPerson(product);
      await make(product.url, chatHistory, {}, identity);
      await delay(TYPING_MS);
      const spent = () => cpuMs(familyOf(product.process.pid ?? 0));
      const called = performance.now();
      await make(product.url, chatHistory, {}, identity);
      const floorMs = performance.now() - called;
      const [begun, before] = [performance.now(), spent()];
      const { body } = await make(product.url, executeChatWorkflow, { originalMessage: order }, identity);
      if (!body.outputs?.some(({ output_type }) => output_type === 'image')) throw new Error(JSON.stringify(body));
      return { ms: performance.now() - begun, cpuMs: spent() - before, floorMs };
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}
