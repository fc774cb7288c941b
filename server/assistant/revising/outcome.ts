/** What a change makes of a text: the new text, with what its author should know of it, or why there is none. */
export type Outcome = { text: string; note?: string } | { note: string } | { question: string };
