import { addAgents, nodeOf, openBuilder } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { query } from './people.ts';
import { messageBox, send, signInAnew } from './signed-in.ts';

test('CHAT-57 CHAT-58 a question back looks like one, leaves the box ready and costs nothing', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await messageBox(page).fill('Write a LinkedIn post about our spring fair');
  await page.getByRole('button', { name: 'Send message' }).click();
  const answer = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').last();
  await expect(answer).toContainText('When and where is your spring fair, and what is on?');
  await expect(messageBox(page)).toBeFocused();
  await expect(answer.getByRole('button')).toHaveCount(0);
  await expect(answer.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Workflows left today' })).toContainText('10/10');
  await expectAccessible(page);
  await page.reload();
  await expect(answer).toContainText('A question for you: When and where is your spring fair');
  await expect(answer.getByRole('button')).toHaveCount(0);
});

test('CHAT-59 PLAN-51 what should be known of a text stands under it and on its plan, and stays after a reload', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await query(
    product,
    `insert into brands (user_id, name, voice) values ($1, 'Corner Bakery', 'Warm and plain. Never cheap.')`,
    [id],
  );
  await send(page, 'Facebook post: our rye bread is cheap, just £2 a loaf.');
  const notes = page.getByRole('article', { name: 'Facebook' }).getByRole('list', { name: 'Notes' });
  await expect(notes).toHaveText('Your brand never says “cheap”.');
  await send(page, 'Tweet our hiring update on Friday at 10:30am');
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await expect(card).toContainText('Which job are you hiring for, where, and how do people apply?');
  await expect(card.getByRole('list', { name: 'Notes' })).toContainText('too little to write from');
  await expectAccessible(page);
  await page.reload();
  await expect(notes).toHaveText('Your brand never says “cheap”.');
  await expect(card).toContainText('Which job are you hiring for');
});

test('CHAT-60 another version is another layout, and where there is none the assistant says so', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Facebook post: the library opens at 9 am on Monday');
  const texts = page.getByRole('article', { name: 'Facebook' });
  await expect(texts).toHaveCount(1);
  await page.getByRole('button', { name: 'Another version' }).click();
  await expect(page.getByText('There is no other version:')).toBeVisible();
  await expect(texts).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Workflows left today' })).toContainText('9/10');
});

test('RUN-35 an agent that asks back shows its question, and the run costs nothing', async ({ page, product }) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await nodeOf(page, 'Chat Agent 1').getByRole('textbox', { name: 'Input' }).fill('Write a post about our spring fair');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(nodeOf(page, 'Chat Agent 1')).toContainText('Asks');
  await expect(nodeOf(page, 'Chat Agent 1')).toContainText('When and where is your spring fair');
  const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
  await expect(panel).toContainText('A question for you: When and where is your spring fair');
  await expect(panel.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await expect(page.getByTitle('Workflows left today')).toContainText('10/10');
});
