import { type Box, circle, n, rect } from '../scene.ts';
import type { RandomSource } from '../seed.ts';

/** A grid of plain forms; a block of two by two cells stays free where asked, its box is given back. */
export function bauhaus(
  area: Box,
  columns: number,
  rows: number,
  random: RandomSource,
  colours: string[],
  wantsFree: boolean,
): { svg: string; free: Box | null } {
  const size = area.width / columns;
  const tall = area.height / rows;
  const isFree = wantsFree && columns >= 2 && rows >= 2;
  const freeColumn = isFree ? Math.floor(random() * (columns - 1)) : -9;
  const freeRow = isFree ? Math.floor(random() * (rows - 1)) : -9;
  const choose = (not: string[]) => {
    const left = colours.filter((colour) => !not.includes(colour));
    return left[Math.floor(random() * left.length)] ?? colours[0] ?? '#808080';
  };
  let svg = '';
  let lastForm = -1;
  const grounds: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const ground = choose([grounds[row * columns + column - 1] ?? '', grounds[(row - 1) * columns + column] ?? '']);
      grounds.push(ground);
      const isInFree = column >= freeColumn && column < freeColumn + 2 && row >= freeRow && row < freeRow + 2;
      let form = Math.floor(random() * 7);
      if (form === lastForm) form = (form + 1) % 7;
      lastForm = form;
      const ink = choose([ground]);
      if (!isInFree) svg += tile(area.x + column * size, area.y + row * tall, size, tall, form, ground, ink);
    }
  if (!isFree) return { svg, free: null };
  return {
    svg,
    free: { x: area.x + freeColumn * size, y: area.y + freeRow * tall, width: size * 2, height: tall * 2 },
  };
}

function tile(x: number, y: number, w: number, h: number, form: number, ground: string, ink: string): string {
  const s = Math.min(w, h);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const forms = [
    () => circle(cx, cy, s * 0.34, ink),
    () => `<path d="M${n(x)} ${n(y)}h${n(w)}a${n(w)} ${n(h)} 0 0 1 ${n(-w)} ${n(h)}z" fill="${ink}"/>`,
    () => `<path d="M${n(x)} ${n(y + h)}v${n(-h)}a${n(w)} ${n(h)} 0 0 1 ${n(w)} ${n(h)}z" fill="${ink}"/>`,
    () =>
      `<path d="M${n(x)} ${n(cy)}a${n(w / 2)} ${n(h / 2)} 0 0 1 ${n(w)} 0zM${n(x)} ${n(y + h)}a${n(w / 2)} ${n(h / 2)} 0 0 1 ${n(w)} 0z" fill="${ink}"/>`,
    () => `<path d="M${n(x)} ${n(y + h)}L${n(x + w)} ${n(y)}V${n(y + h)}z" fill="${ink}"/>`,
    () => [0.43, 0.29, 0.15].map((share, index) => circle(cx, cy, s * share, index % 2 ? ground : ink)).join(''),
    () =>
      `<path d="M${n(cx)} ${n(y)}a${n(w / 2)} ${n(h / 2)} 0 0 1 0 ${n(h)}zM${n(x)} ${n(y)}a${n(w / 2)} ${n(h / 2)} 0 0 1 0 ${n(h)}z" fill="${ink}"/>`,
  ];
  // Half a pixel over the edge, so that no hairline shows between neighbours.
  return rect({ x, y, width: w + 0.5, height: h + 0.5 }, ground) + (forms[form]?.() ?? '');
}
