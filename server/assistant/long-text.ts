/** A longer text is read and written in a lane for long ones: one of thousands of scraps can take seconds, for which nobody else should wait. */
export const LONG_TEXT = 1_000;
