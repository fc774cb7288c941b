import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cutAtWord, cutToLines } from '../../domain/post/cut.ts';
import { classNames } from '../lib/class-names.ts';

interface Props {
  text: string;
  className?: string;
}

/**
 * A name on one line. What has no room is left out word by word, with '…' in its place: the browser's own ellipsis parts
 * words. Whoever listens or searches still gets all of it.
 */
export function OneLine({ text, className }: Props) {
  return (
    <CutName text={text} cut={cutAtWord} className={classNames('block overflow-hidden whitespace-nowrap', className)} />
  );
}

/** A name on at most two lines, cut like that of one. */
export function TwoLines({ text, className }: Props) {
  return (
    <CutName
      text={text}
      cut={cutToTwoLines}
      className={classNames('line-clamp-2 [overflow-wrap:anywhere]', className)}
    />
  );
}

type Cutter = (text: string, width: number, length: (part: string) => number) => string;
const cutToTwoLines: Cutter = (text, width, length) => cutToLines(text, 2, width, length);

function CutName({ text, cut, className }: { text: string; cut: Cutter; className: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [kept, setKept] = useState(text);
  useLayoutEffect(() => {
    const here = box.current;
    if (!here) return;
    cutters.set(here, () => setKept(fittingPart(text, cut, here)));
    sizes.observe(here);
    return () => sizes.unobserve(here);
  }, [text, cut]);
  const shown = text.startsWith(kept) ? kept : text;
  return (
    <span ref={box} data-cut className={className}>
      <CutText text={text} shown={shown} />
    </span>
  );
}

/** The words of a text that are seen, with '…' in the place of the others, which only whoever listens gets. */
export function CutText({ text, shown }: { text: string; shown: string }) {
  if (shown === text) return text;
  return (
    <>
      {shown}
      <span className="after:content-['…'/'']" />
      <span className="sr-only">{text.slice(shown.length)}</span>
    </>
  );
}

/** How each name on screen is cut to the room that it has. */
const cutters = new WeakMap<Element, () => void>();

/**
 * Tells of every name once it has been laid out, of all together and before they are painted: whoever asks for a width earlier has
 * the browser lay out everything for each name, also what is out of sight and would have been left alone.
 */
const sizes = new ResizeObserver((entries) => {
  flushSync(() => {
    for (const { target } of entries) cutters.get(target)?.();
  });
});

// Another typeface is wider or narrower than the one that stood in for it.
document.fonts.addEventListener('loadingdone', () => {
  for (const name of document.querySelectorAll('[data-cut]')) {
    sizes.unobserve(name);
    sizes.observe(name);
  }
});

const pen = document.createElement('canvas').getContext('2d');

/** The words from the start that have room in the box, beside an ellipsis where some have none. */
function fittingPart(text: string, cut: Cutter, box: HTMLElement): string {
  // Without a width nothing is on screen that could be cut.
  if (!pen || box.clientWidth === 0) return text;
  const { font, letterSpacing } = getComputedStyle(box);
  pen.font = font;
  pen.letterSpacing = letterSpacing;
  const part = cut(text, box.clientWidth, (words) => pen.measureText(words).width);
  return part === text ? text : part.replace(/…$/, '');
}
