import { expect, it } from 'vitest';
import { type Output, pictureAt, withPicture } from './outputs.ts';

const PICTURE: Output = { output_type: 'image', output: '/one', alt: 'One', agent: 'Image Agent', timestamp: 1 };
const TWO = { output: '/two', alt: 'Two' };

it('PIC-408 a picture takes the place of another one, and of what was sent of it', () => {
  expect(withPicture({ ...PICTURE, image_data: 'data:…' }, '/one', TWO)).toEqual({ ...PICTURE, ...TWO });
  expect(withPicture(PICTURE, '/other', TWO)).toEqual(PICTURE);
  const words: Output = { ...PICTURE, output_type: 'text' };
  expect([withPicture(words, '/one', TWO), pictureAt(words, '/one')]).toEqual([words, null]);
});

it('PIC-408 a slide is replaced as a slide, the first of them as the cover too', () => {
  const slides = [
    { output: '/one', alt: 'One' },
    { output: '/next', alt: 'Next' },
  ];
  const carousel = { ...PICTURE, slides };
  expect(pictureAt(carousel, '/next')).toEqual(slides[1]);
  expect(withPicture(carousel, '/next', TWO)).toEqual({ ...PICTURE, slides: [slides[0], TWO] });
  expect(withPicture(carousel, '/one', TWO)).toEqual({ ...PICTURE, ...TWO, slides: [TWO, slides[1]] });
});
