import { describe, expect, it, vi } from 'vitest';
import { PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { calledPattern } from '../../lib/platform-words.ts';
import { EMPTY_STATE } from '../state.ts';
import { readOperations } from './message.ts';
import { platformsFor } from './target-platforms.ts';
import { readPlaces } from './turn/places.ts';

const THREADS = 'threads' as Platform;

/** A fifth platform whose name is a word of every day, added as anybody would add one: by its row. */
vi.mock('../../../domain/post/platforms.ts', async (original) => {
  const table = await original<typeof import('../../../domain/post/platforms.ts')>();
  const { facebook } = table.PLATFORM_RULES;
  const names = {
    sure: ['threadsapp', 'threads app', 'meta threads'],
    doubtful: [],
    ordinary: ['threads'],
    spelled: [],
    partOf: { before: [], after: [] },
    lookalikes: ['thread', 'threats', 'treads'],
    abroad: {},
    inTables: [],
  };
  return {
    ...table,
    PLATFORMS: [...table.PLATFORMS, 'threads'],
    PLATFORM_RULES: { ...table.PLATFORM_RULES, threads: { ...facebook, label: 'Threads' } },
    PLATFORM_NAMINGS: { ...table.PLATFORM_NAMINGS, threads: { names, own: null } },
  };
});

const planned = (message: string): unknown =>
  readOperations(message, EMPTY_STATE, { now: '2026-06-03T10:00:00Z', timeZone: 'UTC' }).flatMap((one) =>
    one.op === 'plan' ? [one.platforms] : [],
  );

describe('a platform that is called by a word of every day', () => {
  it('is in the table, for these tests alone', () => expect(PLATFORMS).toContain(THREADS));

  it.each([
    'write a post about our cotton threads',
    'write a post about cotton threads and needles for sewing',
    'write a linkedin post about loose threads in old jumpers',
    'Threads are 20% off this week, write a post',
    'we sell threads. make a post for facebook',
    'write three threads about our bakery',
  ])('LIM-06 is not meant by the word in %j', (message) => {
    expect(platformsFor(message)).not.toContain(THREADS);
  });

  it.each([
    ['write a post for threads about our new menu', [THREADS]],
    ['write about our bread for instagram and threads', ['instagram', THREADS]],
  ])('LIM-06 is meant where a place stands: %j', (message, platforms) => {
    expect(platformsFor(message)).toEqual(platforms);
  });

  it.each([
    ['post this on threads tomorrow at 9', [[THREADS]]],
    ['share our new blend on threads, facebook and linkedin friday at 5pm', [['linkedin', 'facebook', THREADS]]],
    ['post about our menu on Threads and Instagram every monday at 9', [['instagram', THREADS]]],
    ['post our needles and threads sale on instagram tomorrow at 9', [['instagram']]],
    ['schedule a post about needles, threads and buttons for monday at 10', [[]]],
    ['post a picture of our threads tomorrow at 8am', [[]]],
  ])('is planned for where it is said: %j', (message, platforms) => {
    expect(planned(message)).toEqual(platforms);
  });

  it.each([
    'mention the cotton threads',
    'say that we have needles and threads',
    'not so many threads in the picture',
    'without the threads',
    'the threads are 20% off',
    'make it about sewing threads for beginners',
    'we sell threads, needles and buttons',
    'Threads, needles and buttons are new',
    'say that there is a sale on threads this friday',
    'tips for threads and needles',
  ])('is no place of a turn that says %j', (say) => {
    expect(readPlaces(say)).toEqual({ only: [], more: [], less: [] });
  });

  it.each([
    ['also on threads', { only: [], more: [THREADS], less: [] }],
    ['threads too', { only: [], more: [THREADS], less: [] }],
    ['put it on Threads as well', { only: [], more: [THREADS], less: [] }],
    ['only on threads', { only: [THREADS], more: [], less: [] }],
    ['make it shorter for threads', { only: [THREADS], more: [], less: [] }],
    ['instagram and threads', { only: ['instagram', THREADS], more: [], less: [] }],
    ['for the Threads app', { only: [THREADS], more: [], less: [] }],
    ['not on threads', { only: [], more: [], less: [THREADS] }],
  ])('is a place of a turn that says %j', (say, places) => {
    expect(readPlaces(say)).toEqual(places);
  });

  it('is named in whatever text only where a place stands', () => {
    const named = (text: string) => new RegExp(`\\b${calledPattern(THREADS)}\\b`, 'iu').test(text);
    expect(['On Threads no hashtags.', 'Threads posts are short.', 'Meta Threads'].map(named)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Never leave loose threads.', 'Threads of thought.'].map(named)).toEqual([false, false]);
  });
});
