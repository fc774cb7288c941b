const MOST_KEPT = 16;
/** A text beyond this is read once, and takes no memory. */
const LONGEST_KEPT = 2_000;

/** A pure function of a text that remembers its last few answers: nobody may change them. */
export function keepRecent<T>(work: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = work(text);
    if (text.length > LONGEST_KEPT) return made;
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(text, made);
    return made;
  };
}
