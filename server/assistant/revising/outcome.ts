/** What a change makes of a text: the new text, or why there is none. */
export type Outcome = { text: string } | { note: string } | { question: string };
