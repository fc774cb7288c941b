/** Longer texts are read and written on another thread: one of thousands of scraps can take seconds, for which nobody else should wait. */
export const LONG_TEXT = 1_000;
