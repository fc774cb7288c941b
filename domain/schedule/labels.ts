import * as z from 'zod/mini';

/** The colours that a label can have; each has a light and a dark form in the stylesheet. */
export const LABEL_COLOURS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export const labelColourSchema = z.enum(LABEL_COLOURS);
export type LabelColour = z.infer<typeof labelColourSchema>;

export const LABEL_NAME_MAX = 40;
/** As many as somebody may have. */
export const LABELS_MAX = 100;
/** As many as one post may carry. */
export const TASK_LABELS_MAX = 10;

/** Whether there is anything to see in a name: joiners, marks of direction and the like alone are nothing. */
export function isVisible(name: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\s]/u.test(name);
}

export const labelNameSchema = z.string('A label needs a name').check(
  z.overwrite((name) => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()),
  z.refine(isVisible, 'A label needs a name'),
  z.maxLength(LABEL_NAME_MAX, `A label’s name can have up to ${LABEL_NAME_MAX} characters`),
);

/** What people sort their posts by: a client, a campaign. */
export const labelSchema = z.object({ id: z.string(), name: z.string(), colour: labelColourSchema });
export type Label = z.infer<typeof labelSchema>;

/** Whether two names mean the same label: capitals, ways to write an accent and what nobody sees do not tell labels apart. */
export function isSameLabel(one: string, other: string): boolean {
  return labelKey(one) === labelKey(other);
}

/** What all names of one label have in common. */
export function labelKey(name: string): string {
  return name
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The colour for a new label: the one that the fewest of the others have. */
export function rarestColour(labels: Pick<Label, 'colour'>[]): LabelColour {
  const used = (colour: LabelColour): number => labels.filter((label) => label.colour === colour).length;
  // Grey says nothing: it is chosen, not given.
  return LABEL_COLOURS.slice(1).reduce(
    (best, colour) => (used(colour) < used(best) ? colour : best),
    'blue' as LabelColour,
  );
}
