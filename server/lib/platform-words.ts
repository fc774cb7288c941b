import type { Language } from '../../domain/languages.ts';
import { PLATFORM_NAMINGS, PLATFORMS, type Platform } from '../../domain/post/platforms.ts';

/** One of some words, longest first: 'instagram' is not 'insta' and a rest. */
const oneOf = (words: readonly string[]): string =>
  `(?:${[...new Set(words)].sort((a, b) => b.length - a.length).join('|')})`;

const rows = PLATFORMS.map((platform) => PLATFORM_NAMINGS[platform]);
const namesOf = rows.map(({ names }) => names);
const ownOf = rows.flatMap(({ own }) => own ?? []);

/** The word that readers say for a platform: it means nothing else, whatever the platform's own name means. */
export const plainName = (platform: Platform): string => PLATFORM_NAMINGS[platform].names.sure[0];
export const PLAIN_NAMES: readonly string[] = PLATFORMS.map(plainName);

/** What means a platform and nothing else, wherever it stands: 'linkedin', 'linked in', 'fb'. A pattern without its ends. */
export const PLATFORM_NAME = oneOf(namesOf.flatMap(({ sure }) => sure));

/** Words of every day where they mean a platform in whatever text: behind 'on', or before what a platform has. */
const placesIn = (ordinary: readonly string[]): string[] =>
  ordinary.length > 0
    ? [
        String.raw`(?<=\b(?:on|via) )${oneOf(ordinary)}`,
        String.raw`${oneOf(ordinary)}(?=(?:'s)? (?:posts?|page|account|profile|version)\b)`,
      ]
    : [];

/** What means a platform where a place stands, behind 'on' or before 'post': the doubtful names too. */
export const PLACE_NAME = oneOf(
  namesOf.flatMap(({ sure, doubtful, ordinary }) => [...sure, ...doubtful, ...placesIn(ordinary)]),
);

/** What one platform and its posts are called where one of them is meant. */
export function calledPattern(platform: Platform): string {
  const { names, own } = PLATFORM_NAMINGS[platform];
  return oneOf([...names.sure, ...names.doubtful, ...placesIn(names.ordinary), ...(own ? [own.noun] : [])]);
}

/** What a post is called on single platforms: 'tweet'. */
export const OWN_NOUNS: readonly string[] = ownOf.map(({ noun }) => noun);
export const OWN_NOUN = oneOf(OWN_NOUNS);

/** What posting is called on single platforms: 'tweet'; and its forms, 'retweet', 'tweeting'. */
export const OWN_VERB = oneOf(ownOf.map(({ verbs }) => verbs[0]));
export const OWN_VERBS: readonly string[] = ownOf.flatMap(({ verbs }) => verbs);

/** How a language leads to a platform ('no face'), as rows that say it in English: what led there, then the name. */
export function placeRows(language: Language, leads: [pattern: string, english: string][]): [string, string][] {
  return leads.flatMap(([lead, english]): [string, string][] => [
    ...rows.flatMap(({ names }): [string, string][] => {
      const local = names.abroad[language] ?? [];
      return local.length > 0 ? [[`${lead} ${oneOf(local)}`, `${english} ${names.sure[0]}`]] : [];
    }),
    [`${lead} (?=${PLACE_NAME}\\b)`, `${english} `],
  ]);
}

/** The verbs of a language that mean to post on one platform. */
export function ownVerbsIn(language: Language): string[] {
  return ownOf.flatMap(({ abroad }) => abroad[language]?.verbs ?? []);
}

/** The same as rows that say them in English. */
export function ownVerbRows(language: Language): [string, string][] {
  return ownOf.flatMap(({ verbs, abroad }): [string, string][] => {
    const said = abroad[language]?.verbs ?? [];
    return said.length > 0 ? [[oneOf(said), verbs[0]]] : [];
  });
}

/** The single words that mean a platform or one of its posts in English. */
export const PLACE_WORDS: readonly string[] = [
  ...namesOf.flatMap(({ sure, doubtful }) => [...sure, ...doubtful]).filter((name) => !name.includes(' ')),
  ...OWN_NOUNS,
];

/** Every word that can tell of a platform, in any language: 'linked' and 'face' may be its first half. */
export const PLATFORM_WORDS: readonly string[] = [
  ...PLACE_WORDS,
  ...namesOf.flatMap(({ sure, ordinary, abroad, inTables }) => [
    ...ordinary,
    ...sure.filter((name) => !name.startsWith('the ')).map((name) => name.replace(/ .*/, '')),
    ...[...inTables, ...Object.values(abroad).flat()],
  ]),
  ...ownOf.flatMap(({ verbs, abroad }) => [
    ...verbs,
    ...Object.values(abroad).flatMap((said) => [...said.nouns, ...said.verbs]),
  ]),
];

/**
 * Makes a function that says plainly what a doubtful name or a noun of another language means, where the pattern finds it; words
 * of every day too, where the text is known to name a place.
 */
export function sayingPlaces(pattern: (words: string) => RegExp, isOfPlaces = false): (text: string) => string {
  const found = rows.flatMap(({ names, own }): [RegExp, string][] => {
    const nouns = Object.values(own?.abroad ?? {}).flatMap((said) => said.nouns);
    const words = [...names.doubtful, ...(isOfPlaces ? names.ordinary : []), ...nouns];
    return words.length > 0 ? [[pattern(oneOf(words)), names.sure[0]]] : [];
  });
  return (text) => found.reduce((said, [words, name]) => said.replace(words, name), text);
}

/** How a table of posts may call a platform: letters alone. */
export function namesInTables(platform: Platform): string[] {
  const { names, own } = PLATFORM_NAMINGS[platform];
  const said = [...names.sure, ...names.doubtful, ...names.ordinary, ...names.inTables, ...(own ? [own.noun] : [])];
  return said.map((name) => name.replaceAll(' ', ''));
}
