import { expect, test } from 'vitest';
import { unseenOrders } from './unseen-orders.ts';

test('PIC-523 orders of a hand that nothing was learned from are read no worse than they were', () => {
  const { whole, title, talk, of } = unseenOrders('unseen.txt');
  expect(of).toBe(100);
  expect(whole).toBeGreaterThanOrEqual(28);
  expect(title).toBeGreaterThanOrEqual(58);
  expect(talk).toBeGreaterThanOrEqual(79);
});
