/** A stable number for a text: the same brief always gives the same version. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  // FNV alone keeps neighbouring texts apart only in the low bits; this spreads them.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 12)) >>> 0;
}

/** Chooses wordings for one task: by its seed at first, by the next one in turn with each further variant. */
export interface Chooser {
  pick<T>(options: readonly T[], purpose: string): T | undefined;
  /** All options, the chosen one first, the following in turn. */
  order<T>(options: readonly T[], purpose: string): T[];
  /** A chooser for the next text of the same task, so that two neighbours never begin alike. */
  shifted(by: number): Chooser;
}

/** A chooser for a seed and a variant; two successive variants never choose the same of two or more options. */
export function chooser(seed: string, variant: number): Chooser {
  const step = Number.isFinite(variant) ? Math.abs(Math.trunc(variant)) : 0;
  const order = <T>(options: readonly T[], purpose: string): T[] => {
    if (options.length === 0) return [];
    const start = (hash(`${purpose}\n${seed}`) + step) % options.length;
    return [...options.slice(start), ...options.slice(0, start)];
  };
  return { order, pick: (options, purpose) => order(options, purpose)[0], shifted: (by) => chooser(seed, step + by) };
}
