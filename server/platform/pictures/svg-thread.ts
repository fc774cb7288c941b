import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

const OUTWARD_URL = /url\(\s*(?!["']?#)/i;
const INNER_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const isReference = attribute.attrName === 'href' || attribute.attrName.endsWith(':href');
  if (isReference ? !INNER_REFERENCE.test(attribute.attrValue.trim()) : OUTWARD_URL.test(attribute.attrValue))
    attribute.keepAttr = false;
});
// A backslash can spell a forbidden word in CSS without writing it.
purify.addHook('uponSanitizeElement', (node) => {
  const styles = node.nodeName.toLowerCase() === 'style' ? (node.textContent ?? '') : '';
  if (OUTWARD_URL.test(styles) || /@import|\\/i.test(styles)) node.textContent = '';
});

parentPort?.postMessage(sanitise(workerData as string));

function sanitise(source: string): string | null {
  const parsed = new window.DOMParser().parseFromString(source, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.nodeName !== 'svg' || parsed.querySelector('parsererror')) return null;
  purify.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignObject', 'a'],
  });
  const clean = new window.XMLSerializer().serializeToString(root);
  // What the designer could not draw is no logo.
  new Resvg(clean, { fitTo: { mode: 'width', value: 32 }, font: { loadSystemFonts: false } }).render();
  return clean;
}
