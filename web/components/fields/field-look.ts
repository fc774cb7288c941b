/** The look of a field to write or choose in. */
export const FIELD_LOOK =
  'w-full rounded-md bg-surface px-3 text-base shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-shadow duration-120 outline-none placeholder:text-ink-3 focus:shadow-[inset_0_0_0_1px_var(--c-ink-2),0_0_0_3px_var(--c-active)] disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-2 disabled:shadow-[inset_0_0_0_1px_var(--c-line)] aria-invalid:shadow-[inset_0_0_0_1px_var(--c-bad)] aria-invalid:focus:shadow-[inset_0_0_0_1px_var(--c-bad),0_0_0_3px_var(--c-bad-wash)] max-md:text-[16px] dark:bg-canvas';
