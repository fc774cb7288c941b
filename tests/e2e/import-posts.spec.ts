import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { tasksScreen } from './tasks-stage.ts';

const YEAR = new Date().getFullYear() + 1;
const TABLE = [
  'text;date;time;network;labels',
  `"Our autumn menu is here.";03/04/${YEAR};09:30;LinkedIn, Facebook;Acme`,
  `Last seats for Friday;05.04.${YEAR};9 pm;X;Acme, Autumn`,
  `${'Far too long. '.repeat(25)};06.04.${YEAR};10:00;Twitter;`,
  `;07.04.${YEAR};10:00;MySpace;`,
].join('\r\n');

test('MONTH-70 a CSV file is looked at row by row, mended by a choice, scheduled, and taken back', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await page.goto('/scheduled');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import posts' }).click();
  const { dialog, card } = tasksScreen(page);
  const box = dialog('Import posts');
  await expect(box.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await box.getByRole('button', { name: 'Download a template' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('text,date,time,network,labels');

  const choose = (name: string, content: string) =>
    box
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('empty.csv', '');
  await expect(box.getByRole('alert')).toHaveText('This file is empty. Choose one with a row for each post.');
  await choose('notes.csv', `title,text,date,network,utm\nMenu,Rye is back,${YEAR}-04-03 09:30,Instagram,x`);
  await expect(box).toContainText('This column is not used: utm.');
  await expect(box.getByRole('list', { name: 'Notes on row 2' })).toContainText(
    'Instagram takes no post without a picture.',
  );
  await box.getByRole('button', { name: 'Choose another file' }).click();
  await choose('april.csv', TABLE);
  await expect(box.getByRole('status')).toContainText(
    'april.csv: 1 post can be scheduled, 3 rows can’t and are left out.',
  );
  await expect(box.getByRole('list', { name: 'Faults of row 5' }).getByRole('listitem')).toHaveText([
    'The text is missing.',
    'There is no network “MySpace” here. Use LinkedIn, Twitter, Instagram or Facebook.',
  ]);
  await expect(box.getByRole('list', { name: 'Faults of row 4' })).toContainText('too long for Twitter: 349 of 280');
  await expectAccessible(page);
  await box.getByRole('radio', { name: 'Day first: 03/04 is April 3' }).check();
  await expect(box.getByRole('status')).toContainText('2 posts can be scheduled, 2 rows can’t');
  await expect(box.getByRole('row').nth(1)).toContainText(`April 3, ${YEAR}, 9:30 AM`);
  await box.getByLabel('Show only rows with faults').check();
  await expect(box.getByRole('row')).toHaveCount(3);
  expect(await query(product, 'select from scheduled_workflows where user_id = $1', [id])).toHaveLength(0);

  await box.getByRole('button', { name: 'Schedule 2 posts' }).click();
  await expect(box.getByRole('status')).toContainText(`2 posts are scheduled, the first for`);
  await box.getByRole('button', { name: 'Done' }).click();
  await expect(card('Our autumn menu is here.')).toContainText('Acme');
  await expect(card('Last seats for Friday')).toContainText('Autumn');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import posts' }).click();
  await choose('april.csv', TABLE.replace(`03/04/${YEAR}`, `${YEAR}-04-20`));
  await expect(box.getByRole('list', { name: 'Faults of row 3' })).toHaveText(
    'This post is already scheduled for that time.',
  );
  await box.getByRole('button', { name: 'Schedule 1 post' }).click();
  await box.getByRole('button', { name: 'Undo the import' }).click();
  await expect(box.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect.poll(() => query(product, 'select from scheduled_workflows where user_id = $1', [id])).toHaveLength(2);
});
