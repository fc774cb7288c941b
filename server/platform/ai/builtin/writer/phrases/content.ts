import type { Kind } from '../kinds.ts';

/** How the picture that goes with a text looks. */
export const LOOKS: Partial<Record<Kind, string>> & { announcement: string } = {
  announcement: 'An announcement card with one large headline',
  offer: 'An offer card with the saving as the largest element',
  giveaway: 'An offer card with the prize as the largest element',
  event: 'An event card with the name large and the date below',
  reminder: 'An event card with the name large and the date below',
  quote: 'A quote card with the words large and calm',
  motivation: 'A quote card with the words large and calm',
  tip: 'A tip card with the tip as a short list',
  conversation: 'A card with the question in large letters',
  product: 'A product card with the name large',
  launch: 'A product card with the name large',
  milestone: 'A card with the number or occasion as the largest element',
  hiring: 'An announcement card with the role as the headline',
  thanks: 'A calm card with the thank-you in large letters',
};
