import { describe, expect, it } from 'vitest';
import { withoutLead, withSubject } from './lead.ts';

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

it.for([
  ['sat 17 april, 11-16h, Rectory Field', 'our spring fair', 'our spring fair: sat 17 april, 11-16h, Rectory Field'],
  ['stalls 15 euros, from 9 am. facebook', 'our flea market', 'our flea market: stalls 15 euros, from 9 am. facebook'],
  [
    'sat 5 dec 9-14h, school gym, 15% goes to the club',
    'our ski sale',
    'our ski sale: sat 5 dec 9-14h, school gym, 15% goes to the club',
  ],
  ["it's on 17 april, entry free", 'our spring fair', "our spring fair: it's on 17 april, entry free"],
  ['it arrived friday, carries 9 tons', 'the new truck', 'the new truck arrived friday, carries 9 tons'],
  ['she starts on monday', 'our new nurse', 'our new nurse starts on monday'],
  ['they are two, built by Hamid', 'the new kiln', 'the new kiln: they are two, built by Hamid'],
  ['spring fair on 17 april, Rectory Field', 'our spring fair', 'spring fair on 17 april, Rectory Field'],
  ['we have 12 jars left', 'beekeeping', 'we have 12 jars left'],
] as const)('what goes on from a subject gets it, what names its own does not: %s', ([message, subject, whole]) => {
  expect(withSubject(message, subject)).toBe(whole);
});
