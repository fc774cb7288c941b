/** What a stretch of a message is to the one who reads it. */
export const ROLES = [
  'matter',
  'order',
  'constraint',
  'when',
  'platform',
  'slip',
  'courtesy',
  'reference',
  'aside',
  'noise',
] as const;
export type Role = (typeof ROLES)[number];

/** A stretch of a message with its role; the texts of all spans, joined, are the message. */
export interface Span {
  role: Role;
  text: string;
}
