import type { ReactNode } from 'react';
import { useIsOnline, useIsServerAway } from '../lib/api/connection.ts';
import { DayGrid } from './fields/day-grid.tsx';
import { LogoMark } from './logo.tsx';

/** What fills a page that has nothing else to show: a mark, a heading, a sentence and the ways on. */
export function FullPage({
  kicker,
  title,
  text,
  ways,
}: {
  kicker?: string;
  title: string;
  text: string;
  ways?: ReactNode;
}) {
  return (
    <div className="relative grid h-full min-h-[inherit] place-items-center px-6 py-12">
      <DayGrid />
      <div className="relative w-full max-w-105 text-center">
        <span className="inline-block">
          <LogoMark size={40} />
        </span>
        {kicker && <p className="mt-6 font-mono text-xs text-ink-3">{kicker}</p>}
        <h1 className="mt-2 text-2xl font-[560] text-balance">{title}</h1>
        <p className="mt-3 text-md text-balance text-ink-2">{text}</p>
        {ways && <div className="mt-8 flex flex-wrap justify-center gap-2">{ways}</div>}
      </div>
    </div>
  );
}

/** What a screen shows while it is on its way; nothing at all when that is quick. Without a server it may be a long way. */
export function Waiting() {
  const isOnline = useIsOnline();
  const isServerAway = useIsServerAway();
  if (!isOnline || isServerAway)
    return (
      <div role="status" className="appear-late h-full min-h-[inherit]">
        {isOnline ? (
          <FullPage
            title="This page opens once Fanfare answers"
            text="The server can’t be reached just now. The page comes by itself when it is back."
          />
        ) : (
          <FullPage
            title="This page opens once you are online"
            text="It was not loaded before the connection was lost. It comes by itself when the connection is back."
          />
        )}
      </div>
    );
  return (
    <div role="status" className="appear-late grid h-full min-h-[inherit] place-items-center">
      <span className="animate-pulse">
        <LogoMark size={40} />
      </span>
      <span className="sr-only">Loading…</span>
    </div>
  );
}
