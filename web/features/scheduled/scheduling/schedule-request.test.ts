import { describe, expect, test } from 'vitest';
import { isIllustrated } from '../../../../domain/post/platforms.ts';
import { agentsFor, firstOffer, lengthsOf, type ScheduleFields, scheduleProblem } from './schedule-request.ts';

const NOW = new Date(2026, 10, 20, 10, 30);
const GOOD: ScheduleFields = {
  description: 'Our new sourdough',
  agentType: 'social-media',
  platforms: ['linkedin', 'instagram'],
  date: '2026-11-20',
  time: '12:00',
};
const problem = (over: Partial<ScheduleFields>, text = 'Fresh bread') =>
  scheduleProblem({ ...GOOD, ...over }, NOW, text)?.text ?? null;

describe('checks on submit', () => {
  test('pass what is complete and lies ahead', () => {
    expect(problem({})).toBeNull();
  });
  test('POST-53 count a network’s own words instead of those for all', () => {
    const over = { ...GOOD, platforms: ['linkedin', 'twitter'] as const };
    const own = { media: [], own: { twitter: { text: 'Short' } } };
    const fields = { ...over, platforms: [...over.platforms] };
    expect(scheduleProblem(fields, NOW, 'x'.repeat(300))?.field).toBe('text');
    expect(scheduleProblem(fields, NOW, 'x'.repeat(300), own)).toBeNull();
    expect(lengthsOf('x'.repeat(300), fields.platforms, own).map(({ length }) => length)).toEqual([300, 5]);
  });
  test('SDLG-21 an empty description is refused with what to do', () => {
    expect(problem({ description: ' ' })).toBe('Please describe your post');
  });
  test('SDLG-22 a request without an agent type is refused with what to do', () => {
    expect(problem({ agentType: null })).toBe('Please select an agent type');
  });
  test('SDLG-23 a request without a platform is refused with what to do', () => {
    expect(problem({ platforms: [] })).toBe('Please select at least one platform');
  });
  test('SDLG-24 a date-time at or before now is refused with the current time', () => {
    const text = 'Cannot schedule in the past. Current time: November 20, 2026, 10:30 AM';
    expect(problem({ time: '10:30' })).toBe(text);
    expect(problem({ time: '10:29' })).toBe(text);
    expect(problem({ time: '10:31' })).toBeNull();
  });
  test('a date-time that is not there is asked for', () => {
    expect(problem({ date: '' })).toBe('Please choose a date and a time');
  });
  test('SDLG-36 a text that is too long for a platform is refused, in its own way of counting', () => {
    const long = 'word '.repeat(120);
    expect(problem({}, long)).toBeNull();
    expect(problem({ platforms: ['linkedin', 'twitter'] }, long)).toBe(
      'This text is too long for Twitter: 599 of 280 characters. Shorten it, or leave Twitter out.',
    );
    const link = `https://example.com/${'a'.repeat(400)}`;
    expect(problem({ platforms: ['twitter'] }, link)).toBeNull();
    expect(lengthsOf(`\n\n  ${link}  \n`, ['twitter', 'facebook'])).toEqual([
      { platform: 'twitter', length: 23, limit: 280 },
      { platform: 'facebook', length: link.length, limit: 63_206 },
    ]);
    // A drawn workflow has no text yet.
    expect(scheduleProblem({ ...GOOD, platforms: ['twitter'] }, NOW, null)).toBeNull();
  });
  test('SDLG-25 come in this order, and the first that fails counts', () => {
    const nothing: ScheduleFields = {
      description: '',
      agentType: null,
      platforms: [],
      date: '2020-01-01',
      time: '12:00',
    };
    const texts = [
      problem(nothing),
      problem({ ...nothing, description: 'x' }),
      problem({ ...nothing, description: 'x', agentType: 'custom' }),
      problem({ ...nothing, description: 'x', agentType: 'custom', platforms: ['twitter'] }),
    ];
    expect(texts.map((text) => text?.slice(0, 20))).toEqual([
      'Please describe your',
      'Please select an age',
      'Please select at lea',
      'Cannot schedule in t',
    ]);
  });
});

describe('agents', () => {
  const boxes = { text: 'Fresh bread\nEvery morning', image: 'A loaf\nMorning light' };

  test('SDLG-19 SDLG-20 are a text and an image with their fields', () => {
    const stamp = NOW.getTime();
    expect(agentsFor(GOOD, boxes, NOW)).toEqual([
      {
        id: `chat-${stamp}`,
        type: 'chat',
        name: 'Text Content',
        input: 'Fresh bread',
        description: 'Every morning',
        verbatim: true,
      },
      {
        id: `image-${stamp}`,
        type: 'image',
        name: 'Image Content',
        input: 'A loaf',
        description: 'Morning light',
        isConnected: false,
        sourceNodeId: null,
      },
    ]);
  });

  test('SDLG-17 are text only for Twitter alone', () => {
    expect(isIllustrated(['twitter'])).toBe(false);
    expect(agentsFor({ ...GOOD, platforms: ['twitter'] }, boxes, NOW).map(({ type }) => type)).toEqual(['chat']);
    expect(agentsFor({ ...GOOD, platforms: ['twitter', 'facebook'] }, boxes, NOW)).toHaveLength(2);
  });

  test.each(['', 'A loaf', '\n'])('SDLG-18 have no image unless its input and description both exist: %j', (image) => {
    expect(agentsFor(GOOD, { ...boxes, image }, NOW).map(({ type }) => type)).toEqual(['chat']);
  });

  test('POST-53 draw no picture where own ones were brought along', () => {
    expect(agentsFor(GOOD, boxes, NOW, true).map(({ type }) => type)).toEqual(['chat']);
  });

  test('write from the description when they run where there is no text yet', () => {
    const [chat] = agentsFor(GOOD, { text: '', image: '' }, NOW);
    expect(chat).toMatchObject({ input: 'Our new sourdough', description: '' });
    expect(chat).not.toHaveProperty('verbatim');
  });
});

test('SDLG-05 offers noon today, or tomorrow where that has passed', () => {
  expect(firstOffer(NOW)).toEqual({ date: '2026-11-20', time: '12:00' });
  expect(firstOffer(new Date(2026, 11, 31, 12, 0))).toEqual({ date: '2027-01-01', time: '12:00' });
});
