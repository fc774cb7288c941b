/**
 * Writes what the built-in engine makes of the twelve templates, for four platforms and two brands, into one HTML file:
 * `npm run gallery [file]`. It is there to be looked at, critically.
 */
import { writeFileSync } from 'node:fs';
import { type Brand, NO_BRAND } from '../domain/brand.ts';
import { checkBrand } from '../domain/brand-check.ts';
import type { Template } from '../domain/first-templates.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../domain/platforms.ts';
import { TEMPLATES } from '../domain/templates.ts';
import { lengthOn } from '../domain/text.ts';

import { edit } from '../server/assistant/editing/edit.ts';
import { readPicture } from '../server/assistant/picture/read-picture.ts';
import { languageOf } from '../server/assistant/reading/language.ts';
import { readSpans } from '../server/assistant/reading/spans.ts';
import { drawOffThread, endWorkers } from '../server/platform/ai/builtin/workers.ts';
import { escapeHtml } from '../server/platform/http/html.ts';

const BRANDS: Brand[] = [
  {
    ...NO_BRAND,
    name: 'Bean & Bloom',
    tagline: 'Coffee that grows on you',
    keywords: ['coffee', 'compostable', 'local'],
    mission: 'Good coffee that leaves nothing behind',
    voice: 'Warm and friendly, a little playful',
    logoUsage: 'Bottom left',
  },
  {
    ...NO_BRAND,
    name: 'Northline Advisory',
    tagline: 'Numbers you can act on',
    keywords: ['strategy', 'clarity'],
    mission: 'Plain advice for growing firms',
    voice: 'Formal and calm. No emojis, no exclamation marks.',
    logoUsage: 'Top right',
    colors: { primary: '#1B2A6B', accent: '#E0A526' },
    fonts: { headings: 'Georgia', body: 'Arial' },
  },
];

function written(prompt: string, platform: Platform | 'none', brand: Brand): string {
  const now = new Date().toISOString();
  const spans = readSpans(prompt);
  const { text, question } = edit({ spans, platform, brand, language: languageOf(prompt), now, timeZone: 'UTC' });
  return question ?? text;
}

async function piece(template: Template, platform: Platform, brand: Brand): Promise<string> {
  const brief = template.prompt;
  const text = written(brief, platform, brand);
  const [drawn] = await drawOffThread({
    brief,
    ...readPicture({ text: brief, isFinished: false }, null),
    description: null,
    platform,
    brand,
    variant: 0,
  });
  const faults = checkBrand(text, brand).map(({ reason }) => `<li>${escapeHtml(reason)}</li>`);
  const { label, maxLength } = PLATFORM_RULES[platform];
  return `<article><h3>${label} · ${escapeHtml(brand.name ?? '')}</h3>
<img alt="" src="data:image/png;base64,${Buffer.from(drawn?.png ?? []).toString('base64')}">
<pre>${escapeHtml(text)}</pre>
<p>${lengthOn(text, platform)} of ${maxLength} characters</p><ul>${faults.join('')}</ul></article>`;
}

async function section(template: Template): Promise<string> {
  const pieces: string[] = [];
  for (const brand of BRANDS) for (const platform of PLATFORMS) pieces.push(await piece(template, platform, brand));
  return `<section><h2>${escapeHtml(template.title)} <small>${escapeHtml(template.industry)}</small></h2>
<blockquote>${escapeHtml(template.prompt)}</blockquote><pre class="whole">${escapeHtml(written(template.prompt, 'none', NO_BRAND))}</pre>
<div class="grid">${pieces.join('\n')}</div></section>`;
}

const STYLE = `body{font:14px/22px system-ui;margin:32px;color:#143241;background:#f6f8f9}pre{white-space:pre-wrap;font:inherit}
blockquote{color:#52656e}.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}article{background:#fff;padding:16px;border-radius:12px}
img{width:100%;border-radius:8px}.whole{background:#fff;padding:24px;border-radius:12px;max-width:760px}`;

const file = process.argv[2] ?? 'gallery.html';
const sections: string[] = [];
for (const template of TEMPLATES) {
  sections.push(await section(template));
  console.log(`${template.title} …`);
}
await endWorkers();
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>${sections.join('\n')}`,
);
console.log(`Written: ${file}`);
