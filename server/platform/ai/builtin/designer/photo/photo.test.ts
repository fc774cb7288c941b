import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Brand, NO_BRAND } from '../../../../../../domain/brand.ts';
import { ASPECTS, type Aspect } from '../../../../../../domain/post/aspects.ts';
import { type Design, NO_POSTER } from '../../../../../../domain/post/design.ts';
import { rasterTypeOf } from '../../../../../../domain/post/picture-types.ts';
import { type PhotoName, photoOf } from '../../../../../../scripts/gallery/photos.ts';
import { shownPicture } from '../../../../../../tests/support/ai-tasks.ts';
import { isWholeRun } from '../../../../../../tests/support/whole-run.ts';
import { designOf } from '../choose.ts';
import { compose, draw } from '../draw.ts';
import { takenBoxes } from '../layouts/backdrops.ts';
import { duotoneOf } from '../layouts/photo.ts';
import { onPhoto, svgOf } from '../render.ts';
import type { Box, Scene, Tone } from '../scene.ts';
import { attentionOf } from './attention.ts';
import { bestWindow } from './crop.ts';
import { rasterOf } from './raster.ts';
import { type PhotoView, viewOf } from './view.ts';

const ALL = Object.keys(ASPECTS) as Aspect[];
const PHOTOS: PhotoName[] = ['loaf', 'lake', 'table', 'field', 'window'];
const BEAN: Brand = { ...NO_BRAND, name: 'Bean & Bloom', tagline: 'Slow coffee, kind planet' };
const SHORT = 'New autumn blend';
const EVENT =
  'Summer market on Saturday 14 June, 10 am to 4 pm, Town Square. Free entry. Come and taste the new honey.';
const ID = '00000000-0000-4000-8000-0000000000aa';

const photos = new Map<PhotoName, Promise<Uint8Array>>();
function photo(name: PhotoName): Promise<Uint8Array> {
  const made = photos.get(name) ?? photoOf(name);
  photos.set(name, made);
  return made;
}

/** A design on a photo; the variants are words, panel, card and words on two colours. */
async function designed(name: PhotoName, words: string, variant = 0, brand = BEAN): Promise<Design> {
  return designOf({ ...shownPicture(words, { brand, variant }), photo: { id: ID, bytes: await photo(name) } });
}

const views = new Map<string, ReturnType<typeof viewOf>>();
/** A photo is looked at once in each tone. */
async function seen(name: PhotoName, tone: Tone | null): Promise<PhotoView> {
  const key = JSON.stringify([name, tone]);
  const made = views.get(key) ?? viewOf(await photo(name), tone);
  views.set(key, made);
  return made;
}

async function sceneOf(name: PhotoName, design: Design): Promise<Scene> {
  const tone = design.texture === 'duotone' ? duotoneOf(design.colours) : null;
  return compose({ design, brand: BEAN }, await seen(name, tone));
}

/** The picture without its words, as it will be seen under them. */
async function groundOf(name: PhotoName, scene: Scene): Promise<Buffer> {
  if (!scene.photo) throw new Error('There is no photo on the picture');
  const { pixels } = await onPhoto(svgOf(scene, ''), scene, { ...scene.photo, bytes: await photo(name) });
  return Buffer.from(pixels);
}

/** The contrast that nineteen of twenty pixels under a text exceed. */
function contrastIn(pixels: Buffer, scene: Scene, box: Box, ink: string): number {
  const found: number[] = [];
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 6)
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 6) {
      const at = (y * scene.width + x) * 3;
      found.push(wcagContrast(ink, `#${pixels.toString('hex', at, at + 3)}`));
    }
  return found.sort((one, other) => one - other)[Math.floor(found.length * 0.05)] ?? 0;
}

const SUBJECT: Record<'loaf' | 'lake', Box> = {
  loaf: { x: 0.39, y: 0.4, width: 0.53, height: 0.38 },
  lake: { x: 0.65, y: 0.55, width: 0.14, height: 0.24 },
};
const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

describe('what people look at in a photo', () => {
  it.each(['loaf', 'lake'] as const)(
    'PIC-342 is found: the subject of %s has more of it than its room',
    async (name) => {
      const subject = SUBJECT[name];
      const attention = attentionOf(await rasterOf(await photo(name)));
      expect(attention.within(subject)).toBeGreaterThan(subject.width * subject.height * 1.8);
    },
  );

  it.each(ALL)('PIC-342 stays in a picture of %s', async (aspect) => {
    const raster = await rasterOf(await photo('loaf'));
    const window = bestWindow(attentionOf(raster), raster, ASPECTS[aspect]);
    const { x, y } = middleOf(SUBJECT.loaf);
    expect(x > window.x && x < window.x + window.width).toBe(true);
    expect(y > window.y && y < window.y + window.height).toBe(true);
    const shape = (window.width * raster.width) / (window.height * raster.height);
    expect(shape).toBeCloseTo(ASPECTS[aspect].width / ASPECTS[aspect].height, 1);
  });
});

