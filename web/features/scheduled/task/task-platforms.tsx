import type { Platform } from '../../../../domain/post/platforms.ts';
import { PlatformTile } from '../../../components/platform-icons.tsx';

/** What a post is made for. */
export function TaskPlatforms({ platforms, none = 'None selected' }: { platforms: Platform[]; none?: string }) {
  if (platforms.length === 0) return <span className="text-xs text-ink-3">{none}</span>;
  return (
    <span className="flex gap-1">
      {platforms.map((platform) => (
        <PlatformTile key={platform} platform={platform} />
      ))}
    </span>
  );
}
