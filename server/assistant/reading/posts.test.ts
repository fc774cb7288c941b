import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const moment = { now: '2026-11-16T10:00:00Z', timeZone: 'Europe/London' };
const plansOf = (message: string) =>
  read(message, moment).plans.map(({ platforms, at, frequency, content }) => [
    platforms.join(),
    at,
    frequency,
    content,
  ]);

describe('the posts that a message lays out', () => {
  it('takes what stands behind the colon as it is, and the time only from before it', () => {
    expect(plansOf('linkedin, friday 9am: Swap shop Sat 21 Nov 14:00-17:00, Dock 3')).toEqual([
      ['linkedin', '2026-11-20T09:00', 'once', 'Swap shop Sat 21 Nov 14:00-17:00, Dock 3'],
    ]);
    expect(read('tweet: Ferry cancelled tonight because of the storm. Next one tomorrow 7:15.', moment).intent).toBe(
      'text',
    );
  });

  it('hears a wish for sound only before the colon', () => {
    expect(read('facebook post: Our report is out. Read it at club.example/report', moment).intent).toBe('text');
    expect(read('read this out: Good morning, we open at ten.', moment).intent).toBe('audio');
  });

  it('gives each quoted text its own place and time', () => {
    expect(
      plansOf("plan: facebook fri 27 nov 8am 'Skis from 89 francs.' and instagram sat 28 nov 8am 'Boots: swap free.'"),
    ).toEqual([
      ['facebook', '2026-11-27T08:00', 'once', 'Skis from 89 francs.'],
      ['instagram', '2026-11-28T08:00', 'once', 'Boots: swap free.'],
    ]);
  });

  it('gives each head its own text', () => {
    expect(plansOf('Monday 9am on x: Doors open soon. Wednesday noon: Line-up is out.')).toEqual([
      ['twitter', '2026-11-18T12:00', 'once', 'Line-up is out.'],
      ['twitter', '2026-11-23T09:00', 'once', 'Doors open soon.'],
    ]);
  });

  it('shares as many texts out as posts were asked for', () => {
    const posts = plansOf('three posts next week on linkedin, one each day at 8: 1. Rest. 2. Drink water. 3. Walk.');
    expect(posts.map(([, at, , content]) => [at, content])).toEqual([
      ['2026-11-23T08:00', 'Rest.'],
      ['2026-11-24T08:00', 'Drink water.'],
      ['2026-11-25T08:00', 'Walk.'],
    ]);
  });

  it('never posts an order, nor what is left of one', () => {
    expect(
      plansOf(
        'Plan two LinkedIn posts for tomorrow at 9am and Thursday at 5pm: our bakery has new opening hours, and the rye is back',
      ),
    ).toEqual([
      ['linkedin', '2026-11-17T09:00', 'once', 'our bakery has new opening hours'],
      ['linkedin', '2026-11-19T17:00', 'once', 'the rye is back'],
    ]);
    expect(plansOf('schedule a tweet for yesterday at 5pm: half price pots')).toEqual([
      ['twitter', '2026-11-16T17:00', 'once', 'half price pots'],
    ]);
  });

  it('CHAT-106 gives posts that are named by their part one matter, and posts no name', () => {
    const sale = 'our jumble sale is on Saturday 28 November, 10 to 2';
    expect(
      plansOf(`a teaser Monday 9am, a reminder Wednesday noon, last chance Friday 5pm on instagram: ${sale}`),
    ).toEqual([
      ['instagram', '2026-11-18T12:00', 'once', sale],
      ['instagram', '2026-11-20T17:00', 'once', sale],
      ['instagram', '2026-11-23T09:00', 'once', sale],
    ]);
  });

  it('has only names where only names and times are said', () => {
    expect(plansOf('for facebook: teaser monday 9am, reminder wednesday noon, last chance friday 5pm')).toEqual([
      ['facebook', '2026-11-18T12:00', 'once', 'reminder'],
      ['facebook', '2026-11-20T17:00', 'once', 'last chance'],
      ['facebook', '2026-11-23T09:00', 'once', 'teaser'],
    ]);
    expect(plansOf('five posts next week, one each day at 8')).toHaveLength(5);
  });
});
