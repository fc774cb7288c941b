import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const BRAND = '**/api/brand';
export const LOGOS = '**/api/brand/logos';
export const COLORS = '**/api/brand/colors';
export const TYPOGRAPHY = '**/api/brand/typography';
export const GUIDELINES = '**/api/brand/guidelines';
export const PREVIEW = '**/api/brand/preview';

export type TabLabel = 'Logo' | 'Colors' | 'Typography' | 'Guidelines';

/** A refusal without words: the product says its own. */
export const WORDLESS = { status: 400, json: { success: false } };
/** A refusal with the server's words. */
export const WORDY = { status: 400, json: { success: false, message: 'Not today.', code: 'VALIDATION' } };

/** Opens a tab of the brand and waits until it can be used. */
export async function openBrand(page: Page, tab: TabLabel = 'Logo') {
  await page.goto(tab === 'Logo' ? '/brand' : `/brand?tab=${tab.toLowerCase()}`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: tab, exact: true })).toBeVisible();
  return brandScreen(page);
}

/** The parts of the brand's screen that many tests touch. */
export function brandScreen(page: Page) {
  const panel = page.getByRole('tabpanel');
  return {
    panel,
    tab: (name: TabLabel) => page.getByRole('tab', { name }),
    field: (label: string) => panel.getByLabel(label, { exact: true }),
    save: panel.locator('button[type=submit]'),
    preview: page.getByRole('region', { name: 'Live preview' }),
    picture: page.getByRole('img', { name: 'A post in your brand’s colors and type' }),
    logo: (label: string) => panel.getByRole('region', { name: label, exact: true }),
    choose: (label: string, file: File) => chooseFile(page, label, file),
  };
}

async function chooseFile(page: Page, label: string, file: File): Promise<void> {
  const buffer = Buffer.from(await file.arrayBuffer());
  const input = page.locator(`input[type=file][aria-label="${label}"]`);
  await input.setInputFiles({ name: file.name, mimeType: file.type, buffer });
}

/** How much of a picture on the page is coloured in the hue of one of these colours, give or take a little. */
export function shareOfHues(picture: Locator, colors: string[]): Promise<number> {
  return picture.evaluate(async (element, wanted) => {
    const hueOf = (red: number, green: number, blue: number): number | null => {
      const most = Math.max(red, green, blue);
      const chroma = most - Math.min(red, green, blue);
      // What is nearly grey has no hue to speak of.
      if (chroma < 40) return null;
      if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
      return most === green ? 60 * ((blue - red) / chroma) + 120 : 60 * ((red - green) / chroma) + 240;
    };
    const image = element as HTMLImageElement;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) return 0;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const hues = wanted.map((color) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      return hueOf(red, green, blue);
    });
    const isNear = (one: number, other: number | null) =>
      other !== null && Math.min(Math.abs(one - other), 360 - Math.abs(one - other)) < 20;
    let hits = 0;
    for (let at = 0; at < data.length; at += 4) {
      const hue = hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      if (hue !== null && hues.some((other) => isNear(hue, other))) hits++;
    }
    return hits / (width * height);
  }, colors);
}
