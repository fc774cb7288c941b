import type { CSSProperties, ReactNode } from 'react';
import { PLATFORM_RULES, type Platform } from '../../domain/post/platforms.ts';
import { classNames } from '../lib/class-names.ts';

/** Drawn by hand on a 24-pixel grid. */
const MARKS: Record<Platform, ReactNode> = {
  linkedin: (
    <path
      fillRule="evenodd"
      fill="currentColor"
      d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Zm2 4.9a1.6 1.6 0 1 0 0-.01ZM5.6 10v8h2.8v-8Zm4.6 0v8H13v-4.2c0-1.1.5-1.8 1.5-1.8s1.4.7 1.4 1.9V18h2.8v-4.6c0-2.4-1.2-3.6-3.1-3.6-1.2 0-2.1.5-2.6 1.4V10Z"
    />
  ),
  twitter: (
    <path
      fillRule="evenodd"
      fill="currentColor"
      d="M2.2 3h6.3l4.4 6.1L18.200 3h2.500l-6.700 7.700L21.900 21h-6.300l-4.700-6.500L5.200 21H2.700l7.100-8.100Zm3.400 1.700 10.800 14.600h2.200L7.700 4.700Z"
    />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="12" r="4.1" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="17.2" cy="6.8" r="1.3" fill="currentColor" />
    </>
  ),
  facebook: (
    <path
      fill="currentColor"
      d="M22 12a10 10 0 1 0-11.600 9.900v-7H7.900V12h2.500V9.800c0-2.500 1.500-3.900 3.800-3.900 1.100 0 2.200.2 2.200.2v2.500h-1.200c-1.300 0-1.700.8-1.700 1.600V12h2.800l-.4 2.900h-2.400v7A10 10 0 0 0 22 12Z"
    />
  ),
};

/** A platform's mark in its own colour. */
export function PlatformIcon({ platform, size = 14 }: { platform: Platform; size?: number }) {
  const { tint } = PLATFORM_RULES[platform];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={tint ? ({ '--tint': tint.light, '--tint-on-dark': tint.dark } as CSSProperties) : undefined}
      className={tint ? 'text-(--tint) dark:text-(--tint-on-dark)' : 'text-ink'}
    >
      {MARKS[platform]}
    </svg>
  );
}

/** A platform's mark on a tile, named for whoever can't see it. */
export function PlatformTile({ platform, className }: { platform: Platform; className?: string }) {
  const { label } = PLATFORM_RULES[platform];
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={classNames('grid size-6 shrink-0 place-items-center rounded-sm bg-hover', className)}
    >
      <PlatformIcon platform={platform} size={13} />
    </span>
  );
}
