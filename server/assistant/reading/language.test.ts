import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageOf } from './language.ts';

describe('the language of what is said', () => {
  it.each([
    'ok',
    'no',
    'too long',
    'so long',
    'plus a photo',
    'plus long hair',
    'change',
    'change poster',
    'court date',
    'court programme',
    'poste',
    'son',
    'pain',
    'die cast',
    'agenda',
    'come as one',
    'due mars',
    'ha, um, hay',
    'tag Ana',
  ])('stays English in English: %s', (say) => {
    expect(languageOf(say, 'en')).toBe('en');
    expect(languageOf(say)).toBe('en');
  });

  it.each([
    ['de', 'kürzer bitte'],
    ['de', 'nein, Freitag'],
    ['de', 'zu lang'],
    ['de', 'passt so'],
    ['fr', 'plus court'],
    ['fr', 'trop long'],
    ['fr', 'moins long'],
    ['fr', 'non, vendredi'],
    ['es', 'más corto'],
    ['es', 'demasiado largo'],
    ['it', 'più corto'],
    ['it', 'troppo lungo'],
    ['pt', 'mais curto'],
    ['pt', 'demasiado longo, corta'],
  ] as const)('is %s in any conversation: %s', (language, say) => {
    for (const before of LANGUAGES) expect([before, languageOf(say, before)]).toEqual([before, language]);
  });

  it.each([
    ['fr', '3 conseils pour entretenir son vélo : gonfler les pneus, huiler la chaîne'],
    ['pt', 'A clínica estará fechada de 1 a 15 de agosto. Urgências: 213 555 078'],
    ['de', 'Konzert: Gemischter Chor Nürnberg, Bläser'],
    ['en', 'Müller Möbel opens its doors in Köln on Saturday'],
  ] as const)('is told by its spelling where small words tell nothing: %s, %s', (language, say) => {
    expect(languageOf(say)).toBe(language);
  });

  it.each(['ok', 'no', 'non', 'poste', '15:00', '👍', 'Instagram', 'video'])(
    'goes on in the language that was spoken before: %s',
    (say) => {
      for (const before of LANGUAGES) expect([before, languageOf(say, before)]).toEqual([before, before]);
    },
  );
});
