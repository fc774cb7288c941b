const LONGEST = 2_000;

/** An address that a network names, where a browser may follow it; null for all else that it may say. */
export function webAddress(text = ''): string | null {
  const isOne = text.length <= LONGEST && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
  return isOne ? text : null;
}
