import type { Design, Layout, Poster } from '../../../domain/post/design.ts';

/** The parts that stand alone in one field. */
export const SINGLE_PARTS = ['figure', 'place', 'price', 'by', 'call'] as const;
type SinglePart = (typeof SINGLE_PARTS)[number];

/** Everything that can stand on a picture beside its title, in the order of the fields. */
export const WORD_PARTS = ['notes', 'figure', 'times', 'place', 'price', 'items', 'by', 'call'] as const;
export type WordPart = (typeof WORD_PARTS)[number];

const isSingle = (part: WordPart): part is SinglePart => (SINGLE_PARTS as readonly WordPart[]).includes(part);

/** Whether a part has words, or a field for them. */
export function hasPart(poster: Poster, part: WordPart): boolean {
  return isSingle(part) ? poster[part] !== null : poster[part].length > 0;
}

/** The poster with an empty field for a part, or without the part. */
export function withPart(poster: Poster, part: WordPart, isThere: boolean): Poster {
  if (isSingle(part)) return { ...poster, [part]: isThere ? '' : null };
  if (part === 'times') return { ...poster, times: isThere ? [{ day: '', hours: '' }] : [] };
  return { ...poster, [part]: isThere ? [''] : [] };
}

/** The design without fields that nobody has filled in: what is drawn. */
export function tidiedDesign(design: Design): Design {
  const { poster } = design;
  const line = (text: string | null): string | null => text?.trim() || null;
  const lines = (texts: string[]): string[] => texts.flatMap((text) => line(text) ?? []);
  const single = Object.fromEntries(SINGLE_PARTS.map((part) => [part, line(poster[part])])) as Pick<Poster, SinglePart>;
  return {
    ...design,
    poster: {
      ...poster,
      ...single,
      title: poster.title.trim(),
      notes: lines(poster.notes),
      items: lines(poster.items),
      times: poster.times
        .map(({ day, hours }) => ({ day: line(day), hours: line(hours) }))
        .filter(({ day, hours }) => day !== null || hours !== null),
    },
  };
}

/** Another picture of the same words: the next layout, and another chance for all that chance decides. */
export function anotherOne(design: Design, layouts: Layout[]): Design {
  const offered: Layout[] = layouts.filter((layout) => layout !== 'textless');
  const at = offered.indexOf(design.layout);
  return {
    ...design,
    layout: design.layout === 'textless' ? 'textless' : (offered[(at + 1) % offered.length] ?? design.layout),
    seed: (Math.imul(design.seed, 1_664_525) + 1_013_904_223) >>> 0,
  };
}
