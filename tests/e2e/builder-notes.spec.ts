import { addAgents, BUILDER, centreOf, fitView, openBuilder, pickTool, saveAs } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('CANVAS-70 CANVAS-71 CANVAS-72 a note is written, coloured, made larger, dragged, kept through a reload, listed, saved and undone', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = page.locator('.react-flow__node-note');
  const text = note.getByRole('textbox', { name: 'Note' });
  await expect(text).toBeFocused();
  await page.keyboard.type('Ask Ada before this goes out');
  await note.getByRole('button', { name: 'Make it blue' }).click();
  await expectAccessible(page);

  await fitView(page);
  const before = await note.boundingBox();
  const grip = await centreOf(note.getByRole('button', { name: 'Size of the note' }));
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 96, grip.y + 64, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await note.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) + 60);

  const place = await note.boundingBox();
  const middle = await centreOf(note);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 40, middle.y + 120, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await note.boundingBox())?.y).toBeGreaterThan((place?.y ?? 0) + 60);

  // What is typed and moved reaches the browser's own keeping before the page goes.
  await page.reload();
  await expect(text).toHaveValue('Ask Ada before this goes out');
  await note.getByRole('textbox').focus();
  await page.keyboard.press('Escape');
  await pickTool(page, 'Show as a list');
  const listed = page.getByRole('textbox', { name: 'Note' });
  await listed.fill('Ask Grace');
  await expect(page.getByRole('button', { name: 'Make it blue' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await saveAs(page, 'Annotated');
  await page.getByRole('button', { name: 'Delete the note' }).click();
  await expect(listed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listed).toHaveValue('Ask Grace');

  await page.evaluate(() => {
    localStorage.removeItem('fanfare.builder-view');
    for (const key of Object.keys(localStorage)) if (key.startsWith('fanfare.canvas')) localStorage.removeItem(key);
    sessionStorage.clear();
  });
  await page.goto(`${product.url}${BUILDER}`);
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  await page.getByRole('button', { name: /^Annotated 1 agent/ }).click();
  await expect(text).toHaveValue('Ask Grace');
});

test('CANVAS-70 on a phone every kind and the note are within reach, and an agent’s name has room in the list', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBuilder(page, product);
  await pickTool(page, 'Show as a canvas');
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeInViewport({ ratio: 1 });
  await addAgents(page, 'Chat');
  await pickTool(page, 'Show as a list');
  const name = page.getByRole('listitem').getByLabel('Name');
  expect((await name.boundingBox())?.width).toBeGreaterThan(180);
});
