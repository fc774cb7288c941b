import { AudioLines, Image, type LucideIcon, MessageSquareText } from 'lucide-react';
import type { AgentKind } from '../../domain/agents.ts';
import { classNames } from '../lib/class-names.ts';

const ICONS: Record<AgentKind, LucideIcon> = { chat: MessageSquareText, image: Image, audio: AudioLines };

/** The sign of a kind of agent. */
export function AgentIcon({ kind, className }: { kind: AgentKind; className?: string }) {
  const Icon = ICONS[kind];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-sm bg-accent-wash text-accent-text',
        className,
      )}
    >
      <Icon size={14} strokeWidth={1.9} />
    </span>
  );
}
