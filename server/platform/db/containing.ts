/** The pattern of texts that hold this one, whatever signs are in it. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
