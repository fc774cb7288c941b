import type { Page } from '@playwright/test';

/** What can be told of a screen without looking at it: what is too wide, too small to touch, or cut off without a sign. */
export async function faultsOf(page: Page, isTouched: boolean): Promise<string[]> {
  return page.evaluate(
    (smallest) => {
      const layer = [...document.querySelectorAll('dialog[open], [popover]:popover-open:not(.toast-layer)')].at(-1);
      const root = layer ?? document.body;
      const told: string[] = [];
      const words = (part: Element) =>
        (part.getAttribute('aria-label') || part.textContent || (part as HTMLInputElement).placeholder || part.tagName)
          .trim()
          .slice(0, 40);
      const seen = (part: Element) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (tooWide > 0) told.push(`the page scrolls sideways by ${tooWide} px`);
      for (const heading of root.querySelectorAll('h1'))
        if (seen(heading)) told.push(`h1 “${words(heading)}” at ${Math.round(heading.getBoundingClientRect().left)}`);
      if (smallest > 0)
        for (const part of root.querySelectorAll('button, a[href], input, select, textarea, [role=button], summary')) {
          // A link within a sentence is as high as its line.
          if (!seen(part) || getComputedStyle(part).display === 'inline' || part.closest('.rbc-time-view')) continue;
          const box = (part.closest('label') ?? part).getBoundingClientRect();
          const { position, top, left } = getComputedStyle(part, '::after');
          const grown = (by: string) => (position === 'absolute' ? Math.max(0, -2 * Number.parseFloat(by) || 0) : 0);
          const [width, height] = [Math.round(box.width + grown(left)), Math.round(box.height + grown(top))];
          if (box.width > 2 && (height < smallest || width < smallest))
            told.push(`touch ${width} × ${height}: ${part.tagName.toLowerCase()} “${words(part)}”`);
        }
      for (const part of root.querySelectorAll<HTMLElement>('*')) {
        if (![...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) || !seen(part))
          continue;
        const style = getComputedStyle(part);
        const isCut =
          part.scrollWidth > part.clientWidth + 1 && style.overflowX !== 'visible' && style.display !== 'inline';
        if (isCut && style.textOverflow !== 'ellipsis' && !part.matches('textarea, .sr-only, pre, code'))
          told.push(`cut: “${words(part)}”`);
      }
      return told;
    },
    isTouched ? 40 : 0,
  );
}
