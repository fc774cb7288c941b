import { AGENT_KIND_ROWS, type AgentKind } from '../../../../domain/workflow/agents.ts';
import { AgentIcon } from '../../../components/agent-icon.tsx';
import { MenuItem } from '../../../components/menu.tsx';

interface Props {
  kinds: readonly AgentKind[];
  /** Said behind each kind, where there are several places for it. */
  suffix?: string;
  onChoose: (kind: AgentKind) => void;
}

/** The kinds of agents as items of a menu: wherever one is added, it is chosen here. */
export function KindItems({ kinds, suffix = '', onChoose }: Props) {
  return kinds.map((kind) => (
    <MenuItem key={kind} onSelect={() => onChoose(kind)} className="h-auto py-1.5">
      <AgentIcon kind={kind} />
      <span className="min-w-0">
        <span className="block leading-4 font-medium text-ink">
          {AGENT_KIND_ROWS[kind].label}
          {suffix}
        </span>
        <span className="block text-2xs text-ink-3">{AGENT_KIND_ROWS[kind].hint}</span>
      </span>
    </MenuItem>
  ));
}
