/**
 * Draws what the built-in designer makes of forty orders into one HTML file, and prints how the voices sound:
 * `npm run gallery [file]`. It is there to be looked at, critically.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { NO_BRAND } from '../../domain/brand.ts';
import { PLATFORM_RULES } from '../../domain/post/platforms.ts';
import { readPicture } from '../../server/assistant/picture/read-picture.ts';
import { altOf } from '../../server/platform/ai/builtin/designer/alt.ts';
import { drawOffThread, endWorkers } from '../../server/platform/ai/builtin/workers.ts';
import { escapeHtml } from '../../server/platform/http/html.ts';
import { printVoices } from '../../tests/bench/voices.ts';
import { BRANDS } from './brands.ts';
import { BRIEFS, type GalleryBrief } from './briefs.ts';
import { photoOf } from './photos.ts';

async function piece({ order, platform, brand, photo }: GalleryBrief): Promise<string> {
  const matter = readPicture({ text: order, isFinished: false }, null);
  const drawn = await drawOffThread({
    brief: order,
    ...matter,
    description: null,
    platform: platform ?? null,
    brand: brand ? BRANDS[brand] : NO_BRAND,
    variant: 0,
    photo: photo && { id: randomUUID(), bytes: await photoOf(photo) },
  });
  const pictures = drawn.map(
    ({ png, design }) =>
      `<img alt="${escapeHtml(altOf(design, matter.language))}" src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`,
  );
  const place = platform ? PLATFORM_RULES[platform].label : 'No network';
  return `<article><h2>${place}${brand ? ` · ${BRANDS[brand].name}` : ''}</h2><pre>${escapeHtml(order)}</pre>
<div class="slides">${pictures.join('')}</div></article>`;
}

const STYLE = `body{font:14px/22px system-ui;margin:32px;color:#143241;background:#f6f8f9;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}
article{background:#fff;padding:16px;border-radius:12px}h2{font-size:13px;margin:0}pre{white-space:pre-wrap;font:inherit;color:#52656e;margin:4px 0 12px}
.slides{display:grid;gap:8px}img{width:100%;border-radius:6px}`;

const file = process.argv[2] ?? 'gallery.html';
const pieces: string[] = [];
for (const brief of BRIEFS) pieces.push(await piece(brief));
await endWorkers();
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>${pieces.join('\n')}`,
);
console.log(`${BRIEFS.length} orders: ${file}`);
await printVoices();
