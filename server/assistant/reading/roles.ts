/** What a part of a message is for. */
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

/** A part of a message and its role; the texts of all spans, joined, are the message. */
export interface Span {
  role: Role;
  text: string;
}
