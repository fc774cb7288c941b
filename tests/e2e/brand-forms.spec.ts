import type { Locator, Page } from '@playwright/test';
import { BRAND, brandScreen, COLORS, GUIDELINES, openBrand, TYPOGRAPHY, WORDLESS, WORDY } from './brand-stage.ts';
import { expect, test } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { toasts } from './screens.ts';

/** Holds a call until it is let go, and says what was sent. */
async function hold(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent: unknown;
  await page.route(address, async (route) => {
    sent = route.request().postDataJSON();
    await promise;
    await route.continue();
  });
  return { sent: () => sent, letGo: resolve };
}

/** A save that the server refuses, without words and with its own. */
async function expectRefusalsTold(page: Page, address: string, save: Locator, fallback: string): Promise<void> {
  await page.unroute(address);
  for (const [answer, text] of [
    [WORDLESS, fallback],
    [WORDY, 'Not today.'],
  ] as const) {
    await page.route(address, (route) => route.fulfill(answer), { times: 1 });
    await save.click();
    await expect(toasts(page, 'error').filter({ hasText: text })).toBeVisible();
    await expect(save).toBeEnabled();
  }
}

test('BRAND-01 BRAND-02 BRAND-06 BRAND-07 the brand loads, says when it takes long or fails, and its tabs are places', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  let isBroken = true;
  const asked = Promise.withResolvers<void>();
  await page.route(BRAND, async (route) => {
    if (!isBroken) return route.continue();
    await asked.promise;
    await route.fulfill(WORDLESS);
  });
  await page.goto('/brand?tab=colors');
  await expect(toasts(page).filter({ hasText: 'Loading your brand…' })).toBeVisible();
  asked.resolve();
  await expect(page.getByRole('heading', { name: 'Your brand is not here yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to fetch brand profile');
  await expect(toasts(page, 'error')).toHaveCount(0);
  await expect(toasts(page).filter({ hasText: 'Loading your brand…' })).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();

  const { tab } = brandScreen(page);
  await expect(page.getByRole('tab')).toHaveText(['Logo', 'Colors', 'Typography', 'Guidelines']);
  await expect(tab('Colors')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Why set up a brand' })).toBeVisible();
  await tab('Guidelines').click();
  await expect(page).toHaveURL('/brand?tab=guidelines');
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Guidelines' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Colors' })).toBeVisible();
  await tab('Colors').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Typography')).toBeFocused();
  await expect(page).toHaveURL('/brand?tab=typography');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Logo')).toBeFocused();
  await expect(page).toHaveURL('/brand');
});

test('BRAND-02 BRAND-15 BRAND-16 BRAND-17 BRAND-18 BRAND-19 BRAND-20 BRAND-21 two colors are typed or picked, checked and saved', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { field, save, panel } = await openBrand(page, 'Colors');
  const [primary, accent] = [field('Primary'), field('Accent')];
  await expect(primary).toHaveValue('#143241');
  await expect(accent).toHaveValue('#FB5931');

  await primary.fill('#12G');
  await expect(panel.getByText('Enter a valid hex color (e.g., #1A2B3C)')).toBeVisible();
  await expect(primary).toHaveAttribute('aria-invalid', 'true');
  await expect(save).toBeDisabled();
  await primary.press('Enter');
  await primary.fill('');
  await primary.blur();
  await expect(primary).toHaveValue('#000000');
  await primary.fill('0a7');
  await primary.blur();
  await expect(primary).toHaveValue('#0a7');
  await expect(panel.getByLabel('Pick the primary color')).toHaveValue('#00aa77');
  await panel.getByLabel('Pick the accent color').fill('#ffcc00');
  await expect(accent).toHaveValue('#FFCC00');
  await expect(panel.getByText('Contrast')).toContainText(/\d+\.\d:1/);

  const call = await hold(page, COLORS);
  await save.click();
  await expect(toasts(page).filter({ hasText: 'Saving colors…' })).toBeVisible();
  await expect(save).toBeDisabled();
  call.letGo();
  await expect(toasts(page, 'success')).toHaveText('Colors saved');
  expect(call.sent()).toEqual({ primary_color: '#0a7', accent_color: '#FFCC00' });
  await expect(panel.getByText('Unsaved changes')).toHaveCount(0);
  await expect(primary).toHaveValue('#0a7');
  await page.reload();
  await expect(primary).toHaveValue('#0a7');
  await expect(accent).toHaveValue('#FFCC00');

  await expectRefusalsTold(page, COLORS, save, 'Failed to save colors');
  await panel.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(primary).toHaveValue('#143241');
  await expect(accent).toHaveValue('#FB5931');
  await panel.getByRole('button', { name: 'Discard' }).click();
  await expect(primary).toHaveValue('#0a7');
});

/** The weights of the font files that a browser draws a text with. */
async function facesOf(page: Page, face: string, weight: number, text: string): Promise<string[]> {
  return page.evaluate(
    ([font, sample]) => document.fonts.load(font, sample).then((files) => files.map((file) => file.weight)),
    [`${weight} 16px ${face}`, text] as const,
  );
}

