import { describe, expect, it } from 'vitest';
import { wallToInstant } from '../../../../../domain/time.ts';
import { stateSchema } from '../../../state.ts';
import { pickDrafts, pickPlans } from './plan-picks.ts';

const timeZone = 'Europe/London';
// A Monday.
const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
const plan = (
  n: number,
  [title, content]: [string, string],
  platforms: string[],
  [at, frequency]: [string, string],
  status: string,
) => ({ n, title, content, platforms, at, frequency, status });
const state = stateSchema.parse({
  plans: [
    plan(1, ['Pottery hour', 'Clay and tea. £18 a seat.'], ['instagram'], ['2026-11-17T09:00', 'weekly'], 'scheduled'),
    plan(2, ['Kiln repair', 'Sorry, no glazing until May.'], ['twitter'], ['2026-11-17T18:00', 'once'], 'pending'),
    plan(3, ['Case study', 'How Ana threw 200 bowls.'], ['linkedin'], ['2026-11-19T12:00', 'once'], 'pending'),
    plan(
      4,
      ['Come and join us', 'Helper wanted.'],
      ['linkedin', 'facebook'],
      ['2026-11-21T10:00', 'monthly'],
      'scheduled',
    ),
  ],
  listed: ['plan 2', 'plan 1', 'plan 3', 'plan 4'],
});
const plansOf = (say: string) => pickPlans(say, state, moment, true).numbers;

describe('which of several plans is meant', () => {
  it.each<[string, number[]]>([
    ['not the kiln repair and not the case study, the others', [1, 4]],
    ["not thursday's, the others", [1, 2, 4]],
    ['approve the pottery one, not the kiln one', [1]],
    ['cancel the case study and keep the rest', [1, 2, 4]],
    ['keep the pottery and the kiln repair, drop the other two', [3, 4]],
    ['everything but the job ad can wait', [1, 2, 3]],
    ['other than the case study, approve them', [1, 2, 4]],
    ['everything but the bakery one can wait', []],
    ["drop all but thursday's", [1, 2, 4]],
  ])('CHAT-138 what is denied or excepted points at the rest: %s', (say, numbers) => {
    expect(plansOf(say)).toEqual(numbers);
  });

  it.each<[string, number[]]>([
    ["forget thursday's", [3]],
    ["thursday's to friday please", [3]],
    ["push saturday's to monday", [4]],
    ["tomorrow morning's post", [1]],
    ["tomorrow evening's to friday", [2]],
    ['the Tuesday evening one, put it on wednesday', [2]],
    ["both of tuesday's", [1, 2]],
    ['tomorrow at nine, switch that to eleven', [1]],
    ["thursday's is fine", [3]],
    ['the weekend one', [4]],
    ['the 9am to 10', [1]],
    ["the six o'clock one", [2]],
    ['the one that goes out on thursday, make it friday', [3]],
    ["tomorrow's tweet", [2]],
  ])('CHAT-139 a day or an hour points wherever it stands for a post: %s', (say, numbers) => {
    expect(plansOf(say)).toEqual(numbers);
  });

  it.each<[string, number[]]>([
    ['case study to thursday', [3]],
    ['shift the pottery to saturday', [1]],
    ['the kiln repair: make that thursday', [2]],
    ['the helper one should go on thursday', [4]],
  ])('CHAT-139 a day to which a post shall go points at no other: %s', (say, numbers) => {
    expect(plansOf(say)).toEqual(numbers);
  });

  it.each<[string, number[]]>([
    ['the two still waiting on me are fine', [2, 3]],
    ['ones that aint approved, go ahead', [2, 3]],
    ['whichever are approved', [1, 4]],
    ['the weekly, stop it for winter', [1]],
    ['the one that comes every month', [4]],
    ['those that only run once', [2, 3]],
    ['the ones that repeat', [1, 4]],
    ['the two on repeat', [1, 4]],
    ['whatever goes out first', [1]],
    ['the £18 one', [1]],
    ['the ones I still have to approve', [2, 3]],
    ["the monthly's good", [4]],
    ['the non-repeating ones', [2, 3]],
    ['the one with the price, make it 20', [1]],
    ['the one you just made', [4]],
    ['the oldest one', [1]],
  ])('CHAT-140 how often, whether approved, in which order and at what price tell them apart: %s', (say, numbers) => {
    expect(plansOf(say)).toEqual(numbers);
  });

  it.each<[string, number[]]>([
    ['top one on facebook too', [2]],
    ['bottom one, drop it', [4]],
    ['the last on the list can go', [4]],
    ["LinkedIn's are perfect", [3, 4]],
    ['everything on linkedin', [3, 4]],
    ['those on insta', [1]],
    ['the two on linkedin', [3, 4]],
    ['the tweet can go', [2]],
    ['the job ad should say 5am', [4]],
    ['the hiring post', [4]],
    ['the apology', [2]],
  ])('CHAT-140 the list, the network and what such posts are called tell them apart: %s', (say, numbers) => {
    expect(plansOf(say)).toEqual(numbers);
  });
});

describe('which of several drafts is meant', () => {
  const drafts = stateSchema.parse({
    drafts: [
      { n: 1, platform: 'twitter', text: 'Sundays are for clay. £18 a seat.' },
      { n: 2, platform: 'instagram', text: 'Hands in the mud, head in the clouds.' },
      { n: 3, platform: 'facebook', text: 'Our van died. Who has a van to lend?' },
    ],
    listed: ['draft 1', 'draft 2', 'draft 3'],
  });
  it.each<[string, number[]]>([
    ['the van one goes out first thing tomorrow', [3]],
    ['post the other two now. not the van', [1, 2]],
    ['not the tweet, the van one', [3]],
    ['the £18 one is £20 from monday', [1]],
    ['the older one was better', [1]],
    ['the tweet gets hashtags', [1]],
    ['everything but the tweet gets hashtags', [2, 3]],
  ])('CHAT-138 CHAT-140 by the same words: %s', (say, numbers) => {
    expect(pickDrafts(say, drafts).numbers).toEqual(numbers);
  });
});
