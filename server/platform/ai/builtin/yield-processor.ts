import { constants, setPriority } from 'node:os';

/**
 * Lets this thread compute when the threads that answer requests leave it a core: reading, drawing and speaking take long, a click is
 * to be answered at once. Linux gives every thread a niceness of its own; elsewhere the whole process would step back, so it stays.
 */
export function yieldProcessor(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
