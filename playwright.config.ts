import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import { isWholeRun } from './tests/support/whole-run.ts';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/**
 * A desktop Chromium loads pages of its own behind the address bar of every window, which cost more than ours. The last list
 * counts, so this one repeats what matters of Playwright's: plain http stays, and old pictures don't linger.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'SpareRendererForSitePerProcess',
];

/**
 * One walk through each part of the product, for `npm test`: the whole suite takes twenty minutes on two cores
 * (docs/decisions/034-a-quick-and-a-whole-test.md).
 */
const CORE = [
  'auth-screen',
  'brand-forms',
  'budgets',
  'builder-canvas',
  'builder-saving',
  'chat-plans',
  'chat-sending',
  'connect',
  'handover',
  'import-posts',
  'journey',
  'links',
  'look-and-accessibility',
  'month',
  'newcomer',
  'post-journey',
  'publishing',
  'settings-account',
  'task-post',
  'tasks-board',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: isWholeRun ? '**/*.spec.ts' : CORE.map((name) => `**/${name}.spec.ts`),
  globalSetup: './tests/e2e/global-setup.ts',
  // Below dist, which no check of the sources looks into.
  outputDir: 'dist/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // A loaded two-core machine is slow, never wrong: generous limits, and no retry in silence. What fails in `npm test` is run
  // once more, alone, and said to have needed it (docs/decisions/022-a-second-try-is-said.md).
  timeout: 180_000,
  expect: { timeout: 40_000 },
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Without a graphics card every frame costs the processor; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        ...asRoot,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_NEEDED.join()}`,
      ],
    },
  },
});
