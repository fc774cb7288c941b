import { describe, expect, it } from 'vitest';
import { type Operation, TOPICS } from '../operations.ts';
import { isTalk, performTalk } from '../perform.ts';
import { LANGUAGES, type Language } from '../reading/language.ts';
import { type ConversationState, EMPTY_STATE, stateSchema } from '../state.ts';
import { GERMAN_SENTENCES, type Sentence } from './german.ts';
import { inLanguage } from './in-language.ts';

const text = 'Der Kurs beginnt.';
const planned = stateSchema.parse({
  drafts: [{ n: 1, platform: 'facebook', text }],
  plans: [
    {
      n: 1,
      title: text,
      platforms: ['facebook'],
      at: '2026-11-19T09:00',
      frequency: 'weekly',
      status: 'pending',
      content: text,
    },
    { n: 2, title: 'x', platforms: [], at: '2026-11-20T09:00', frequency: 'once', status: 'scheduled', content: 'x' },
  ],
});

function answered(operation: Operation, state: ConversationState, language: Language): string {
  const talk = [operation].filter(isTalk);
  return performTalk(talk, { state, say: '…', rules: new Map(), now: '2026-11-16T10:00', timeZone: 'UTC', language })
    .message;
}

describe('what the assistant says, in the language of whoever is spoken to', () => {
  it('has every sentence with the same words to fill in', () => {
    const names = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([found]) => found).sort();
    for (const sentence of Object.keys(GERMAN_SENTENCES) as Sentence[])
      for (const language of LANGUAGES.filter((one) => one !== 'en')) {
        const said = inLanguage(sentence, language);
        // An example in English helps nobody else.
        expect(names(said)).toEqual(names(sentence).filter((name) => name !== '{example}'));
      }
  });

  it.each([
    'What should change about the plan?',
    'How often should it repeat?',
    'It goes to all of its places at once. Do you mean the whole plan?',
    'Where should it be posted instead?',
    'There is no such draft here. Which text do you mean?',
  ])('asks what is open: %s', (question) => {
    for (const language of LANGUAGES.filter((one) => one !== 'en'))
      expect(inLanguage(question, language)).not.toBe(question);
  });

  it.each([
    [
      'changePlan',
      { op: 'changePlan', which: [1], change: { at: '2026-11-20T17:30', occurrences: 3 } },
      'Geändert: Facebook, Freitag, 20. November, 17:30, jede Woche, 3-mal, bis Freitag, 4. Dezember. Der Plan wartet noch auf deine Freigabe.',
    ],
    [
      'a passed time',
      { op: 'changePlan', which: [1], change: { at: '2026-11-13T08:00' } },
      'Freitag, 13. November, 8:00 ist vorbei. Wann soll es stattdessen sein?',
    ],
    [
      'an approved plan',
      { op: 'cancelPlans', which: [2] },
      'Dieser Plan ist schon freigegeben. Öffne ihn unter „Scheduled Tasks“, um ihn zu ändern oder zu löschen.',
    ],
    [
      'cancelPlans',
      { op: 'cancelPlans', which: [1] },
      'Abgesagt: “Der Kurs beginnt.”, Donnerstag, 19. November, 9:00.',
    ],
    [
      'approve',
      { op: 'approve', which: [1] },
      'Zum Freigeben drücke auf der Karte „Approve“: Facebook, Donnerstag, 19. November, 9:00, jede Woche. Von mir aus gebe ich nie etwas frei.',
    ],
    [
      'listPlans',
      { op: 'listPlans' },
      '2 Pläne:\n1. “Der Kurs beginnt.”: Facebook, Donnerstag, 19. November, 9:00, jede Woche, wartet auf deine Freigabe\n2. “x”: alle Netzwerke, Freitag, 20. November, 9:00, freigegeben',
    ],
    ['ask', { op: 'ask', about: 'Which of the plans do you mean?' }, 'Welchen der Pläne meinst du?'],
    [
      'ask',
      { op: 'ask', about: 'February has 28 days. Which day do you mean?' },
      'Der Februar hat 28 Tage. Welchen Tag meinst du?',
    ],
  ] satisfies [string, Operation, string][])('German: %s', (_, operation, said) => {
    expect(answered(operation, planned, 'de')).toBe(said);
  });

  it('answers in each language, whatever was asked', () => {
    const operations: Operation[] = [
      ...TOPICS.map((topic): Operation => ({ op: 'reply', topic })),
      { op: 'listPlans' },
      { op: 'cancelPlans', which: 'all' },
      { op: 'approve', which: [] },
      { op: 'plan', draft: 1, at: '2026-11-20T09:00' },
    ];
    for (const operation of operations) {
      const all = LANGUAGES.map((language) => answered(operation, EMPTY_STATE, language));
      expect(new Set(all).size, all.join('\n')).toBeGreaterThan(4);
    }
  });
});
