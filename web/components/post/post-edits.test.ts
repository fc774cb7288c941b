import { describe, expect, test } from 'vitest';
import type { PostDraft, PostMedia } from '../../../domain/post/post.ts';
import { slidePlace } from '../../../domain/post/slide-places.ts';
import { draftWithMedia, draftWithText, mediaAt, moved, textAt, withInstead, withOwn } from './post-edits.ts';

const picture = (mediaId: string): PostMedia => ({ mediaId, kind: 'image', alt: '' });
const DRAFT: PostDraft = { text: 'Fresh bread #a #b #c', media: [picture('one')], own: {} };

describe('editing a draft', () => {
  test('POST-41 a network begins with the words that it would get, and follows the rest again', () => {
    const own = draftWithText(DRAFT, 'twitter', textAt(DRAFT, 'twitter'));
    expect(own.own).toEqual({ twitter: { text: 'Fresh bread #a #b' } });
    expect(textAt(draftWithText(own, 'all', 'Rolls'), 'twitter')).toBe('Fresh bread #a #b');
    expect(withOwn(own, 'twitter', { text: undefined })).toEqual(DRAFT);
  });

  test('POST-41 words, pictures and comment of a network are its own one by one', () => {
    const commented = withOwn(draftWithText(DRAFT, 'linkedin', 'Hello'), 'linkedin', { firstComment: 'More here' });
    expect(withOwn(commented, 'linkedin', { text: undefined }).own).toEqual({
      linkedin: { firstComment: 'More here' },
    });
    expect(withOwn(commented, 'linkedin', { firstComment: '' }).own).toEqual({ linkedin: { text: 'Hello' } });
  });

  test('POST-41 pictures are changed for all or for one, ten at most', () => {
    const names = Array.from({ length: 12 }, (_, at) => `more ${at}`);
    const more = draftWithMedia(DRAFT, 'all', (media) => [...media, ...names.map(picture)]);
    expect(more.media.map(({ mediaId }) => mediaId)).toEqual(['one', ...names.slice(0, 9)]);
    const own = draftWithMedia(more, 'instagram', (media) => media.slice(1));
    expect(mediaAt(own, 'instagram')).toHaveLength(9);
    expect(mediaAt(own, 'facebook')).toHaveLength(10);
  });

  test('PIC-420 an edited picture takes the place of the old one in its post, with its own alt text', () => {
    const media = ['one', 'two'].map(picture);
    const edited: PostMedia = { ...picture('three'), alt: 'Card that reads: Rye', edited: true };
    expect(withInstead(media, 'one', edited)).toEqual([edited, picture('two')]);
    expect(withInstead(media, 'gone', edited)).toEqual([...media, edited]);
  });

  test('PIC-468 slides say where they stand after one was taken out or moved; words that somebody writes stay', () => {
    const slides = ['A', 'B', 'C'].map((title, at): PostMedia => {
      return { ...picture(title), alt: `${slidePlace('de', at + 1, 3)} Karte mit dem Text: ${title}` };
    });
    const draft = { ...DRAFT, media: [picture('photo'), ...slides] };
    const alts = (change: (media: PostMedia[]) => PostMedia[]) =>
      draftWithMedia(draft, 'all', change).media.map(({ alt }) => alt);
    expect(alts((media) => media.toSpliced(1, 1))).toEqual([
      '',
      'Bild 1 von 2. Karte mit dem Text: B',
      'Bild 2 von 2. Karte mit dem Text: C',
    ]);
    expect(alts((media) => moved(media, 3, -1))[2]).toBe('Bild 2 von 3. Karte mit dem Text: C');
    expect(alts((media) => media.map((one) => ({ ...one, alt: 'Bild 7 von 9. Mein Bild' })))[0]).toBe(
      'Bild 7 von 9. Mein Bild',
    );
  });

  test('POST-41 order: an entry goes left or right, and stays at the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});
