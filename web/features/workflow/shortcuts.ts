import { useEffect } from 'react';
import { kindOf } from '../../../domain/workflow/agents.ts';
import { openBuilderLayer, setView, useBuilderUi } from './builder-ui.ts';
import { openMenuHere } from './canvas/menu-here.ts';
import { showAll } from './canvas/show-all.ts';
import { discard, duplicateAgents, redo, selectAgents, tidyAgents, undo } from './drawing/workflow-actions.ts';
import { useWorkflow } from './drawing/workflow-store.ts';
import { keyName } from './key-name.ts';
import { isMeantElsewhere } from './meant-elsewhere.ts';
import { addNoteInSight } from './notes/add-note.ts';
import { runAndTell } from './run/run-and-tell.ts';

/** What the keyboard does in the builder, as the help shows it. */
export const SHORTCUTS: [string, string][] = [
  ['Run', 'Ctrl Enter'],
  ['Run what has changed', 'Ctrl Shift Enter'],
  ['Run to the selected agent, from it on', 'R, Shift R'],
  ['Save', 'Ctrl S'],
  ['Undo, redo', 'Ctrl Z, Ctrl Shift Z'],
  ['Copy, cut, paste, also between tabs', 'Ctrl C, Ctrl X, Ctrl V'],
  ['Duplicate', 'Ctrl D'],
  ['Select all', 'Ctrl A'],
  ['Delete what is selected', 'Delete'],
  ['Go to the next agent', 'Tab'],
  ['Select an agent', 'Enter'],
  ['Move the selected agents', 'Arrow keys'],
  ['Connect the selected agent', 'C'],
  ['Add an agent, after the selected one', 'A'],
  ['Add a note', 'N'],
  ['Menu of what is selected, or of the canvas', 'M'],
  ['Find an agent', 'Ctrl F'],
  ['Fit view', 'F'],
  ['Tidy up', 'T'],
  ['List or canvas', 'L'],
];

const removeSelected = () => {
  const { selectedAgents, flowEdges } = useWorkflow.getState();
  discard(
    selectedAgents,
    flowEdges.filter(({ selected }) => selected).map(({ id }) => id),
  );
};
const connectSelected = () => {
  const { selectedAgents, nodes } = useWorkflow.getState();
  const [first] = [...selectedAgents].flatMap((id) => nodes.get(id) ?? []);
  if (first && kindOf(first).feeds) openBuilderLayer({ kind: 'connect', source: first.id });
};

const runSelected = (kind: 'to' | 'from') => {
  const { selectedAgents, nodes } = useWorkflow.getState();
  const id = [...selectedAgents].find((one) => nodes.has(one));
  if (id !== undefined) void runAndTell({ kind, id });
};

/** By the key's name; with Ctrl (or Command) those that begin so. */
const ACTIONS: Record<string, () => void> = {
  'ctrl z': undo,
  'ctrl shift z': redo,
  'ctrl y': redo,
  'ctrl d': () => duplicateAgents(useWorkflow.getState().selectedAgents),
  'ctrl a': () => selectAgents(useWorkflow.getState().flowNodes.map(({ id }) => id)),
  delete: removeSelected,
  backspace: removeSelected,
  r: () => runSelected('to'),
  'shift r': () => runSelected('from'),
  c: connectSelected,
  a: () => openMenuHere('choose'),
  n: addNoteInSight,
  m: () => openMenuHere('menu'),
  f: showAll,
  t: () => {
    tidyAgents();
    showAll();
  },
  l: () => setView(useBuilderUi.getState().view === 'list' ? 'canvas' : 'list'),
  'shift ?': () => openBuilderLayer({ kind: 'shortcuts' }),
  '?': () => openBuilderLayer({ kind: 'shortcuts' }),
};

/** Lets the keyboard do everything, except where somebody writes or a dialog is open. */
export function useShortcuts(onRun: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const name = keyName(event);
      const everywhere: Record<string, () => void> = {
        'ctrl enter': onRun,
        'ctrl shift enter': () => void runAndTell({ kind: 'changed' }),
        'ctrl s': () => openBuilderLayer({ kind: 'save' }),
        'ctrl f': () => openBuilderLayer({ kind: 'search' }),
      };
      const action = everywhere[name] ?? (isMeantElsewhere(event) ? undefined : ACTIONS[name]);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onRun]);
}
