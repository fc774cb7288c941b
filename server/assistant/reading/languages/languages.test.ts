import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OtherLanguage } from '../../../../domain/languages.ts';
import { wallToInstant } from '../../../../domain/time.ts';
import type { Operation } from '../../operations.ts';
import { type ConversationState, stateSchema } from '../../state.ts';
import type { Plan } from '../grammar/reading.ts';
import { languageOf } from '../language.ts';
import { read } from '../read.ts';
import { readTurn } from '../request.ts';
import { matterOf } from '../turn/operation-of.ts';
import { glossTalk } from './gloss.ts';

type WantedPlan = Pick<Plan, 'platforms' | 'at' | 'frequency' | 'content'> &
  Partial<Pick<Plan, 'occurrences' | 'until'>>;

/** One message with what comes of it: plans, matter that plans nothing, or an operation in a conversation. */
interface Example {
  id: string;
  say: string;
  plans?: WantedPlan[];
  matter?: string;
  state?: 'draft' | 'planned' | 'two';
  operation?: Operation;
}

const examples = readFileSync(join(import.meta.dirname, '../../../../tests/understanding/languages.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

const ZONES: Record<OtherLanguage, string> = {
  de: 'Europe/Berlin',
  es: 'Europe/Madrid',
  fr: 'Europe/Paris',
  pt: 'Europe/Lisbon',
  it: 'Europe/Rome',
};
/** A course that was drafted, and a soup beside it. */
const TEXTS: Record<OtherLanguage, [string, string]> = {
  de: ['Der neue Töpferkurs beginnt am 4. Dezember um 18 Uhr. Anmeldung im Laden.', 'Frische Suppe ab Mittag.'],
  es: [
    'El nuevo curso de cerámica empieza el 4 de diciembre a las 18 h. Inscripción en la tienda.',
    'Sopa fresca desde el mediodía.',
  ],
  fr: [
    'Le nouveau cours de poterie commence le 4 décembre à 18h. Inscription à la boutique.',
    'Soupe fraîche dès midi.',
  ],
  pt: [
    'O novo curso de cerâmica começa a 4 de dezembro às 18h. Inscrição na loja.',
    'Sopa fresca a partir do meio-dia.',
  ],
  it: [
    'Il nuovo corso di ceramica inizia il 4 dicembre alle 18. Iscrizioni in negozio.',
    'Zuppa fresca da mezzogiorno.',
  ],
};

function stateFor(name: Example['state'], language: OtherLanguage): ConversationState {
  const [course, soup] = TEXTS[language];
  const drafts = [
    { n: 1, platform: 'facebook', text: course },
    { n: 2, platform: 'instagram', text: soup },
  ];
  const plan = (n: number, platform: string, at: string, content: string) => ({
    n,
    title: content.slice(0, 40),
    platforms: [platform],
    at,
    frequency: 'once',
    status: 'pending',
    content,
  });
  const plans = [plan(1, 'facebook', '2026-11-19T09:00', course), plan(2, 'instagram', '2026-11-20T18:00', soup)];
  if (name === 'draft') return stateSchema.parse({ drafts: drafts.slice(0, 1), made: 'text' });
  const count = name === 'two' ? 2 : 1;
  const listed = ['plan 1', 'plan 2'].slice(0, count);
  return stateSchema.parse({ drafts: drafts.slice(0, count), plans: plans.slice(0, count), listed });
}

const bare = (text: string): string => text.replace(/^[\s"“„«:,]+|[\s"”“».!?,]+$/g, '').toLowerCase();

describe('messages in German, Spanish, French, Portuguese and Italian', () => {
  it.each(examples)('$id $say', ({ id, say, plans, matter, state, operation }) => {
    const language = id.slice(0, 2) as OtherLanguage;
    const timeZone = ZONES[language];
    // A Monday, ten in the morning.
    const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
    if (operation) expect(readTurn(say, stateFor(state, language), moment)).toEqual([operation]);
    else {
      const reading = read(say, moment);
      const wanted = (plans ?? []).map((plan) => ({
        occurrences: null,
        until: null,
        ...plan,
        content: bare(plan.content),
      }));
      expect(reading.intent).toBe(plans ? 'schedule' : 'text');
      expect(reading.plans.map((plan) => ({ ...plan, content: bare(plan.content) }))).toMatchObject(wanted);
      if (matter) expect(bare(matterOf(say))).toBe(bare(matter));
    }
  });

  it('tells the language of a message by its small words', () => {
    for (const { id, say } of examples) expect([say, languageOf(say)]).toEqual([say, id.slice(0, 2)]);
    expect(languageOf('7am daily, Dec 1-24, advent clue on insta')).toBe('en');
  });

  it('keeps what is quoted and finds the way back to what was written', () => {
    const say = 'füg hinzu: Der Eintritt ist frei, „morgen um 9“ gilt nicht';
    const gloss = glossTalk(say, 'de');
    expect(gloss.text).toBe('add: Der Eintritt ist frei, „morgen um 9“ gilt not');
    expect(gloss.written(0, gloss.text.length)).toBe(say);
    expect(gloss.written(gloss.text.indexOf('gilt'), gloss.text.length)).toBe('gilt nicht');
  });

  it('puts the typed words into a draft, never their English', () => {
    const timeZone = ZONES.de;
    const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
    expect(readTurn('füg hinzu, dass Hunde nicht stören', stateFor('draft', 'de'), moment)).toEqual([
      { op: 'revise', draft: 1, change: 'add', to: 'Hunde nicht stören' },
    ]);
  });
});
