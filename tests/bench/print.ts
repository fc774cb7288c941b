/** One line of a bench: what, how much, and what was aimed at. */
export function print(measure: string, value: string, target = ''): void {
  console.log(`${measure.padEnd(58)} ${value.padStart(14)}${target ? `   (target ${target})` : ''}`);
}

/** The value below which a share of all values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
