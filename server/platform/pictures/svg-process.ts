import { Worker } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { LOGO_MAX_SIDE } from '../../../domain/post/pictures.ts';
import { withOutlinedText } from './outlined-svg.ts';
import { rasterSize } from './raster.ts';

new Worker(new URL('./svg-watchdog.ts', import.meta.url));
process.once('disconnect', () => process.exit());
process.once('message', async (source) => {
  process.send?.(await sanitise(String(source)).catch(() => null));
});

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/** What styles can load: a backslash can spell any of it without writing it. */
const OUTWARD_STYLE =
  /\\|@(?:import|font-face|namespace)|(?:image-set|image|src|cross-fade)\s*\(|url\s*\(\s*(?!["']?#)/i;
const INNER_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;
/** As many pixels as the largest logo has, in all embedded pictures together. */
const MOST_PIXELS = LOGO_MAX_SIDE * LOGO_MAX_SIDE;
/** How large the designer looks at logos, and draws them at most. */
const DRAWN_SIDES = [96, LOGO_MAX_SIDE];

purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const isReference = attribute.attrName === 'href' || attribute.attrName.endsWith(':href');
  if (isReference ? !INNER_REFERENCE.test(attribute.attrValue.trim()) : OUTWARD_STYLE.test(attribute.attrValue))
    attribute.keepAttr = false;
});
purify.addHook('uponSanitizeElement', (node) => {
  const styles = node.nodeName.toLowerCase() === 'style' ? (node.textContent ?? '') : '';
  if (OUTWARD_STYLE.test(styles)) node.textContent = '';
});

async function sanitise(source: string): Promise<string | null> {
  const parsed = new window.DOMParser().parseFromString(source, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.nodeName !== 'svg' || parsed.querySelector('parsererror')) return null;
  purify.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignObject', 'a'],
  });
  if ((await embeddedPixels(root)) > MOST_PIXELS) return null;
  const clean = new window.XMLSerializer().serializeToString(root);
  // What the designer could not draw is no logo: what goes wrong here would go wrong there.
  const drawn = withOutlinedText(clean);
  new Resvg(drawn, { font: { loadSystemFonts: false } });
  for (const side of DRAWN_SIDES) drawAsImage(drawn, side);
  return clean;
}

/** How many pixels the pictures inside have that would be decoded; endless where one can't be read. */
async function embeddedPixels(root: Element): Promise<number> {
  let pixels = 0;
  for (const element of root.querySelectorAll('*'))
    for (const { value } of element.attributes) {
      const base64 = /^\s*data:[^,]*,([\s\S]*)$/i.exec(value)?.[1];
      if (base64 === undefined) continue;
      const size = await rasterSize(Buffer.from(base64, 'base64'));
      pixels += size ? size.width * size.height : Number.POSITIVE_INFINITY;
    }
  return pixels;
}

function drawAsImage(svg: string, side: number): void {
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image href="${url}" width="${side}" height="${side}"/></svg>`;
  new Resvg(page, { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
}
