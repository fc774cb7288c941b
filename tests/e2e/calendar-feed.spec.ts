import { readCalendar } from '../support/read-calendar.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { seedTasks, tasksScreen } from './tasks-stage.ts';

test('MONTH-80 MONTH-81 the schedule is subscribed to by a secret address, which is renewed after asking', async ({
  page,
  product,
  request,
}) => {
  const { id } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Spring sale' }]);
  await page.goto('/scheduled');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Subscribe in your calendar' }).click();
  const { dialog } = tasksScreen(page);
  const box = dialog('Subscribe in your calendar');
  await box.getByRole('button', { name: 'Make an address' }).click();
  const address = box.getByLabel('Address', { exact: true });
  await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  await expect(box.getByRole('link', { name: 'Open in your calendar app' })).toHaveAttribute(
    'href',
    first.replace(/^https?:/, 'webcal:'),
  );
  await expectAccessible(page);
  const [event] = readCalendar(await (await request.get(first)).text()).events;
  expect(event?.SUMMARY).toBe('Spring sale');

  await box.getByRole('button', { name: 'Renew the address' }).click();
  const question = dialog('Renew the address?');
  await question.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(address).not.toHaveValue(first);
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(await address.inputValue())).status()).toBe(200);

  await page.goto(`/scheduled?task=${task}`);
  await expect(page.getByRole('dialog').getByText('Spring sale').first()).toBeVisible();
  await expect(page).toHaveURL(/\/scheduled$/);
});
