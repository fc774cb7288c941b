import { describe, expect, it } from 'vitest';
import { lacksSubject, withoutLead } from './lead.ts';

describe('the words that lead on to a message', () => {
  it.for([
    ['hmm ok: the choir sings on Saturday', 'the choir sings on Saturday'],
    ['another one, for instagram: three swarms rehomed', 'for instagram: three swarms rehomed'],
    ['and one for Lotte. pony, 12, patient', 'Lotte. pony, 12, patient'],
    ['great, now a caption: jazz on the pier', 'a caption: jazz on the pier'],
    ['Thanks to all who helped!', 'Thanks to all who helped!'],
    ['ok', 'ok'],
  ] as const)('are left out of %s', ([message, rest]) => {
    expect(withoutLead(message)).toBe(rest);
  });
});

it('a row of facts needs the subject that was named before; a sentence does not', () => {
  expect(lacksSubject('sat 17 april, 11-16h, Rectory Field', 'our spring fair')).toBe(true);
  expect(lacksSubject('stalls 15 euros, from 9 am. facebook', 'our flea market')).toBe(true);
  expect(lacksSubject("it's on 17 april, entry free", 'our spring fair')).toBe(true);
  expect(lacksSubject('spring fair on 17 april, Rectory Field', 'our spring fair')).toBe(false);
  expect(lacksSubject('we have 12 jars left', 'beekeeping')).toBe(false);
});
