const compiled = new Map<string, RegExp>();

/** A pattern that is put together from parts, compiled once. */
export function pattern(source: string, flags: string): RegExp {
  const key = `${flags}/${source}`;
  const known = compiled.get(key);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const made = new RegExp(source, flags);
  compiled.set(key, made);
  return made;
}
