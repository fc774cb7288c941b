/** Draws each icon with one path: a board of posts has fifteen hundred icons, and the browser styles each of their parts. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Part = [tag: string, attributes: Record<string, string>];

/** The path of each shape that icons are made of, by its attributes. */
const PATHS: Record<string, (attributes: Record<string, string>) => string> = {
  path: ({ d = '' }) => beginningAnywhere(d),
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: ({ x = '0', y = '0', width, height, rx, ry }) => {
    const [across = 0, down = 0] = [rx ?? ry ?? 0, ry ?? rx ?? 0].map(Number);
    const arc = (dx: number, dy: number) => `a${across} ${down} 0 0 1 ${dx} ${dy}`;
    const [wide, high] = [Number(width) - 2 * across, Number(height) - 2 * down];
    return (
      `M${Number(x) + across} ${y}h${wide}${arc(across, down)}v${high}${arc(-across, down)}` +
      `h${-wide}${arc(-across, -down)}v${-high}${arc(across, -down)}z`
    );
  },
};

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (dx: number) => `a${rx} ${ry} 0 1 1 ${dx} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}

/** A path that begins with 'm' begins at that point, but only while it is the first: behind another it would be a step from there. */
function beginningAnywhere(d: string): string {
  const number = String.raw`[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)`;
  return d.replace(new RegExp(`^\\s*m${number}${number}(?=([\\s,]*[-.\\d])?)`), (_, x, y, more) =>
    more === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );
}

/** The parts of an icon as one; null where one of them is painted in its own way. */
export function inOnePath(parts: Part[]): string | null {
  const paths = parts.map(([tag, { key: _, ...attributes }]) => {
    const isOwn = ['fill', 'stroke', 'opacity', 'transform', 'class', 'style'].some((name) => name in attributes);
    return isOwn ? null : PATHS[tag]?.(attributes);
  });
  return paths.every((path) => typeof path === 'string') ? paths.join('') : null;
}

/** Has the build draw each icon with one path. */
export function onePathIcons(): Plugin {
  const folder = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons/');
  return {
    name: 'one-path-icons',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(folder)) return null;
      return code.replace(/(?<=\n {2}node: )\[.*?\n? *\](?=,\n {2}aliases|\n\};)/s, (node) => {
        const path = inOnePath(partsOf(node));
        return path === null ? node : JSON.stringify([['path', { d: path, key: '0' }]]);
      });
    },
  };
}

/** The parts as an icon's file writes them: JSON but for the names of attributes. */
export function partsOf(node: string): Part[] {
  return JSON.parse(node.replace(/(?<=[{,]\s*)([a-zA-Z]\w*)(?=: ")/g, '"$1"'));
}
