import * as z from 'zod/mini';

/** The colours that a label can have; each has a light and a dark form in the stylesheet. */
export const LABEL_COLOURS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export const labelColourSchema = z.enum(LABEL_COLOURS);
export type LabelColour = z.infer<typeof labelColourSchema>;

/** What people sort their posts by: a client, a campaign. */
export const labelSchema = z.object({ id: z.string(), name: z.string(), colour: labelColourSchema });
export type Label = z.infer<typeof labelSchema>;
