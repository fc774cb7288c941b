import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** What was pressed on a prerendered screen so far, kept by web/public/first.js; ends the keeping. */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What stands in the document before the app does. */
interface Early {
  fields: Field[];
  focused: Element | null;
  /** Where in its text the keyboard is. */
  selection: [from: number, to: number] | null;
  scrollTop: number;
}

/** Hands what was typed and pressed on a prerendered screen before it was alive to the screen, once it is. */
export function TakeOver() {
  // Noted while the app is drawn: a frame is gone once it is shown.
  const [early] = useState(noteEarly);
  useEffect(() => {
    if (early) void handOver(early);
  }, [early]);
  return null;
}

function noteEarly(): Early | null {
  if (!window.takeEarlyPresses) return null;
  const focused = document.activeElement;
  return {
    fields: [...document.querySelectorAll<Field>('#root input, #root textarea')],
    focused,
    selection: focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null,
    scrollTop: document.getElementById('main')?.scrollTop ?? 0,
  };
}

async function handOver({ fields, focused, selection, scrollTop }: Early): Promise<void> {
  const pressed = window.takeEarlyPresses?.() ?? [];
  delete window.takeEarlyPresses;
  for (const field of fields) if (field.value) tell(twinOf(field), field.value);
  // What was typed is drawn by then.
  await Promise.resolve();
  if (focused && !focused.isConnected) {
    const twin = twinOf(focused as HTMLElement);
    twin?.focus({ preventScroll: true });
    if (selection && twin instanceof HTMLTextAreaElement) twin.setSelectionRange(...selection);
  }
  document.getElementById('main')?.scrollTo({ top: scrollTop });
  for (const element of pressed) {
    // What came before is drawn by then: a form is sent with what was typed into it.
    await Promise.resolve();
    twinOf(element)?.click();
  }
}

/** The element itself where the app goes on with it, else the one that has come in its place: it may say more by now. */
function twinOf<T extends HTMLElement>(element: T): T | undefined {
  if (element.isConnected) return element;
  const alike = (within: ParentNode) =>
    [...within.querySelectorAll<T>(element.localName)].filter((each) => nameOf(each).startsWith(nameOf(element)));
  return alike(document)[alike(element.getRootNode() as Element).indexOf(element)];
}

const nameOf = (element: Element): string =>
  element.getAttribute('href') ?? element.ariaLabel ?? element.textContent ?? '';

/** Has React hear of a value that stands in its field already: it listens only where the value differs from the one it knows. */
function tell(field: Field | undefined, value: string): void {
  if (!field) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
