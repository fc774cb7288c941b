import { create } from 'zustand';
import { BULK_MOST } from '../../../../domain/schedule/bulk.ts';

interface Selection {
  ids: ReadonlySet<string>;
  /** The one that was chosen last: with Shift, all between it and the next are chosen. */
  last: string | null;
  /** Whether tasks show that they can be chosen, also where no pointer hovers. */
  isOpen: boolean;
}

const NOTHING: Selection = { ids: new Set(), last: null, isOpen: false };

export const useSelection = create<Selection>(() => NOTHING);

/** Chooses a task or lets it go; with those in between on the screen where a range is meant. */
export function selectTask(id: string, isChosen: boolean, shown: string[] | null = null): void {
  const { ids, last } = useSelection.getState();
  const next = new Set(ids);
  for (const each of range(shown, last, id))
    if (!isChosen) next.delete(each);
    else if (next.size < BULK_MOST) next.add(each);
  useSelection.setState({ ids: next, last: id, isOpen: true });
}

/** Chooses all that are shown, as many as can be changed at once. */
export function selectAll(shown: string[]): void {
  const { ids } = useSelection.getState();
  useSelection.setState({ ids: new Set([...ids, ...shown].slice(0, BULK_MOST)), isOpen: true });
}

/** Begins to choose, or lets all go. */
export function beginSelection(isOpen: boolean): void {
  useSelection.setState({ ...NOTHING, isOpen });
}

function range(shown: string[] | null, from: string | null, to: string): string[] {
  const ends = shown && from !== null ? [shown.indexOf(from), shown.indexOf(to)].sort((a, b) => a - b) : [-1];
  const [first = -1, last = -1] = ends;
  return shown && first >= 0 ? shown.slice(first, last + 1) : [to];
}
