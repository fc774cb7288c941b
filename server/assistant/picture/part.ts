/** What a stretch of words is to a picture; what only joins the others is left out. */
export const PICTURE_PARTS = [
  'join',
  'order',
  'wish',
  'title',
  'note',
  'day',
  'hours',
  'place',
  'price',
  'figure',
  'item',
  'quote',
  'by',
  'call',
] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

/** A stretch of what was asked for, with the part it plays on the picture. */
export interface PartSpan {
  part: PicturePart;
  from: number;
  to: number;
}

/** What is said to the designer, and never printed. */
export const TALK: readonly PicturePart[] = ['order', 'wish'];
