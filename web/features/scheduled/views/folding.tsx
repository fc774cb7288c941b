import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A part of a dialog that folds; what is folded is not there at all. */
export function Folding({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  return (
    <section aria-label={title} className="border-t border-line px-5">
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="-mx-2 flex h-11 items-center gap-1 rounded-sm px-2 text-xs text-ink-2 hover:text-ink"
      >
        <ChevronRight
          size={13}
          aria-hidden="true"
          className={isUnfolded ? 'rotate-90 transition-transform' : 'transition-transform'}
        />
        {title}
      </button>
      {isUnfolded && <div className="pb-4">{children}</div>}
    </section>
  );
}
