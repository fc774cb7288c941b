import { memo } from 'react';
import type { PlacedAgent } from '../../../../domain/api/workflow/workflows.ts';
import { cutAtWord } from '../../../../domain/post/cut.ts';
import type { Connection } from '../../../../domain/workflow/graph.ts';
import type { Note, NoteColour } from '../../../../domain/workflow/notes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { NODE_WIDTH } from '../canvas/node-size.ts';

/** In a picture every agent is a card of one height: what it holds is not drawn. */
const HEIGHT = 150;
const MARGIN = 40;
/** More than this can't be told apart in a picture. */
const MOST = 200;
const COLOURS: Partial<Record<string, string>> = { chat: 'fill-accent', image: 'fill-info', audio: 'fill-ok' };

const NOTE_COLOURS: Record<NoteColour, string> = {
  yellow: 'fill-warn-wash',
  green: 'fill-ok-wash',
  blue: 'fill-info-wash',
  red: 'fill-bad-wash',
  grey: 'fill-active',
};
const NO_NOTES: readonly Note[] = [];

interface Props {
  agents: Pick<PlacedAgent, 'id' | 'type' | 'name' | 'position'>[];
  connections: Connection[];
  notes?: readonly Note[];
  /** Writes the agents' names on them: for a picture that is large enough to read. */
  withNames?: boolean;
  className?: string;
}

/** A workflow in small: its agents where they stand, coloured by kind, and the lines between them. Only to look at. */
export const WorkflowPicture = memo(function WorkflowPicture(props: Props) {
  const { agents, connections, notes = NO_NOTES, withNames, className } = props;
  const shown = agents.slice(0, MOST);
  const places = new Map(shown.map(({ id, position }) => [id, position]));
  const boxes = [...shown.map(({ position }) => ({ position, width: NODE_WIDTH, height: HEIGHT })), ...notes];
  const left = Math.min(...boxes.map(({ position }) => position.x));
  const top = Math.min(...boxes.map(({ position }) => position.y));
  const width = Math.max(...boxes.map((box) => box.position.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.position.y + box.height)) - top;
  const lines = connections.flatMap(({ source, target }) => {
    const [from, to] = [places.get(source), places.get(target)];
    return from && to ? [lineBetween(from, to)] : [];
  });
  if (boxes.length === 0) return <svg aria-hidden="true" className={className} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left - MARGIN} ${top - MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      className={className}
    >
      {notes.map(({ id, position, width: wide, height: high, colour }) => (
        <rect key={id} {...position} width={wide} height={high} rx="20" className={NOTE_COLOURS[colour]} />
      ))}
      <path
        d={lines.join('')}
        fill="none"
        className="stroke-line-strong"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      {shown.map(({ id, type, name, position: { x, y } }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <rect
            width={NODE_WIDTH}
            height={HEIGHT}
            rx="24"
            className="fill-surface stroke-line-strong"
            vectorEffect="non-scaling-stroke"
          />
          <rect
            x="24"
            y="24"
            width={withNames ? 28 : NODE_WIDTH - 48}
            height={withNames ? 28 : 40}
            rx="10"
            className={classNames(COLOURS[type] ?? 'fill-warn', 'opacity-80')}
          />
          {withNames && (
            <text x="24" y="100" fontSize="30" className="fill-ink">
              {cutAtWord(name, 15)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
});

function lineBetween(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [x1, y1, x2, y2] = [from.x + NODE_WIDTH, from.y + HEIGHT / 2, to.x, to.y + HEIGHT / 2];
  const bend = Math.max(40, Math.abs(x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
