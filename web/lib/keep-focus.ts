/** Where the focus was: the element, and once that was taken out of the page, the place where it stood. */
interface Spot {
  element: HTMLElement;
  place?: Place;
}

interface Place {
  parent: Node;
  next: Node | null;
}

/** Enough to lead out of a menu and a question above it, back to where they were opened. */
const REMEMBERED = 12;
/** As far as what stands beside belongs together. A toast stands in none: whoever answers it was somewhere else before. */
const PARTS = 'main, aside, section, dialog';
/** Nothing to write in: what is typed on would land there, and a phone's keyboard would rise. */
const CONTROLS = 'a, button, [tabindex], [type="checkbox"]';

let trail: Spot[] = [];
/** Where the focus was put last because it was lost. */
let kept: Element | null = null;
/** A control that is switched off for a moment, and what has its focus until then. */
let lent: { control: HTMLElement; holder: Element } | null = null;
let isLost = false;
let isEnterOnItsWay = false;

/**
 * The keyboard goes on where it was: where what has the focus leaves the page or is switched off, it goes to what stands next
 * to it, to where it came from, or to the page's main part. The browser would begin again at the top of the page.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const others = trail.filter(({ element }) => element !== target);
    trail = [...others, { element: target as HTMLElement }].slice(-REMEMBERED);
    if (target !== lent?.holder) lent = null;
  });
  // What still could have it was left on purpose: by a click beside it, say.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && canHold(trail.at(-1)?.element)) trail = [];
    }),
  );
  // Enter is two events: moved between them, the focus would have the second press what it came to.
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    window.addEventListener(
      type,
      ({ key }) => {
        isEnterOnItsWay = type === 'keydown' && key === 'Enter';
        if (isLost && !isEnterOnItsWay) keep();
      },
      true,
    );
  new MutationObserver((changes) => {
    const last = trail.at(-1);
    if (!last) return;
    for (const change of changes) {
      for (const removed of change.removedNodes) {
        isLost ||= removed.contains(last.element);
        for (const spot of trail) follow(spot, removed, change);
      }
      isLost ||= change.type === 'attributes';
    }
    if (isLost && !isEnterOnItsWay) keep();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] });
}

/** Whether the focus is nowhere, or only where it was put because it was lost: nobody has gone anywhere with it. */
export function isFocusAdrift(): boolean {
  return document.activeElement === document.body || document.activeElement === kept;
}

/** What is taken out around or behind a spot moves the place where it stood. */
function follow(spot: Spot, removed: Node, { target: parent, nextSibling: next }: MutationRecord): void {
  const { element, place } = spot;
  if (removed.contains(element) || (place && removed.contains(place.parent))) spot.place = { parent, next };
  else if (place?.next === removed) place.next = next;
}

function keep(): void {
  isLost = false;
  if (lent && document.activeElement === lent.holder && take(lent.control)) return;
  if (canHold(document.activeElement)) return;
  for (const spot of trail.toReversed()) if (returnTo(spot)) return;
  for (const part of document.querySelectorAll('main, h1')) if (take(part)) return;
}

function returnTo({ element, place }: Spot): boolean {
  if (take(element)) return true;
  const holder = element.matches(':disabled') ? element.closest('[tabindex]:not(:disabled)') : null;
  if (holder && take(holder)) {
    lent = { control: element, holder };
    return true;
  }
  const { parentNode: parent, nextSibling: next } = element;
  const stood = place ?? (parent && { parent, next });
  return stood !== null && takeBeside(stood);
}

/** The first control after a place, else the last thing with a control before it; where there is none, around it. */
function takeBeside({ parent, next }: Place): boolean {
  if (!(parent instanceof Element) || !parent.closest(PARTS)?.checkVisibility()) return false;
  for (let node = next; node; node = node.nextSibling) if (takeIn(node)) return true;
  for (let node = next ? next.previousSibling : parent.lastChild; node; node = node.previousSibling)
    if (takeIn(node)) return true;
  if (take(parent)) return true;
  if (parent.matches(PARTS) || !parent.parentNode) return false;
  return takeBeside({ parent: parent.parentNode, next: parent.nextSibling });
}

function takeIn(node: Node): boolean {
  return (
    node instanceof Element &&
    [node, ...node.querySelectorAll(CONTROLS)].some((each) => each.matches(CONTROLS) && take(each))
  );
}

/** The browser knows best what can have the focus: behind a dialog it takes none. */
function take(element: Element): boolean {
  // What has just been hidden or switched off still counts as the active element.
  if (!canHold(element)) return false;
  (element as HTMLElement | SVGElement).focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  kept = element;
  return true;
}

function canHold(element: Element | null | undefined): boolean {
  return !!element && element !== document.body && !element.matches(':disabled') && element.checkVisibility();
}
