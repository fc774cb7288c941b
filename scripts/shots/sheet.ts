import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '../../server/platform/http/html.ts';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
export const THEMES = ['light', 'dark'] as const;

/** One picture that was taken. */
export interface Shot {
  screen: string;
  width: number;
  theme: (typeof THEMES)[number];
  file: string;
  /** What was told of it without looking. */
  faults: string[];
}

const STYLE = `body{font:13px/20px system-ui;margin:24px;color:#143241;background:#e9edef}h2{font-size:15px;margin:24px 0 8px}
div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0}figcaption{color:#52656e}
img{display:block;border-radius:6px;box-shadow:0 0 0 1px #14324122}`;

const figure = ({ file }: Shot, caption: string, width: number) =>
  `<figure><a href="${file}"><img src="${file}" width="${width}" alt=""></a><figcaption>${escapeHtml(caption)}</figcaption></figure>`;

const page = (title: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${body}`;

/** Writes one page with every picture, and a sheet for each size and theme that can be looked at as a picture itself. */
export async function writeSheets(browser: Browser, folder: string, shots: Shot[]): Promise<void> {
  const bodies = [...Map.groupBy(shots, ({ screen }) => screen)].map(([screen, taken]) => {
    const figures = taken.map((shot) => figure(shot, `${shot.width} px, ${shot.theme}`, shot.width / 4));
    return `<h2>${escapeHtml(screen)}</h2><div>${figures.join('')}</div>`;
  });
  writeFileSync(join(folder, 'index.html'), page('Every screen', bodies.join('')));
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  const lists = faulty.map(
    ({ screen, width, faults }) => `${screen}, ${width} px\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
  );
  writeFileSync(join(folder, 'faults.txt'), lists.join('\n'));
  const view = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  for (const [sheet, taken] of Map.groupBy(shots, ({ width, theme }) => `sheet-${width}-${theme}`)) {
    const file = join(folder, `${sheet}.html`);
    const width = (taken[0]?.width ?? 0) < 500 ? 195 : 420;
    writeFileSync(file, page(sheet, `<div>${taken.map((shot) => figure(shot, shot.screen, width)).join('')}</div>`));
    await view.goto(pathToFileURL(file).href);
    await view.screenshot({ path: join(folder, `${sheet}.png`), fullPage: true });
  }
  await view.close();
}
