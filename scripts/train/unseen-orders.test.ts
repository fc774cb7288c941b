import { expect, test } from 'vitest';
import { unseenOrders } from './unseen-orders.ts';

test.each([
  ['unseen.txt', { whole: 28, title: 60, talk: 76 }],
  ['unseen-mixed.txt', { whole: 46, title: 120, talk: 97 }],
  ['unseen-third.txt', { whole: 58, title: 93, talk: 90 }],
] as const)(
  'PIC-523 orders of hands that nothing was learned from are read no worse than they were: %s',
  (file, least) => {
    const { whole, title, talk } = unseenOrders(file);
    expect(whole).toBeGreaterThanOrEqual(least.whole);
    expect(title).toBeGreaterThanOrEqual(least.title);
    expect(talk).toBeGreaterThanOrEqual(least.talk);
  },
);
