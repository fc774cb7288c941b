import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What will be there. */
  plans: { icon: LucideIcon; title: string; text: string }[];
  /** What holds until then. */
  children: ReactNode;
}

/** A part of the settings that is not there yet: what it will be, and what holds until then. */
export function ComingSoon({ title, plans, children }: Props) {
  return (
    <section aria-label={title} className="rounded-lg bg-surface shadow-sm">
      <h3 className="px-6 pt-5 text-md font-medium max-sm:px-4">{title}</h3>
      <ul className="mt-3 divide-y divide-line border-b border-line">
        {plans.map(({ icon: Icon, title: name, text }) => (
          <li key={name} className="flex items-start gap-4 px-6 py-4 max-sm:px-4">
            <span className="grid size-9 shrink-0 place-items-center rounded-md text-ink-3 shadow-[inset_0_0_0_1px_var(--c-line-strong)]">
              <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1">
              <h4 className="text-sm font-medium">{name}</h4>
              <p className="mt-0.5 max-w-120 text-sm text-pretty text-ink-2">{text}</p>
            </div>
            <span className="mt-0.5 shrink-0 rounded-full bg-warn-wash px-2 py-0.5 text-2xs font-medium text-warn">
              Soon
            </span>
          </li>
        ))}
      </ul>
      <div className="rounded-b-lg bg-sunken px-6 py-4 text-sm text-pretty text-ink-2 max-sm:px-4">{children}</div>
    </section>
  );
}

export const SOON_LINK =
  'rounded-sm py-0.5 font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink-2';
