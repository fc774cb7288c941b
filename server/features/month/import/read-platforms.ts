import { PLATFORMS, type Platform } from '../../../../domain/post/platforms.ts';
import { namesInTables } from '../../../lib/platform-words.ts';

const MEANT = new Map<string, readonly Platform[]>([
  ...PLATFORMS.flatMap((platform) => namesInTables(platform).map((name) => [name, [platform]] as const)),
  ...['all', 'allplatforms', 'allnetworks', 'everywhere'].map((name) => [name, PLATFORMS] as const),
]);
/** All names of all networks are shorter together: what is longer is something else. */
const CELL_MAX = 300;

/** The networks that a cell names, and what it names that is none of them. */
export function readPlatforms(cell: string): { platforms: Platform[]; unknown: string[] } {
  if (cell.length > CELL_MAX) return { platforms: [], unknown: [cell] };
  const meant = new Set<Platform>();
  const unknown: string[] = [];
  for (const part of cell.split(/[,;|/+&\n]|\s+and\s+/i)) {
    const platforms = MEANT.get(part.toLowerCase().replaceAll(/[^a-z]/g, ''));
    for (const platform of platforms ?? []) meant.add(platform);
    if (!platforms && part.trim() !== '') unknown.push(part.trim());
  }
  return { platforms: PLATFORMS.filter((platform) => meant.has(platform)), unknown };
}
