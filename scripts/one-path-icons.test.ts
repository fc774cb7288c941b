import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { inOnePath, partsOf } from './one-path-icons.ts';

const root = join(import.meta.dirname, '..');
const icons = join(root, 'node_modules/lucide-react/dist/esm/icons');

/** The parts of every icon that the web app names. */
function iconsOfWeb(): [name: string, parts: ReturnType<typeof partsOf>][] {
  const files = globSync('web/**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const names = new Set(
    files.flatMap((text) =>
      [...text.matchAll(/import \{([^}]+)\} from 'lucide-react';/g)].flatMap(([, list = '']) =>
        list.split(',').map((each) => each.trim().split(' as ')[0] ?? ''),
      ),
    ),
  );
  const exported = readFileSync(join(icons, '../lucide-react.mjs'), 'utf8');
  return [...names].flatMap((name) => {
    const file = new RegExp(`\\bdefault as ${name}\\b[^']*'\\./icons/(.+?)'`).exec(exported)?.[1];
    if (!file) return [];
    const read = (each: string) => readFileSync(join(icons, each), 'utf8');
    const other = /from '\.\/(.+?)'/.exec(read(file))?.[1];
    const code = read(other ?? file);
    const [node] = /(?<=\n {2}node: )\[.*?\n? *\](?=,\n {2}aliases|\n\};)/s.exec(code) ?? [];
    if (!node) throw new Error(`${name} is written in another way`);
    return [[name, partsOf(node)] as [string, ReturnType<typeof partsOf>]];
  });
}

const pixelsOf = (inside: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`,
  ).render().pixels;

describe('icons of one path', () => {
  it('ROUTE-19 looks as the icon of several parts does, for every icon of the web app', () => {
    const all = iconsOfWeb();
    expect(all.length).toBeGreaterThan(80);
    const joined = all.flatMap(([name, parts]) => {
      const path = inOnePath(parts);
      if (path === null) return [];
      const tags = parts.map(([tag, { key: _, ...attributes }]) => {
        const said = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
        return `<${tag} ${said.join(' ')}/>`;
      });
      const [several, one] = [pixelsOf(tags.join('')), pixelsOf(`<path d="${path}"/>`)];
      // Where two parts meet, their soft edges were blended twice.
      const differing = several.filter((value, at) => Math.abs(value - (one[at] ?? 0)) > 100).length;
      return [{ name, isSame: differing < 40 }];
    });
    expect(joined.filter(({ isSame }) => !isSame)).toEqual([]);
    expect(joined.length / all.length).toBeGreaterThan(0.95);
  });
});
