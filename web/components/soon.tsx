import type { LucideIcon } from 'lucide-react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { DayGrid } from './day-grid.tsx';

/** A page whose feature is not there yet, and says so. */
export function Soon({
  icon: Icon,
  name,
  title,
  text,
}: {
  icon: LucideIcon;
  name: string;
  title: string;
  text: string;
}) {
  usePageTitle(name);
  return (
    <div className="relative grid min-h-full place-items-center px-6 py-12">
      <DayGrid />
      <div className="relative w-full max-w-105 text-center">
        <span className="inline-grid size-10 place-items-center rounded-lg bg-accent-wash text-accent-text">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h1 className="mt-5 text-xl font-[560] text-balance">{title}</h1>
        <p className="mt-2 text-base text-balance text-ink-2">{text}</p>
      </div>
    </div>
  );
}
