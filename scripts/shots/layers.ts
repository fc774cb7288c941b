import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const full = (name: string, address: Screen['address'], before: Screen['before'], rest: Partial<Screen> = {}) =>
  ({ name, who: 'full', address, before, ...rest }) satisfies Screen;

/** Opens what stands behind '…' at the top of the page. */
const more = (item: string | RegExp) => async (page: Page) => {
  await page.locator('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: item, exact: typeof item === 'string' }).click();
};

/** Presses one button after the other. */
const pressing =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };

/** What stands in the builder's row, or behind its '…' where the row is short of room. */
const builderTool = (label: string) => async (page: Page) => {
  const inRow = page.getByRole('toolbar', { name: 'Workflow' }).getByRole('button', { name: label, exact: true });
  await page.getByText('Friendly, short').first().waitFor();
  if (await inRow.isVisible()) await inRow.click();
  else await more(label)(page);
  await page.getByRole('dialog').first().waitFor();
};

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
}

const builder: Screen['address'] = ({ workflowId }) => `/scheduled?tab=builder&workflow=${workflowId}`;

const NEXT_YEAR = new Date().getFullYear() + 1;
const TABLE = [
  'text;date;time;network;labels',
  `"Our autumn menu is here.";03/04/${NEXT_YEAR};09:30;LinkedIn, Facebook;Acme`,
  `Last seats for Friday;05.04.${NEXT_YEAR};9 pm;X;Acme, Autumn`,
  `;07.04.${NEXT_YEAR};10:00;MySpace;`,
].join('\r\n');

/** Dialogs, menus and whatever else lies above a screen. */
export const LAYERS: Screen[] = [
  full('Palette', '/dashboard', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('bread');
    await page.getByRole('option').first().waitFor();
  }),
  full('Shortcuts', '/brand', async (page) => {
    await page.getByRole('heading', { name: 'Brand' }).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  }),
  full('Menu', '/dashboard', openMenu),
  full('Account menu', '/dashboard', async (page) => {
    await openMenu(page);
    await page.getByRole('button', { name: /^Account:/ }).click();
  }),
  full('Notices', '/dashboard', pressing(/^Notices|^Notifications|unread/i)),
  full('Templates', '/dashboard', pressing(/^Templates/)),
  full('Labels', '/scheduled?view=kanban', more(/^Labels/)),
  full('Posting slots', '/scheduled?view=kanban', more(/^Posting slots/)),
  full('Subscribe', '/scheduled?view=kanban', more(/^Subscribe/)),
  full('Import', '/scheduled?view=kanban', more(/^Import/)),
  full('Import, looked at', '/scheduled?view=kanban', async (page) => {
    await more(/^Import/)(page);
    await page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'april.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
    await page.getByRole('dialog').getByRole('row').first().waitFor();
  }),
  full(
    'Schedule dialog, written',
    '/scheduled?view=kanban',
    async (page) => {
      await page
        .getByRole('button', { name: /^Schedule( Workflow)?$/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Schedule Workflow' });
      await dialog.getByRole('textbox').first().fill('Fresh rye bread from Friday on');
      await dialog.getByText('Social Media', { exact: true }).click();
      await dialog.getByRole('button', { name: 'LinkedIn' }).click();
      await dialog.getByRole('textbox').nth(2).waitFor({ timeout: 15_000 });
    },
    { isTall: true },
  ),
  full('Schedule dialog, day', '/scheduled?view=kanban', async (page) => {
    await page
      .getByRole('button', { name: /^Schedule( Workflow)?$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Choose a day' }).click();
  }),
  full('Task, edited', '/scheduled?view=agenda', async (page) => {
    await page.getByText('Daily coffee tip').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  }),
  full('Delete question', '/scheduled?view=agenda', async (page) => {
    await page.getByText('Opening hours').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  }),
  full('Failed task', '/scheduled?view=agenda', async (page) => {
    await page.getByRole('button', { name: 'Show earlier posts' }).click();
    await page.getByText('Failed one').first().click();
  }),
  full('Selected tasks', '/scheduled?view=agenda', async (page) => {
    await page
      .getByRole('button', { name: /^Select/ })
      .first()
      .click();
    await page.getByRole('checkbox').nth(1).click();
  }),
  full('Month picker', '/scheduled?view=calendar', async (page) => {
    await page
      .getByRole('button', { name: /^(Nov|Dec|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct)/ })
      .first()
      .click();
  }),
  full('Saved workflows', builder, builderTool('Saved workflows')),
  full('Save workflow', builder, builderTool('Save')),
  full('Clear workflow', builder, builderTool('Clear')),
  full('Mindmap', builder, builderTool('Mindmap View')),
  full('Run history', builder, builderTool('Run history')),
  full('Versions', builder, builderTool('Versions')),
  full('Builder menu', builder, async (page) => {
    await page.getByText('Friendly, short').first().waitFor();
    await page.locator('main').getByRole('button', { name: 'More', exact: true }).first().click();
  }),
  full('Builder shortcuts', builder, async (page) => {
    await page.getByText('Friendly, short').first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  }),
  full('Builder, run', builder, async (page) => {
    await page.getByText('Friendly, short').first().waitFor();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page
      .getByText(/Workflow Results|Results/)
      .last()
      .waitFor();
  }),
  full('Picture editor', '/dashboard', async (page) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Write a short post' }).first().click();
    await page.getByRole('button', { name: 'Edit picture' }).first().click();
    await page.getByRole('dialog', { name: 'Edit picture' }).waitFor();
  }),
  full('Plan, edited', '/dashboard', async (page) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Write a short post' }).first().click();
    await page.getByRole('region', { name: 'Schedule plan' }).last().getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  full('Token, asked for', '/settings?section=integrations', pressing('Make a token')),
  full('Two-step, turned on', '/settings?section=account', async (page) => {
    await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('a good password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img').waitFor();
  }),
  full('Passkey, added', '/settings?section=account', pressing(/passkey/i)),
  full('Account, deleted', '/settings?section=account', pressing('Delete account…'), {}),
];
