import { Image, type LucideIcon, PenLine, Stamp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { takeSampleBrand } from '../../lib/queries/sample-brand.ts';

const REASONS: { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Image, title: 'Pictures in your colors', text: 'Two colors and two fonts shape everything that is drawn.' },
  {
    icon: PenLine,
    title: 'Posts in your voice',
    text: 'What your voice asks for holds in every draft: words you never use, a sign-off, no emoji.',
  },
  { icon: Stamp, title: 'Signed with your logo', text: 'Your mark closes the picture, where it belongs.' },
];

/** Why a brand is worth the minute, for whoever has set nothing yet. */
export function Welcome() {
  const [isRunning, setIsRunning] = useState(false);
  const tryOne = async () => {
    setIsRunning(true);
    if (!(await takeSampleBrand())) setIsRunning(false);
  };
  return (
    <section
      aria-label="Why set up a brand"
      className="mb-6 rounded-xl bg-sunken px-6 py-5 shadow-[inset_0_0_0_1px_var(--c-line)] max-sm:px-4"
    >
      <h2 className="text-md font-[560]">Make it sound and look like you</h2>
      <p className="mt-0.5 text-sm text-ink-2">A few minutes here, and everything made for you carries your brand.</p>
      <ul className="mt-4 grid gap-4 max-sm:gap-2 sm:grid-cols-3">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon size={16} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
            <div className="min-w-0">
              <p className="text-sm font-medium">{title}</p>
              <p className="text-sm text-pretty text-ink-2 max-sm:sr-only">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" busy={isRunning} onClick={() => void tryOne()} className="mt-5 max-sm:mt-4">
        Try a sample brand
      </Button>
    </section>
  );
}
