export const NAME_LENGTH = 200;
const COPY = ' (copy)';

/** What a copy of a workflow is called at first. */
export function copyName(name: string): string {
  return name.slice(0, NAME_LENGTH - COPY.length) + COPY;
}
