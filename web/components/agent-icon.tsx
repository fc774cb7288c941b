import { AudioLines, Image, type LucideIcon, Merge, MessageSquareText, Split } from 'lucide-react';
import { AGENT_KIND_ROWS, type AgentKind, type AgentKindRow } from '../../domain/workflow/agents.ts';
import { classNames } from '../lib/class-names.ts';

/** The sign of each kind: what a new one needs on this side. */
const ICONS: Record<AgentKind, LucideIcon> = {
  chat: MessageSquareText,
  image: Image,
  audio: AudioLines,
  branch: Split,
  join: Merge,
};
const TONES: Record<AgentKindRow['tone'], string> = {
  accent: 'bg-accent-wash text-accent-text',
  info: 'bg-info-wash text-info',
};

/** The sign of a kind of agent. */
export function AgentIcon({ kind, className }: { kind: AgentKind; className?: string }) {
  const Icon = ICONS[kind];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-sm',
        TONES[AGENT_KIND_ROWS[kind].tone],
        className,
      )}
    >
      <Icon size={14} strokeWidth={1.9} />
    </span>
  );
}
