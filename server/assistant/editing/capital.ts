/** What is written as it is: names with a capital inside, addresses, hosts, handles, code. */
const OWN_SPELLING =
  /^["“‘'(]*(?:\p{Ll}[\p{L}\p{N}]*\p{Lu}|\p{Ll}\d|\S*@|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/\s.,]|$)|`|https?:)/u;

/** A text with a capital at its start, unless it starts with something that has its own spelling. */
export function capital(text: string): string {
  if (OWN_SPELLING.test(text)) return text;
  return text.replace(/^(["“‘'(]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}
