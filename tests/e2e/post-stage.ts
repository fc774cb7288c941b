import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { send } from './signed-in.ts';

export const ASKED = 'Post "Our bakery in Leeds is open. Come by." on LinkedIn and Twitter tomorrow at 9am';
/** 314 characters: too many for Twitter. */
export const LONG = `${'Come and taste our bread. '.repeat(11)}It rises for eighteen hours.`;

/** Somebody's plan for two networks, opened to be edited. */
export async function editedPlan(page: Page): Promise<{ card: Locator; dialog: Locator }> {
  await send(page, ASKED);
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await expect(dialog.getByLabel('Text for all')).toHaveValue('Our bakery in Leeds is open. Come by.');
  return { card, dialog };
}

/** How a post will look on a network. */
export function previewFor(within: Locator, network: string): Locator {
  return within.getByRole('article', { name: `Preview for ${network}` });
}
