import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The parts of the settings that many tests touch. */
export function settingsScreen(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    section: (name: string): Locator => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }),
    panel: (name: string): Locator => main.getByRole('region', { name, exact: true }),
    field: (name: string): Locator => main.getByLabel(name, { exact: true }),
    button: (name: string): Locator => main.getByRole('button', { name, exact: true }),
    fill: async (fields: Record<string, string>) => {
      for (const [name, value] of Object.entries(fields)) await main.getByLabel(name, { exact: true }).fill(value);
    },
    account: page.getByRole('button', { name: /^Account:/ }),
  };
}

/** A picture that is loaded and has something to show. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** A file that somebody chose, as Playwright hands it over. */
export async function chosen(file: File): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
