import * as z from 'zod/mini';

/** Trims a name and makes one line of it: control characters could steer a terminal or break a line where it is shown. */
export function tidyName() {
  return z.overwrite<string>((name) => name.replaceAll(/\p{Cc}+/gu, ' ').trim());
}
