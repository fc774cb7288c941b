/** Removes every secret from a text. */
export type Redact = (text: string) => string;

/** Removes the given keys, whatever else looks like a key, and user names in addresses. */
export function createRedact(secrets: (string | null)[]): Redact {
  const known = secrets.filter((secret): secret is string => secret !== null && secret !== '');
  return (text) =>
    known
      .reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text)
      .replace(/\b(?:sk|pk|key)-[\w*.-]{6,}/g, '[redacted]')
      .replace(/\bAIza[\w*-]{6,}/g, '[redacted]')
      .replace(/(?<=:\/\/)[^/@\s]+@/g, '');
}
