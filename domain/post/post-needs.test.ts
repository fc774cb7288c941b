import { describe, expect, it } from 'vitest';
import { PLATFORMS } from './platforms.ts';
import { NO_PARTS, type PostMedia } from './post.ts';
import { draftNotes, needsOf, noPicture } from './post-needs.ts';

const picture = (width?: number, height?: number): PostMedia => ({
  mediaId: '5b1f2f0e-3f55-4d0a-8c26-111111111111',
  kind: 'image',
  alt: '',
  ...(width && height ? { width, height } : {}),
});
const post = { platform: 'instagram' as const, text: 'Rye bread.', media: [picture()] };

describe('what networks need of a post', () => {
  it('POST-85 is said in sentences: Instagram’s picture, its shapes and its hashtags', () => {
    expect(needsOf(post)).toEqual([]);
    expect(needsOf({ ...post, media: [] })).toEqual([noPicture('instagram')]);
    expect(needsOf({ ...post, media: [{ ...picture(), kind: 'audio' }] })).toEqual([noPicture('instagram')]);
    const shapes = (...media: PostMedia[]) => needsOf({ ...post, media });
    expect(shapes(picture(1080, 1350), picture(1200, 627), picture(1080, 1080))).toEqual([]);
    expect(shapes(picture(1080, 1080), picture(1080, 1920))).toEqual([
      'Instagram takes pictures from 4:5 (upright) to 1.91:1 (wide), and picture 2 is taller. Crop it, or use another one there.',
    ]);
    expect(shapes(picture(2000, 1000))).toEqual([
      'Instagram takes pictures from 4:5 (upright) to 1.91:1 (wide), and this one is wider. Crop it, or use another one there.',
    ]);
    const tags = (count: number) => Array.from({ length: count }, (_, at) => `#tag${at}`).join(' ');
    expect(needsOf({ ...post, text: tags(30) })).toEqual([]);
    expect(needsOf({ ...post, text: tags(34) })).toEqual([
      'Instagram takes at most 30 hashtags, and this text has 34. Leave some out.',
    ]);
    for (const platform of PLATFORMS.filter((one) => one !== 'instagram'))
      expect(needsOf({ ...post, platform, media: [picture(1080, 1920)], text: tags(34) })).toEqual([]);
  });

  it('POST-85 a first comment that is too long for its network is said too', () => {
    const twitter = { ...post, platform: 'twitter' as const, firstComment: 'a'.repeat(281) };
    expect(needsOf(twitter)).toEqual(['The first comment is too long for Twitter: 281 of 280 characters. Shorten it.']);
  });

  it('POST-86 hashtags that are left out on networks are counted in one note', () => {
    const draft = { ...NO_PARTS, text: 'Rye is here.\n\n#a1 #b2 #c3 #d4 #e5 #f6' };
    expect(draftNotes(draft, ['linkedin', 'twitter', 'facebook'])).toEqual([
      'Hashtags at the end that are too many for a network are left out there: LinkedIn gets 5 of 6, Twitter gets 2 of 6, and Facebook gets 3 of 6.',
    ]);
    expect(draftNotes({ ...draft, own: { twitter: { text: draft.text } } }, ['twitter'])).toEqual([]);
    expect(draftNotes({ ...draft, text: 'Rye.' }, ['twitter', 'instagram'])).toEqual([noPicture('instagram')]);
  });
});
