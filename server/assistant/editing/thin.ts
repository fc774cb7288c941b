/** Whole texts for wishes that need no facts; used whole or not at all, nothing is put into them. */
const TEXTS: [RegExp, string][] = [
  [
    /\b(?:good morning|monday (?:morning )?(?:greeting|hello|post)|start of the week)\b/i,
    'Good morning, and a good start to the week.',
  ],
  [/\b(?:happy weekend|weekend greeting|friday greeting)\b/i, 'Have a good weekend.'],
  [/\bmerry christmas|christmas greeting\b/i, 'Merry Christmas to all of you.'],
  [/\bhappy new year|new year'?s? greeting\b/i, 'Happy New Year to all of you.'],
  [/\bhappy easter|easter greeting\b/i, 'Happy Easter to all of you.'],
  [
    /\bthank(?:s| you)?(?: to)? (?:our |all )?(?:followers|customers|readers|guests|visitors)\b/i,
    'Thank you for being here with us.',
  ],
];

/** The text for a wish that is complete by its kind alone; null for everything else. */
export function thinText(message: string): string | null {
  if (/\d/.test(message)) return null;
  return TEXTS.find(([wish]) => wish.test(message))?.[1] ?? null;
}
