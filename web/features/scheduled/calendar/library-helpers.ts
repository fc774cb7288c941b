/**
 * What the calendar library takes from lodash and react-overlays, as little as it needs of each: the build puts these
 * in their place (vite.config.ts), which saves its screen 30 KB. A name that is missing here fails the build.
 */

export function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

export function defaults<T extends object>(target: T, ...sources: object[]): T {
  for (const source of sources)
    for (const [key, value] of Object.entries(source)) {
      const fields = target as Record<string, unknown>;
      if (fields[key] === undefined) fields[key] = value;
    }
  return target;
}

export function findIndex<T>(items: T[], isIt: (item: T) => boolean): number {
  return items.findIndex(isIt);
}

/** The library compares each event with the selected one: ours are the same object, or not. */
export function isEqual(a: unknown, b: unknown): boolean {
  return a === b;
}

export function mapValues<T, U>(fields: Record<string, T>, make: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, make(value, key)]));
}

export function omit(fields: object, names: string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

type SortKey<T> = string | ((item: T) => number);

export function sortBy<T extends object>(items: T[], by: SortKey<T>[]): T[] {
  const keyOf = (item: T, each: SortKey<T>) =>
    typeof each === 'function' ? each(item) : Number((item as Record<string, unknown>)[each]);
  return items.toSorted((a, b) => {
    for (const each of by) {
      const difference = keyOf(a, each) - keyOf(b, each);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

export function transform<T, U>(items: T[], add: (into: U, item: T) => void, into: U): U {
  for (const item of items) add(into, item);
  return into;
}

/** Days that are full open our own list, so the library's popup is never shown. */
export function Overlay(): null {
  return null;
}