test('BRAND-02 BRAND-04 BRAND-22 BRAND-23 BRAND-24 BRAND-35 fonts are chosen in their own typefaces and weights, and saved', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { panel, save } = await openBrand(page, 'Typography');
  const group = (name: string) => panel.getByRole('group', { name });
  await expect(group('Headings font').getByRole('radio')).toHaveCount(4);
  for (const [font, face, bold] of [
    ['Inter', 'Inter', 800],
    ['Roboto', 'Roboto', 900],
    ['Arial', 'Arimo', 700],
    ['Georgia', 'Gelasio', 700],
  ] as const)
    for (const [choice, weight] of [
      ['Headings font', bold],
      ['Body font', 500],
    ] as const) {
      await expect(group(choice).getByRole('radio', { name: font })).toBeAttached();
      const sample = group(choice).getByText(font, { exact: true });
      await expect(sample).toHaveCSS('font-family', new RegExp(`^"?${face}`));
      await expect(sample).toHaveCSS('font-weight', String(weight));
      // A weight that no file holds would be smeared out of a lighter one.
      expect(await facesOf(page, face, weight, font)).toEqual([String(weight)]);
    }
  for (const tagline of ['Chleb z Łodzi', 'Хлеб']) expect(await facesOf(page, 'Inter', 800, tagline)).toContain('800');
  // The keyboard alone chooses.
  await group('Headings font').getByRole('radio', { name: 'Inter' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(group('Headings font').getByRole('radio', { name: 'Georgia' })).toBeChecked();
  await group('Body font').getByText('Roboto').click();
  await expect(panel.locator('figure p').first()).toHaveCSS('font-family', /Gelasio/);

  const call = await hold(page, TYPOGRAPHY);
  await save.click();
  await expect(toasts(page).filter({ hasText: 'Saving typography…' })).toBeVisible();
  call.letGo();
  await expect(toasts(page, 'success')).toHaveText('Typography saved');
  expect(call.sent()).toEqual({ headings_font: 'Georgia', body_font: 'Roboto' });
  await page.reload();
  await expect(group('Headings font').getByRole('radio', { name: 'Georgia' })).toBeChecked();
  await expect(group('Body font').getByRole('radio', { name: 'Roboto' })).toBeChecked();
  // The first fonts count too once they were chosen.
  const drawn = page.waitForRequest((request) => {
    const { headings_font: headings, body_font: body } = request.url().endsWith('/api/brand/preview')
      ? request.postDataJSON()
      : {};
    return headings === 'Inter' && body === 'Inter';
  });
  for (const font of ['Headings font', 'Body font']) await group(font).getByText('Inter', { exact: true }).click();
  await drawn;
  await page.reload();
  await expectRefusalsTold(page, TYPOGRAPHY, save, 'Failed to save typography');
});

test('BRAND-02 BRAND-05 BRAND-25 BRAND-26 BRAND-27 BRAND-28 BRAND-29 BRAND-30 BRAND-31 BRAND-32 BRAND-33 BRAND-34 guidelines are required, counted and saved', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { field, panel, save } = await openBrand(page, 'Guidelines');
  let calls = 0;
  await page.route(GUIDELINES, (route) => {
    calls++;
    return route.continue();
  });
  await save.click();
  for (const text of [
    'Brand Name is required',
    'Tagline is required',
    'Enter at least one keyword (comma separated)',
    'Mission is required',
    'Voice is required',
    'Usage guidelines are required',
  ])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await expect(field('Brand Name')).toBeFocused();
  expect(calls).toBe(0);

  const limits = { 'Brand Name': 30, Tagline: 50, Keywords: 50, Mission: 70, Voice: 100, 'Logo usage': 50 };
  for (const [label, limit] of Object.entries(limits)) {
    const counter = (count: number) => panel.getByText(`${count}/${limit}`, { exact: true });
    await field(label).fill('x'.repeat(limit * 0.8));
    await expect(counter(limit * 0.8)).not.toHaveClass(/text-warn/);
    await field(label).fill('x'.repeat(limit * 0.8 + 1));
    await expect(counter(limit * 0.8 + 1)).toHaveClass(/text-warn/);
    await field(label).fill('x'.repeat(limit + 1));
    const exceeded = panel.getByText(`Limit exceeded: ${limit + 1}/${limit} characters`);
    await expect(exceeded).toBeVisible();
    await expect(save).toBeDisabled();
    await field(label).fill('x'.repeat(limit));
    await expect(exceeded).toBeHidden();
    await expect(save).toBeEnabled();
  }

  await field('Brand Name').fill(' Mill Lane Bakery ');
  await field('Keywords').fill('sourdough, Leeds,, sourdough');
  await expect(panel.getByRole('list', { name: 'Your keywords' }).getByRole('listitem')).toHaveText([
    'sourdough',
    'Leeds',
  ]);
  await page.unroute(GUIDELINES);
  const call = await hold(page, GUIDELINES);
  await save.click();
  await expect(toasts(page).filter({ hasText: 'Saving guidelines…' })).toBeVisible();
  call.letGo();
  await expect(toasts(page, 'success')).toHaveText('Guidelines saved');
  expect(call.sent()).toMatchObject({
    brand_tagline: 'x'.repeat(50),
    brand_mission: 'x'.repeat(70),
    brand_tone_of_voice: 'x'.repeat(100),
    brand_logo_usage_guidelines: 'x'.repeat(50),
  });
  await page.reload();
  await expect(field('Brand Name')).toHaveValue('Mill Lane Bakery');
  await expect(field('Keywords')).toHaveValue('sourdough, Leeds');
  await expect(page.getByRole('region', { name: 'Why set up a brand' })).toHaveCount(0);
  await expectRefusalsTold(page, GUIDELINES, save, 'Failed to save guidelines');
});