describe('words on a photo', () => {
  it.each(ALL)('PIC-343 can be read on its actual pixels, whatever it shows, in %s', async (aspect) => {
    for (const name of PHOTOS.slice(0, isWholeRun ? PHOTOS.length : 1))
      for (const [words, variant] of [
        [SHORT, 0],
        [EVENT, 0],
        [EVENT, 2],
        [SHORT, 3],
      ] as const) {
        const design = { ...(await designed(name, words, variant)), aspect };
        const scene = await sceneOf(name, design);
        const pixels = await groundOf(name, scene);
        expect(scene.texts.length).toBeGreaterThan(0);
        for (const { box, colour } of takenBoxes(scene))
          expect(contrastIn(pixels, scene, box, colour), `${name} ${design.layout}`).toBeGreaterThanOrEqual(4.5);
      }
  });

  it.each(ALL)('PIC-343 leave the middle of what it shows free in %s', async (aspect) => {
    for (const variant of [0, 1, 2]) {
      const scene = await sceneOf('loaf', { ...(await designed('loaf', EVENT, variant)), aspect });
      if (!scene.photo) throw new Error('There is no photo on the picture');
      const { box, window } = scene.photo;
      const subject = middleOf(SUBJECT.loaf);
      const x = box.x + ((subject.x - window.x) / window.width) * box.width;
      const y = box.y + ((subject.y - window.y) / window.height) * box.height;
      const over = takenBoxes(scene).filter(
        ({ box: text }) => x > text.x && x < text.x + text.width && y > text.y && y < text.y + text.height,
      );
      expect(over).toEqual([]);
    }
  });
});

describe('a picture on a photo', () => {
  it.each([0, 1, 2, 3])(
    'PIC-344 is the same bytes for the same design, as JPEG in its size: way %i',
    async (variant) => {
      const design = await designed('lake', EVENT, variant);
      const task = { design, brand: BEAN, photo: await photo('lake') };
      const [one, other] = [await draw(task), await draw(task)];
      expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
      expect(rasterTypeOf(one)).toBe('image/jpeg');
      expect(await sharp(one).metadata()).toMatchObject({ width: 1080, height: 1080 });
      expect(design).toMatchObject({ photo: ID, texture: variant === 3 ? 'duotone' : 'photo' });
    },
  );

  it.each(ALL)('PIC-496 with a list says in %s what stands beside the list, too', async (aspect) => {
    const poster = {
      ...NO_POSTER,
      title: 'Today at the counter',
      notes: ['Gluten free on request.'],
      items: ['Leek soup £4.50', 'Cheese toastie £6'],
      call: 'Order on 01632 960 118',
    };
    const design = await designed('table', SHORT, 1);
    const { texts } = await sceneOf('table', { ...design, poster, aspect });
    const words = texts
      .flatMap(({ text }) => text.lines)
      .join(' ')
      .replace(/\s/gu, ' ');
    expect(words).toContain('Gluten free on request');
    expect(words).toContain('Order on 01632 960 118');
  });

  it('PIC-344 prints a photo in the colours of the brand where it is asked to', async () => {
    const design: Design = {
      ...(await designed('field', '', 3, NO_BRAND)),
      colours: { primary: '#101820', accent: '#3355dd' },
    };
    const drawn = await draw({ design, brand: NO_BRAND, photo: await photo('field') });
    const { channels } = await sharp(drawn).stats();
    const [red, green, blue] = channels.map(({ mean }) => mean);
    expect(blue).toBeGreaterThan((red ?? 0) + 15);
    expect(blue).toBeGreaterThan((green ?? 0) + 10);
  });

  it('PIC-344 without words carries no more than the signature', async () => {
    const scene = await sceneOf('field', await designed('field', ''));
    expect(scene.texts.flatMap(({ text }) => text.lines)).toEqual(['BB', 'Bean & Bloom', 'Slow coffee, kind planet']);
    expect(scene.photo?.box).toEqual({ x: 0, y: 0, width: 1080, height: 1080 });
  });

  it('PIC-344 whose photo is gone is drawn without one', async () => {
    const design = await designed('lake', SHORT);
    expect(rasterTypeOf(await draw({ design, brand: BEAN }))).toBe('image/png');
  });
});
