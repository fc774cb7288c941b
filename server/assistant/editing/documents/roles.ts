/** What a stretch of a message is to the one who makes a document of it. */
export const DOCUMENT_ROLES = [
  'matter',
  'items',
  'steps',
  'label',
  'order',
  'kind',
  'subject',
  'part',
  'missing',
  'open',
  'slip',
  'greeting',
  'sender',
] as const;
export type DocumentRole = (typeof DOCUMENT_ROLES)[number];

/** A stretch of a message with its role in the document; the texts of all spans, joined, are the message. */
export interface DocumentSpan {
  role: DocumentRole;
  text: string;
}
