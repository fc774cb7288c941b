import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface Props {
  title: string;
  /** What the page is for, in a sentence or two. */
  text?: string;
  /** On a phone, what stands below the heading reaches both edges. */
  isEdgeToEdge?: boolean;
  children: ReactNode;
}

/** A page that is read from its heading on: the headings of all pages begin at one edge. */
export function Page({ title, text, isEdgeToEdge = false, children }: Props) {
  return (
    <div className={classNames(PAGE_LOOK, isEdgeToEdge ? 'max-md:pt-5' : 'max-md:px-4 max-md:pt-6')}>
      <header className={classNames('mb-6', isEdgeToEdge && 'max-md:mb-3 max-md:px-4')}>
        <h1 className="text-2xl font-[560] max-md:text-xl">{title}</h1>
        {text && <p className="mt-1 max-w-160 text-base text-pretty text-ink-2">{text}</p>}
      </header>
      {children}
    </div>
  );
}

/** Where a page stands, for one with a heading of its own kind. */
export const PAGE_LOOK = 'mx-auto w-full max-w-280 pt-10 pb-16 md:px-8';
