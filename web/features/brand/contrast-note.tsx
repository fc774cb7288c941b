import { Check, TriangleAlert } from 'lucide-react';
import { contrast, type Legibility, legibility } from './contrast.ts';

const ADVICE: Record<Legibility, string> = {
  text: 'They stand well apart: text of any size reads in one on the other.',
  large: 'Good for headlines and shapes; small text would be hard to read in one on the other.',
  poor: 'Too close to read one on the other. Make one of them lighter or darker.',
};

/** How well the two colours go together for reading, in numbers and in words. */
export function ContrastNote({ primary, accent }: { primary: string; accent: string }) {
  const ratio = contrast(primary, accent);
  const level = legibility(ratio);
  const Icon = level === 'poor' ? TriangleAlert : Check;
  return (
    <div className="mt-6 flex items-stretch gap-4 overflow-hidden rounded-lg bg-sunken shadow-[inset_0_0_0_1px_var(--c-line)] max-sm:flex-col max-sm:gap-0">
      <div aria-hidden="true" className="flex w-40 shrink-0 max-sm:h-18 max-sm:w-full">
        <Sample ground={primary} ink={accent} />
        <Sample ground={accent} ink={primary} />
      </div>
      <div aria-live="polite" className="min-w-0 py-3.5 pr-4 max-sm:px-4">
        <p className="flex items-center gap-2 text-sm font-medium">
          <Icon size={14} aria-hidden="true" className={level === 'poor' ? 'text-warn' : 'text-ok'} />
          Contrast
          <span className="font-mono text-xs font-normal text-ink-2">{ratio.toFixed(1)}:1</span>
        </p>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">{ADVICE[level]}</p>
      </div>
    </div>
  );
}

/** The letters are drawn: they show the contrast that was chosen, however poor, and are not there to be read. */
function Sample({ ground, ink }: { ground: string; ink: string }) {
  return (
    <svg
      viewBox="0 0 80 72"
      preserveAspectRatio="xMidYMid slice"
      className="size-full min-w-0 flex-1"
      style={{ backgroundColor: ground }}
      aria-hidden="true"
    >
      <text x="40" y="37" fill={ink} textAnchor="middle" dominantBaseline="middle" fontSize="22" fontWeight="600">
        Aa
      </text>
    </svg>
  );
}
