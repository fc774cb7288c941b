import type { Language } from './languages.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from './platforms.ts';

/** Longest first: 'instagram' is not 'insta' and a rest. */
const oneOf = (words: readonly string[]): string =>
  `(?:${[...new Set(words)].sort((a, b) => b.length - a.length).join('|')})`;

const namesOf = PLATFORMS.map((platform) => PLATFORM_RULES[platform].names);
const ownOf = PLATFORMS.flatMap((platform) => PLATFORM_RULES[platform].own ?? []);

/** Words in a text that mean a platform and nothing else: 'linkedin', 'linked in', 'fb'. A pattern without its ends. */
export const PLATFORM_NAME = oneOf(namesOf.flatMap(({ sure }) => sure));

/** What means a platform where a place stands, behind 'on' or beside 'post': the doubtful ones too. */
export const PLACE_NAME = oneOf(namesOf.flatMap(({ sure, doubtful }) => [...sure, ...doubtful]));

/** The same in the words of a language: 'no face' is on Facebook. */
export function placeNameIn(language: Language): string {
  return oneOf(namesOf.flatMap(({ sure, doubtful, abroad }) => [...sure, ...doubtful, ...(abroad[language] ?? [])]));
}

/** What posts of single platforms are called: 'tweet'. */
export const OWN_NOUNS: readonly string[] = ownOf.map(({ noun }) => noun);
export const OWN_NOUN = oneOf(OWN_NOUNS);

/** What somebody does who posts on one platform: 'tweet', 'retweet'. */
export const OWN_VERBS: readonly string[] = ownOf.flatMap(({ verbs }) => verbs);
export const OWN_VERB = oneOf(OWN_VERBS);

/** The verbs of one language that mean to post on one platform, each with the English word that it is read as. */
export function ownVerbsIn(language: Language): [pattern: string, english: string][] {
  return ownOf.flatMap(({ verbs, abroad }) => {
    const said = abroad[language]?.verbs ?? [];
    return said.length > 0 ? [[oneOf(said), verbs[0]]] : [];
  });
}

/** Every single word that tells of a platform in any language. */
export const PLATFORM_WORDS: readonly string[] = [
  ...namesOf.flatMap(({ sure, doubtful, abroad }) => [...sure, ...doubtful, ...Object.values(abroad).flat()]),
  ...OWN_NOUNS,
  ...OWN_VERBS,
  ...ownOf.flatMap(({ abroad }) => Object.values(abroad).flatMap(({ nouns, verbs }) => [...nouns, ...verbs])),
].filter((word) => !word.includes(' '));

/** How a table of posts may call a platform: letters alone. */
export function namesInTables(platform: Platform): string[] {
  const { names, own } = PLATFORM_RULES[platform];
  const said = [...names.sure, ...names.doubtful, ...names.slips, ...names.inTables, ...(own ? [own.noun] : [])];
  return said.map((name) => name.replaceAll(' ', ''));
}
