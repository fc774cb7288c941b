import type { Page } from '@playwright/test';
import { SECTIONS, sectionAddress } from '../../web/features/settings/sections.ts';
import { LAYERS } from './layers.ts';
import type { Cast } from './stage.ts';
import { STATES } from './states.ts';

/** One thing to look at. */
export interface Screen {
  name: string;
  /** Nobody, for what is seen signed out; somebody new for every picture, where looking at it changes what there is to see. */
  who: keyof Omit<Cast, 'workflowId'> | 'new' | null;
  address: string | ((cast: Cast) => string);
  /** What stands in the way of its calls. */
  meanwhile?: (page: Page) => Promise<void>;
  /** It never gets what it waits for. */
  isLoading?: true;
  /** What is done before the picture is taken. */
  before?: (page: Page) => Promise<void>;
  /** More than a window of it is worth looking at. */
  isTall?: true;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** What is done with a task: by a button, or where a finger points by the menu that holds it. */
const act = (does: string, name: string) => async (page: Page) => {
  const menu = page.getByRole('button', { name: `More for ${name}` }).first();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: does, exact: true }).click();
  } else
    await page
      .getByRole('button', { name: `${does}: ${name}` })
      .first()
      .click();
};

/** What would answer in place of the calls themselves. */
const FIRST_ANSWERS = '**/api/together?*';

/** Calls that answer with a failure, for what a screen says then. */
const failing = (path: string) => async (page: Page) => {
  for (const each of [path, FIRST_ANSWERS])
    await page.route(each, (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong.', code: 'INTERNAL' } }),
    );
};

/** A screen whose calls are never answered. */
const loading = (name: string, address: string, path: string): Screen => ({
  name: `${name}, loading`,
  who: 'full',
  address,
  isLoading: true,
  meanwhile: async (page) => {
    await page.route(FIRST_ANSWERS, (route) => route.fulfill({ status: 500 }));
    await page.route(path, () => {});
  },
});

const both = (name: string, address: string): Screen[] => [
  { name: `${name}, empty`, who: 'empty', address },
  { name, who: 'full', address },
];

async function openConversation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Write a short post' }).first().click();
  await page.getByRole('region', { name: 'Schedule plan' }).last().waitFor();
}

/** Every screen of the product, in the states that are cheap to bring about. */
export const SCREENS: Screen[] = [
  { name: 'Sign in', who: null, address: '/auth' },
  { name: 'Sign up', who: null, address: '/auth?mode=sign-up' },
  { name: 'Forgot password', who: null, address: '/auth?mode=forgot' },
  { name: 'Verification link, broken', who: null, address: '/verify-email' },
  { name: 'Reset link, broken', who: null, address: '/reset-password' },
  { name: 'Not found', who: null, address: '/nowhere' },
  { name: 'API documentation', who: null, address: '/api/docs' },
  { name: 'Chat, empty', who: 'empty', address: '/dashboard' },
  { name: 'Chat', who: 'full', address: '/dashboard', before: openConversation },
  ...both('Board', '/scheduled?view=kanban'),
  ...both('List', '/scheduled?view=list'),
  ...both('Agenda', '/scheduled?view=agenda'),
  ...both('Month', '/scheduled?view=calendar'),
  { name: 'Week', who: 'full', address: '/scheduled?view=calendar&span=week' },
  { name: 'Day', who: 'full', address: '/scheduled?view=calendar&span=day' },
  {
    name: 'Board, failing',
    who: 'full',
    address: '/scheduled?view=kanban',
    meanwhile: failing('**/api/scheduled-workflows?*'),
  },
  loading('Board', '/scheduled?view=kanban', '**/api/scheduled-workflows?*'),
  loading('List', '/scheduled?view=list', '**/api/scheduled-workflows?*'),
  loading('Brand', '/brand', '**/api/brand'),
  loading('Settings', '/settings', '**/api/user-details'),
  { name: 'Brand, failing', who: 'full', address: '/brand', meanwhile: failing('**/api/brand') },
  { name: 'Filters', who: 'full', address: '/scheduled', before: press(/^Filters/) },
  { name: 'Schedule dialog', who: 'full', address: '/scheduled', before: press('Schedule Workflow') },
  { name: 'Task', who: 'full', address: '/scheduled?view=list', before: act('View', 'How our sourdough') },
  { name: 'Results', who: 'full', address: '/scheduled?view=kanban', before: act('View Results', 'Bread day') },
  { name: 'Builder, empty', who: 'empty', address: '/scheduled?tab=builder' },
  {
    name: 'Builder',
    who: 'full',
    address: ({ workflowId }) => `/scheduled?tab=builder&workflow=${workflowId}`,
    before: (page) => page.getByText('Friendly, short').first().waitFor(),
  },
  ...both('Ready to post', '/ready'),
  ...['logo', 'colors', 'typography', 'guidelines'].map(
    (tab): Screen => ({ name: `Brand, ${tab}`, who: 'full', address: `/brand?tab=${tab}` }),
  ),
  { name: 'Connect', who: 'full', address: '/connect' },
  ...SECTIONS.map(
    (section): Screen => ({ name: `Settings, ${section}`, who: 'full', address: sectionAddress(section) }),
  ),
  { name: 'Upgrade', who: 'full', address: '/upgrade' },
  ...STATES,
  ...LAYERS,
];
