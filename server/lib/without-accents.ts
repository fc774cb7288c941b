/** A text without its accents and other marks: 'déc' → 'dec', 'für' → 'fur'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
