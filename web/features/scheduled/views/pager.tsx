import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  page: number;
  pages: number;
  count: number;
  onPage: (page: number) => void;
}

/** The ways through the pages of a list. */
export function Pager({ page, pages, count, onPage }: Props) {
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-xs text-ink-3 tabular-nums">
        {count === 1 ? '1 task' : `${count.toLocaleString('en-US')} tasks`}
      </p>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <Button look="ghost" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={14} aria-hidden="true" />
          Previous
        </Button>
        <ul className="flex items-center gap-0.5">
          {pageNumbers(page, pages).map((number, at) => (
            <li key={number ?? `dots ${at}`}>
              {number === null ? (
                <span className="px-1 text-xs text-ink-3">…</span>
              ) : (
                <button
                  type="button"
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onPage(number)}
                  className={classNames(
                    'h-7 min-w-7 rounded-sm px-1.5 text-xs tabular-nums transition-colors duration-120',
                    number === page ? 'bg-active font-medium text-ink' : 'text-ink-2 hover:bg-hover',
                  )}
                >
                  {number}
                </button>
              )}
            </li>
          ))}
        </ul>
        <Button look="ghost" size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={14} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
