import { useEffect } from 'react';

declare global {
  interface Window {
    /** What was pressed on a prerendered screen so far, kept by web/public/first.js; ends the keeping. */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** Hands what was typed and pressed on a prerendered screen before it was alive to the screen, once it is. */
export function TakeOver() {
  useEffect(() => void handOver(), []);
  return null;
}

async function handOver(): Promise<void> {
  const pressed = window.takeEarlyPresses?.() ?? [];
  delete window.takeEarlyPresses;
  for (const input of document.querySelectorAll<HTMLInputElement>('#root input')) if (input.value) tell(input);
  for (const element of pressed) {
    // What came before is drawn by then: a form is sent with what was typed into it.
    await Promise.resolve();
    element.click();
  }
}

/** Has React hear of a value that stands in its field already: it listens only where the value differs from the one it knows. */
function tell(input: HTMLInputElement): void {
  const { value } = input;
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
