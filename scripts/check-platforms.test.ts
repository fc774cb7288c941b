import { describe, expect, it } from 'vitest';
import { namedIn } from './check-platforms.ts';

describe('names of platforms', () => {
  it.each([
    'const PLACE = /on (?:linkedin|fb)/i;',
    "if (platform === 'twitter') return;",
    'const NOUN = `posts?|tweets?`;',
    '<p>Post on Instagram</p>',
  ])('LIM-05 are refused outside their table: %s', (source) => {
    expect(namedIn('server/assistant/reading/x.ts', source)).not.toEqual([]);
  });

  it.each([
    ['server/assistant/reading/x.ts', "/** 'on LinkedIn at 9' */\nconst at = 9; // as on Facebook"],
    ['server/assistant/reading/x.ts', 'const PLACE = new RegExp(PLACE_NAME); // https://x.com'],
    ['server/platform/publishers/linkedin/linkedin.ts', "platform: 'linkedin'"],
    ['web/components/post/post.test.tsx', "platform: 'linkedin'"],
  ])('LIM-05 are let through in comments, connectors and tests: %s', (file, source) => {
    expect(namedIn(file, source)).toEqual([]);
  });
});
