import { useLayoutEffect, useRef, useState } from 'react';
import { cutAtWord } from '../../domain/post/text.ts';
import { classNames } from '../lib/class-names.ts';

/**
 * A name on one line. What has no room is left out word by word, with '…' in its place: the browser's own ellipsis parts
 * words. Whoever listens or searches still gets all of it.
 */
export function OneLine({ text, className }: { text: string; className?: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [kept, setKept] = useState(text);
  useLayoutEffect(() => {
    const box = line.current;
    if (!box) return;
    const cutToRoom = () => setKept(fittingPart(text, box));
    cutToRoom();
    const sizes = new ResizeObserver(cutToRoom);
    sizes.observe(box);
    // Another typeface is wider or narrower than the one that stood in for it.
    void document.fonts.ready.then(cutToRoom);
    return () => sizes.disconnect();
  }, [text]);
  const shown = text.startsWith(kept) ? kept : text;
  return (
    <span ref={line} className={classNames('block overflow-hidden whitespace-nowrap', className)}>
      {shown}
      {shown !== text && (
        <>
          <span className="after:content-['…'/'']" />
          <span className="sr-only">{text.slice(shown.length)}</span>
        </>
      )}
    </span>
  );
}

const pen = document.createElement('canvas').getContext('2d');

/** The words from the start that have room in the box, beside an ellipsis where some have none. */
function fittingPart(text: string, box: HTMLElement): string {
  // Without a width nothing is on screen that could be cut.
  if (!pen || box.clientWidth === 0) return text;
  const { font, letterSpacing } = getComputedStyle(box);
  pen.font = font;
  pen.letterSpacing = letterSpacing;
  const cut = cutAtWord(text, box.clientWidth, (part) => pen.measureText(part).width);
  return cut === text ? text : cut.replace(/…$/, '');
}
