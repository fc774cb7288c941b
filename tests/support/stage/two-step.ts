import { beginTwoStep, confirmTwoStep } from '../../../domain/api/account/factors.ts';
import { make } from '../client.ts';
import { appCode } from '../doubles/authenticator-app.ts';
import type { Person } from '../people.ts';
import type { TestProduct } from '../product.ts';

export interface App {
  /** A code that was not used yet: the product's time goes on for it. */
  nextCode(): string;
  recoveryCodes: string[];
}

/** Turns two-step sign-in on for somebody, with an app that has their key. */
export async function turnOnTwoStep(product: TestProduct, who: Person): Promise<App> {
  const { password, identity } = who;
  const { key } = (await make(product.url, beginTwoStep, { password }, identity)).body.data;
  const nextCode = (): string => {
    product.clock.now = new Date(product.clock.now.getTime() + 30_000);
    return appCode(key, product.clock.now);
  };
  const { body } = await make(product.url, confirmTwoStep, { code: nextCode() }, identity);
  return { nextCode, recoveryCodes: body.recoveryCodes };
}
