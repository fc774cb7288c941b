import * as z from 'zod/mini';

/** The forms of the sign-in screen. */
export type Mode = 'sign-in' | 'sign-up' | 'forgot';

/** What was typed at sign-up and may be shown again: everything but the password. */
const typedSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
export type TypedDetails = z.infer<typeof typedSchema>;

const visitSchema = z.object({
  /** Where the visitor wanted to go; the guard reads it after signing in. */
  from: z.optional(z.string()),
  /** Who has just signed up here and waits for the mail. */
  registered: z.optional(typedSchema),
  /** Fills the sign-up form: the address was wrong. */
  typed: z.optional(typedSchema),
  /** Fills the sign-in form: this address was just verified. */
  email: z.optional(z.string()),
});
export type AuthVisit = z.infer<typeof visitSchema>;

/** What the entry of the browser's history knows of this visit; it outlives a reload. */
export function visitIn(state: unknown): AuthVisit {
  const visit = visitSchema.safeParse(state);
  return visit.success ? visit.data : {};
}

/** Which form an address shows. */
export function modeIn(query: URLSearchParams): Mode {
  const mode = query.get('mode');
  return mode === 'sign-up' || mode === 'forgot' ? mode : 'sign-in';
}

/** The address of a form: each has its own, so that Back leads to the one before. */
export function formAddress(mode: Mode): string {
  return mode === 'sign-in' ? '/auth' : `/auth?mode=${mode}`;
}
