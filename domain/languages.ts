/** The languages that Fanfare reads and answers in. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Every one but English, which has rules of its own. */
export type OtherLanguage = Exclude<Language, 'en'>;
