import { CalendarPlus, MessageSquarePlus } from 'lucide-react';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/platforms.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PlatformIcon } from '../../components/platform-icons.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

const PROMISES: Record<Platform, string> = {
  linkedin: 'Connecting will publish your posts to your profile or company page when they are due.',
  twitter: 'Connecting will post your tweets with their pictures at the minute you chose.',
  instagram: 'Connecting will publish pictures with their captions to your professional account.',
  facebook: 'Connecting will publish text and pictures to the pages that you look after.',
};

/** The platforms to publish to: none can be connected yet, and the page says so. */
export default function ConnectPage() {
  usePageTitle('Connect');
  return (
    <div className="mx-auto w-full max-w-220 px-8 pt-10 pb-16 max-md:px-4 max-md:pt-6">
      <h1 className="text-2xl font-[560] max-md:text-xl">Connect</h1>
      <p className="mt-2 max-w-130 text-md text-pretty text-ink-2">
        Fanfare prepares your posts and keeps them ready at their time; it does not publish them yet. Accounts will be
        connected here, platform by platform.
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {PLATFORMS.map((platform, at) => (
          <li key={platform} className={`rise ${STAGGER[at] ?? ''}`}>
            <PlatformCard platform={platform} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="meanwhile" className="mt-8 rounded-xl bg-sunken p-6 shadow-xs max-sm:p-5">
        <h2 id="meanwhile" className="text-lg font-[560]">
          Until then, the last step is yours
        </h2>
        <p className="mt-1 max-w-150 text-base text-pretty text-ink-2">
          Posts are already written, drawn and scheduled for all four. When one is due, its results are under Scheduled
          Tasks: copy the text, download the picture or the sound, and post it yourself.
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to="/scheduled" className="max-sm:w-full">
            <CalendarPlus size={15} aria-hidden="true" />
            Schedule a post
          </ButtonLink>
          <ButtonLink to="/dashboard" look="quiet" className="max-sm:w-full">
            <MessageSquarePlus size={15} aria-hidden="true" />
            Write one in the chat
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

const STAGGER = ['[--i:0]', '[--i:1]', '[--i:2]', '[--i:3]'];

function PlatformCard({ platform }: { platform: Platform }) {
  const { label, maxLength, picture } = PLATFORM_RULES[platform];
  return (
    <article aria-label={label} className="flex h-full flex-col rounded-lg bg-surface shadow-sm">
      <div className="flex-1 p-5">
        <div className="flex items-center gap-3">
          <span className="grid size-10 place-items-center rounded-md bg-hover">
            <PlatformIcon platform={platform} size={20} />
          </span>
          <h2 className="text-md font-medium">{label}</h2>
          <span className="ml-auto rounded-full bg-warn-wash px-2.5 py-0.5 text-xs font-medium text-warn">
            Coming Soon
          </span>
        </div>
        <p className="mt-4 text-base text-pretty text-ink-2">{PROMISES[platform]}</p>
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-xs text-ink-3">
        <div className="flex gap-1.5">
          <dt>Text up to</dt>
          <dd>
            <span className="font-mono text-ink-2 tabular-nums">{maxLength.toLocaleString('en-US')}</span> characters
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt>Pictures</dt>
          <dd className="font-mono text-ink-2 tabular-nums">
            {picture.width} × {picture.height}
          </dd>
        </div>
      </dl>
    </article>
  );
}
