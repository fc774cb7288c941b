import type { MouseEvent } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { selectTask, useSelection } from '../bulk/selection.ts';

interface Props {
  id: string;
  name: string;
  /** Where it is always there, and not only while somebody points or chooses. */
  isAlways?: boolean;
  className?: string;
}

/** Chooses a task for what is done with many at once. */
export function TaskCheckbox({ id, name, isAlways = false, className }: Props) {
  const isChosen = useSelection(({ ids }) => ids.has(id));
  const isOpen = useSelection((state) => state.isOpen);
  const choose = (event: MouseEvent<HTMLInputElement>) =>
    selectTask(id, event.currentTarget.checked, event.shiftKey ? shownTasks() : null);
  return (
    // A finger reaches around the box.
    <label
      className={classNames(
        'grid size-4 shrink-0 cursor-pointer place-items-center pointer-coarse:-my-3 pointer-coarse:-mr-3 pointer-coarse:size-10',
        isAlways && 'pointer-coarse:-ml-3',
        !isAlways && !isOpen && 'opacity-0 group-hover:opacity-100 has-focus-visible:opacity-100 pointer-coarse:hidden',
        className,
      )}
    >
      <input
        type="checkbox"
        data-task={id}
        aria-label={`Select: ${name}`}
        checked={isChosen}
        // A click knows of the Shift key, a change does not.
        onClick={choose}
        onChange={() => {}}
        className="size-4 cursor-pointer accent-(--c-solid)"
      />
    </label>
  );
}

/** The tasks in the order in which the screen shows them. */
export function shownTasks(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-task]')].flatMap(({ dataset }) => dataset.task ?? []);
}
