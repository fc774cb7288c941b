import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { openBuilderLayer, type TextField } from '../builder-ui.ts';

interface Props {
  agentId: string;
  field: TextField;
  children: ReactNode;
}

/**
 * Room for a text box that grows with what is written: in the list it takes the room, on the canvas it lies over what is
 * below it while somebody writes, since the measures of an agent are fixed there. A button opens it large.
 */
export function GrowingBox({ agentId, field, children }: Props) {
  return (
    <div className="growing-box">
      <div>
        {children}
        <button
          type="button"
          aria-label="Open large"
          title="Open large"
          // The box would shrink under the mouse if it lost the keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => openBuilderLayer({ kind: 'text', agentId, field })}
          className="open-large nodrag nopan"
        >
          <Maximize2 size={11} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
