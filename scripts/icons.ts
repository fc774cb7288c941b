import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** How much of a maskable icon every mask leaves: what is drawn in its middle is always seen. */
const SAFE = 0.72;

/** The icons that systems show for the installed app, drawn from the product's mark. */
export async function drawIcons(mark: string, folder: string): Promise<void> {
  const svg = await readFile(mark, 'utf8');
  const [background, ground = ''] = /<rect width="32"[^>]*fill="([^"]+)"[^>]*\/>/.exec(svg) ?? [];
  if (background === undefined) throw new Error(`${mark} has no ground to make icons of`);
  const [bars = ''] = /<g[\s\S]*<\/g>/.exec(svg) ?? [];
  const inset = (32 * (1 - SAFE)) / 2;
  // Systems cut these to a shape of their own: the ground reaches the edges, the mark stays away from them.
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${SAFE})">${bars}</g></svg>`;
  const icons: [string, string, number][] = [
    ['icon-192.png', svg, 192],
    ['icon-512.png', svg, 512],
    ['icon-maskable-512.png', whole, 512],
    ['apple-touch-icon.png', whole, 180],
  ];
  for (const [name, drawing, size] of icons)
    await writeFile(join(folder, name), new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng());
}
