import { type RefObject, useEffect, useMemo, useState } from 'react';
import { byName, meaningOf, type Piece, piecesOf } from '../../../../domain/workflow/agent-references.ts';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { AgentNode } from '../drawing/drawing.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { FIELD } from './field-class.ts';

/** What is marked in a field, or where its cursor stands. */
export interface MarkedRange {
  from: number;
  to: number;
}

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  scroll: number;
  /** Null while nobody writes in the field. */
  marked: MarkedRange | null;
  size: string | undefined;
}

/**
 * The same text over a field, of which only the references are seen, each as a chip on its place: the field itself stays a
 * plain one. A reference in which somebody writes or marks is shown as it is written.
 */
export function ReferenceChips({ field, text, scroll, marked, size }: Props) {
  const nodes = useWorkflow((state) => (text.includes('{{') ? state.nodes : null));
  const pieces = useMemo(() => nodes && chipsIn(text, nodes.values()), [nodes, text]);
  const hasChips = pieces?.some(({ look }) => look !== null) ?? false;
  const width = useTextWidth(field, hasChips);
  if (!pieces || !hasChips) return null;
  return (
    <div aria-hidden="true" className={classNames(FIELD, size, 'reference-chips')}>
      <div style={{ width, translate: `0 ${-scroll}px` }}>
        {pieces.map(({ at, text: piece, look }) =>
          look === null ? (
            <span key={at}>{piece}</span>
          ) : (
            <span key={at} className={classNames(look, marked && nearness(marked, at, piece))}>
              <i>{piece.slice(0, 2)}</i>
              {piece.slice(2, -2)}
              <i>{piece.slice(-2)}</i>
            </span>
          ),
        )}
      </div>
    </div>
  );
}

function chipsIn(text: string, agents: Iterable<AgentNode>) {
  const names = byName(agents);
  let at = 0;
  return piecesOf(text).map((piece) => {
    const start = at;
    at += piece.text.length;
    return { at: start, text: piece.text, look: lookOf(piece, names) };
  });
}

function lookOf({ reference }: Piece, names: ReadonlyMap<string, AgentNode[]>): string | null {
  if (!reference) return null;
  const meaning = meaningOf(reference, names);
  switch (meaning.kind) {
    case 'words':
      return null;
    case 'fact':
      return 'reference-chip chip-fact';
    case 'fault':
      return 'reference-chip chip-fault';
    case 'agent': {
      const [agent] = names.get(reference.name) ?? [];
      return `reference-chip chip-${agent ? kindOf(agent).tone : 'accent'}`;
    }
  }
}

/** Whether somebody writes or marks within a reference, or the cursor stands beside it. */
function nearness({ from, to }: MarkedRange, at: number, { length }: string): string | undefined {
  if (from < at + length && to > at) return 'chip-open';
  return from === at + length || to === at ? 'chip-beside' : undefined;
}

/** How wide the text of a field is: less where it scrolls. */
function useTextWidth(field: RefObject<HTMLTextAreaElement | null>, isWanted: boolean): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!isWanted || !field.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(field.current);
    return () => observer.disconnect();
  }, [field, isWanted]);
  return width;
}
