import { join } from 'node:path';
import type { Medium } from '../../../domain/schedule/plan.ts';
import type { Intent } from './grammar/reading.ts';
import { chancesOf, type LabelVotes, readLabelVotes, writeLabelVotes } from './spans/label-votes.ts';
import { classesOf } from './spans/lexicon.ts';
import type { Span } from './spans/roles.ts';
import { cutWords } from './spans/words.ts';

/** What a message may ask for. */
export const INTENTS: readonly Intent[] = ['schedule', 'text', 'image', 'audio'];

const set = (words: string): Set<string> => new Set(words.split(/\s+/));
/** Words that name or order one of the media; what they are worth where they stand is learned. */
const NAMING: Record<string, Set<string>> = {
  drawn:
    set(`image images picture pictures pic pics photo photos photograph drawing illustration illustrations logo logos banner banners poster posters
    flyer flyers graphic graphics infographic infographics icon icons thumbnail thumbnails wallpaper artwork art painting sketch portrait cartoon meme
    memes visual visuals cover header avatar sticker stickers emoji mockup collage background render watercolour watercolor comic emblem badge mascot
    postcard card cards carousel diagram`),
  draws: set('draw paint sketch illustrate render doodle visualise visualize photoshop depict imagine design'),
  heard:
    set(`audio audiogram voice voiceover voiceovers narration podcast jingle recording soundbite speech mp3 voicemail audiobook voicenote soundtrack wav tts
    aloud loud spoken sound`),
  speaks: set('narrate recite voice vocalise vocalize speak say read record pronounce hear'),
  told: set(`caption captions description descriptions prompt prompts idea ideas text copy brief script scripts slogan slogans tagline taglines list article
    articles blog essay outline plan plans names story stories title titles headline headlines email emails letter newsletter summary translation
    paragraph bio thread hashtags poem hook hooks questions tips strategy calendar review alt explanation invitation transcript notes lyrics report`),
  asks: set('what when why how who which where is are was were did does has have should do any whose'),
  stops: set(
    'cancel delete remove unschedule stop pause discard withdraw scrap undo abort suspend halt clear skip postpone delay never nevermind',
  ),
};
const namesOf = (word: string): string[] => [
  ...classesOf(word),
  ...Object.entries(NAMING).flatMap(([name, words]) => (words.has(word) ? [name] : [])),
];

const OPENING_WORDS = 4;

/** What can be seen of a message that tells what it asks for, by name; what each is worth is learned (`npm run train`). */
export function intentEvidence(text: string, spans: Span[]): string[] {
  const seen = new Set<string>(['always']);
  const see = (...names: string[]): void => {
    for (const name of names) seen.add(name);
  };
  const words = cutWords(text).words.map(({ lower }) => lower);
  words.slice(0, OPENING_WORDS).forEach((word, i) => {
    see(`at ${i} ${word}`, `early ${word}`);
    for (const name of namesOf(word)) see(`at ${i} ${name}`, `early ${name}`);
  });
  see(`opens ${words[0]} ${words[1]}`, `opens ${words.slice(0, 3).join(' ')}`, `last ${words.at(-1)}`);
  see(`mark ${/[?!:]\s*$/.exec(text)?.[0].trim() ?? ''}`, `colon ${/:\s/.test(text)}`);
  const roles = spans.map(({ role }) => role);
  see(`roles ${roles.join(' ')}`, `first role ${roles[0]}`, `last role ${roles.at(-1)}`);
  for (const role of ['when', 'platform', 'matter', 'order'] as const) see(`${role} ${roles.includes(role)}`);
  const saysWhen = `when ${roles.includes('when')}`;
  see(`${saysWhen} platform ${roles.includes('platform')}`, `${saysWhen} ends ${/\?\s*$/.test(text)}`);
  for (const name of namesOf(words[0] ?? '')) see(`opens as ${name} ${saysWhen}`);
  roles.forEach((role, i) => {
    if (i > 0) see(`role ${roles[i - 1]} ${role}`);
  });
  // What is asked for stands where the order ends: 'turn this into speech: …', 'a banner: …'.
  const order = cutWords(spans.find(({ role }) => role === 'order')?.text ?? '').words.at(-1)?.lower ?? '';
  see(`order ends ${order}`);
  for (const name of namesOf(order)) see(`order ends as ${name}`);
  for (const { role, text: part } of spans) {
    const where = role === 'matter' || role === 'when' ? role : 'order';
    const own = cutWords(part).words.map(({ lower }) => lower);
    own.forEach((word, i) => {
      see(`${where}: ${word}`);
      if (where === 'matter') return;
      if (i > 0) see(`pair ${own[i - 1]} ${word}`);
      for (const name of namesOf(word)) see(`${where} class ${name}`);
    });
  }
  return [...seen];
}

const FILE = join(import.meta.dirname, 'intent-votes.json.br');
let learned: LabelVotes | null = null;

/** What a message asks for: a plan, or words, a picture or sound right away. */
export function intentOf(text: string, spans: Span[]): Intent {
  learned ??= readLabelVotes(FILE);
  const chances = chancesOf(intentEvidence(text, spans), learned, INTENTS.length);
  return INTENTS[chances.indexOf(Math.max(...chances))] ?? 'text';
}

export const writeIntentVotes = (votes: LabelVotes): void => writeLabelVotes(FILE, votes, INTENTS.length);

const PICTURE =
  /^(?:\W*(?:please|can you|could you))*\W*(?:draw|paint|sketch|illustrate|design|doodle|render)\b|\b(?:image|picture|pic|photo|illustration|drawing|graphic|infographic|poster|banner|meme) (?:of|showing|with)\b/i;
const SOUND =
  /\b(?:record|make|create|generate|post|share|publish) (?:an? )?(?:short |quick )?(?:audio|voice|spoken|podcast|jingle|narration)/i;

/** What a scheduled post should hold: a picture or sound only where one is asked for. */
export function mediumOf(text: string): Medium {
  return PICTURE.test(text) ? 'image' : SOUND.test(text) ? 'audio' : 'text';
}
