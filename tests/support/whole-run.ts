/** `npm test` proves what takes long by its core; `npm test -- --all`, and a file that is run by itself, by all of it. */
export const isWholeRun = process.env.FANFARE_TESTS !== 'core';
