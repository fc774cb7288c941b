/** What every field of an agent looks like. */
export const FIELD =
  'nodrag nopan nowheel block w-full resize-none rounded-md bg-sunken px-2.5 py-1.5 text-sm shadow-[inset_0_0_0_1px_var(--c-line)] outline-none transition-shadow duration-120 placeholder:text-ink-3 hover:shadow-[inset_0_0_0_1px_var(--c-line-strong)] focus:bg-surface focus:shadow-[inset_0_0_0_1.5px_var(--c-accent)] max-sm:text-md';
