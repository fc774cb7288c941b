import { Play } from 'lucide-react';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import type { AgentNode } from '../drawing/drawing.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { outputOf } from './outputs.ts';
import { runAndTell } from './run-and-tell.ts';

interface Props {
  agent: AgentNode;
  className: string;
}

/** What can be run from one agent: up to it, it alone, from it on, or another version of what it made. */
export function RunMenu({ agent: { id, name }, className }: Props) {
  const hasOutput = useWorkflow(({ responseData }) => outputOf(responseData, { id, name }) !== null);
  return (
    <Menu
      label={`Run ${name}`}
      triggerClassName={className}
      trigger={
        <>
          <Play size={12} fill="currentColor" aria-hidden="true" />
          <span className="sr-only">Run {name}…</span>
        </>
      }
    >
      <MenuItem onSelect={() => void runAndTell({ kind: 'to', id })}>Run to here</MenuItem>
      <MenuItem onSelect={() => void runAndTell({ kind: 'only', id })}>Run only this one</MenuItem>
      <MenuItem onSelect={() => void runAndTell({ kind: 'from', id })}>Run from here on</MenuItem>
      {hasOutput && <MenuItem onSelect={() => void runAndTell({ kind: 'version', id })}>Make another version</MenuItem>}
    </Menu>
  );
}
