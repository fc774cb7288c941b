import { expect, it } from 'vitest';
import { EMPTY_STATE } from '../../state.ts';
import { readOperations } from '../message.ts';
import { readVoiceChange } from './voice.ts';

const words = 'Our winter fair is on Saturday at Oak Barn.';
const heard = { ...EMPTY_STATE, made: 'sound' as const, spoken: { words, voice: 'Mercury Jane' as const } };

it.for([
  ['with Emma Storyteller please', 'Emma Storyteller'],
  ['use Michael', 'Michael News'],
  ["in Sarah's voice", 'Sarah Professional'],
  ['now as Emma', 'Emma Storyteller'],
  ['another voice', 'James Casual'],
  ['a male voice please', 'James Casual'],
  ['a female voice', 'Sarah Professional'],
  ['mit einer anderen Stimme', 'James Casual'],
  ['avec une voix de femme', 'Sarah Professional'],
  ['com outra voz', 'James Casual'],
] as const)('VOICE-04 after a sound “%s” is the same words by %s', ([say, voice]) => {
  expect(readVoiceChange(say, heard)).toMatchObject({ op: 'speak', words, voice });
});

it.for([
  'thank Emma for her help',
  'Write a post about our new bakery',
  'make it shorter',
  'Michael runs the bar on Friday',
])('VOICE-04 “%s” is no wish for a voice', (say) => {
  expect(readVoiceChange(say, heard)).toBeNull();
  expect(readVoiceChange('another voice', EMPTY_STATE)).toBeNull();
});

it.for([
  'Lis ce texte à voix haute : Notre marché a lieu samedi 5 décembre.',
  'Lee esto en voz alta: Nuestro mercado es el sábado 5 de diciembre.',
  'Lies das vor: Unser Markt ist am Samstag.',
  'Leggi ad alta voce: Il nostro mercato è sabato.',
  'Leia isto em voz alta: O nosso mercado é no sábado.',
])('VOICE-05 reads aloud what stands behind the order: %s', (say) => {
  const moment = { now: '2026-11-17T10:00:00Z', timeZone: 'UTC' };
  const spoken = say.slice(say.indexOf(':') + 1).trim();
  expect(readOperations(say, EMPTY_STATE, moment)).toMatchObject([{ op: 'speak', words: spoken }]);
});

it.for([
  ['con otra voz', 'Nuestro mercado es el sábado 5 de diciembre.'],
  ['con una voce maschile', 'Il nostro mercato è sabato nella piazza.'],
])('VOICE-04 “%s” is heard in the language of what was spoken', ([say = '', words = '']) => {
  const spoken = { words, voice: 'Mercury Jane' as const };
  expect(readVoiceChange(say, { ...EMPTY_STATE, spoken })).toMatchObject({ words, voice: 'James Casual' });
});

it('VOICE-04 a voice by its whole name speaks the newest draft, and is never a word of it', () => {
  const moment = { now: '2026-11-17T10:00:00Z', timeZone: 'UTC' };
  const draft = {
    n: 1,
    platform: null,
    text: words,
    matter: words,
    constraints: [],
    versions: [],
    isOnlyPlanned: false,
  };
  const written = { ...EMPTY_STATE, drafts: [draft], made: 'text' as const, latest: [1] };
  expect(readOperations('with Emma Storyteller', written, moment)).toMatchObject([
    { op: 'speak', words, voice: 'Emma Storyteller' },
  ]);
  expect(readOperations('Read this aloud: We open on Saturday.', written, moment)).toMatchObject([
    { op: 'speak', words: 'We open on Saturday.' },
  ]);
});
