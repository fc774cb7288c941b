import { type RefObject, useEffect } from 'react';
import { isFocusAdrift } from '../../../lib/keep-focus.ts';

/**
 * The first empty field of a form is ready to type in, unless that would raise a phone's keyboard or something comes before it:
 * then the keyboard waits at the page's heading, never nowhere.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isFirst = true): void {
  useEffect(() => {
    // Whoever began on the prerendered form stays where they are.
    if (!isFocusAdrift() && form.current?.contains(document.activeElement)) return;
    const isToType = isFirst && window.matchMedia('(pointer: fine)').matches;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const first = isToType ? fields.find(({ value }) => value === '') : document.querySelector('h1');
    first?.focus({ preventScroll: true });
  }, [form, isFirst]);
}
