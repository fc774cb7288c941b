import { addAgents, fitView, nodeOf, openBuilder, runToEnd, saveAs } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('RUN-44 KIND-12 KIND-16 references are offered while typing, follow a new name in one step, and say what is wrong', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat', 'Chat');
  const [writer, editor] = [nodeOf(page, 'Chat Agent 1'), nodeOf(page, 'Chat Agent 2')];
  await writer.getByLabel('Input', { exact: true }).fill('Fresh rye bread every Saturday at 10 am');
  const input = editor.getByLabel('Input', { exact: true });
  await input.fill('');
  await input.pressSequentially('{{Agent 1.t');
  const offers = page.getByRole('listbox', { name: 'What can be referred to' });
  await expect(offers.getByRole('option')).toHaveText(['Chat Agent 1.title']);
  await expectAccessible(page);
  await input.press('Enter');
  await expect(input).toHaveValue('{{Chat Agent 1.title}}');
  await expect(offers).toBeHidden();
  await writer.getByLabel('Name').fill('Baker');
  await expect(input).toHaveValue('{{Baker.title}}');
  await expect(editor.locator('.reference-chip.chip-accent')).toHaveText('{{Baker.title}}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(input).toHaveValue('{{Chat Agent 1.title}}');
  await input.fill('As {{Nobody.output}}');
  await expect(editor.getByRole('note')).toContainText('No agent is called ‘Nobody’.');
  const chip = editor.locator('.reference-chip');
  await expect(chip).toHaveClass(/chip-fault/);
  // The cursor stands behind it: it is a chip; inside it, what is written is seen.
  await expect(chip).not.toHaveClass(/chip-open/);
  await input.press('ArrowLeft');
  await expect(chip).toHaveClass(/chip-open/);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.locator('.Toastify__toast')).toHaveText(/ can’t run yet\. It says why\.$/);
  await expect(editor).toContainText('Can’t run yet');
  await expect(page.getByText('No agent is called ‘Nobody’.')).toHaveCount(1);
});

test('KIND-17 KIND-22 KIND-24 a branch and a join are built in the list, run, saved and opened on the canvas again', async ({
  page,
  product,
}) => {
  test.slow();
  await openBuilder(page, product);
  await page.keyboard.press('l');
  const list = page.getByRole('region', { name: 'Agents' });
  for (const kind of ['Chat Agent', 'Branch', 'Chat Agent', 'Chat Agent', 'Join'])
    await list.getByRole('button', { name: `Add ${kind}` }).click();
  const card = (at: number) => list.getByRole('listitem').nth(at);
  await list
    .getByLabel('Input', { exact: true })
    .first()
    .fill('Rye bread every Saturday at 10 am in the Mill Street bakery');
  await list.getByLabel('Connect to Branch 1').selectOption('Chat Agent 1');
  await list.getByLabel('Words to look for').fill('rye');
  await list.getByLabel('Connect to Chat Agent 2').selectOption('Branch 1, yes');
  await list.getByLabel('Connect to Chat Agent 3').selectOption('Branch 1, no');
  await list.getByLabel('Connect to Join 1').selectOption('Chat Agent 2');
  await list.getByLabel('Connect to Join 1').selectOption('Chat Agent 3');
  await expect(card(3)).toContainText('from Branch 1, no');
  const panel = await runToEnd(page);
  await expect(panel).toContainText('Chat Agent 3: Skipped, because Branch 1 said yes');
  await panel.getByRole('button', { name: 'Close' }).click();
  await saveAs(page, 'Two ways');
  await page.getByRole('heading', { name: /^Agents/ }).click();
  await page.keyboard.press('l');
  await fitView(page);
  await expect(nodeOf(page, 'Chat Agent 3')).toContainText('Skipped');
  await expect(nodeOf(page, 'Branch 1').locator('.react-flow__handle.source')).toHaveText(['yes', 'no']);
  await expect(page.getByRole('group', { name: 'Connection from Branch 1, no, to Chat Agent 3' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Connection from Branch 1, no, to Chat Agent 3' })).toBeAttached();
  await expectAccessible(page);
});
