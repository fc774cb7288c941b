import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc are hundredths of a second on every Linux. */
const MS_PER_TICK = 10;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** What stands after the name of a program in /proc/…/stat, which may itself hold spaces. */
const statOf = (pid: number): string[] => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];

/** The process that has started another. */
export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const all = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0);
  return [pid, ...all.filter((one) => parentOf(one) === pid)];
}

/** The memory that some processes hold, what they share counted once; NaN where the system does not tell. */
export function megabytes(pids: number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  const sum = kilobytes.reduce((total, one) => total + one, 0);
  return sum > 0 ? Math.round(sum / 1024) : Number.NaN;
}

/** The processor time that some processes, and what they had started and has ended, have used so far, in milliseconds. */
export function cpuMs(pids: number[]): number {
  return pids
    .flatMap((pid) => statOf(pid).slice(11, 15))
    .map((ticks) => Number(ticks) * MS_PER_TICK)
    .reduce((a, b) => a + b, 0);
}
