import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_FONTS, type Brand, NO_BRAND } from '../../../../../domain/brand.ts';
import { ASPECTS } from '../../../../../domain/post/aspects.ts';
import { PLATFORM_RULES, PLATFORMS } from '../../../../../domain/post/platforms.ts';
import { orderedPicture } from '../../../../../tests/support/ai-tasks.ts';
import { leastContrastOf, pngOf, sceneOf, trueWidth } from '../../../../../tests/support/stage/drawings.ts';
import type { PictureTask } from '../../tasks.ts';
import { designOf } from './choose.ts';
import { takenBoxes } from './layouts/backdrops.ts';
import { svgOf, typeset } from './render.ts';

const SALE = 'Create an image announcing our autumn sale, 20% off all shoes this weekend';
const BRIEFS = [
  SALE,
  'A quote card: "Grind just before you brew. Ten minutes later, most of the aroma is gone." — Maya Chen',
  'Our free webinar on email marketing, Thursday 12 June at 6 pm CET, online. Register at example.com',
  '5 tips for better photos:\n1. Use window light\n2. Clean the lens\n3. Keep the background plain\n4. Edit lightly\n5. Print some',
  'We planted 12,500 trees this year. Thank you to every customer who helped.',
  'What book changed how you work?',
  'We are hiring a pastry chef in Copenhagen. Full time, starting in August. Apply now.',
  'Introducing the Trail Runner 2, our lightest running shoe ever.',
  'Draw a quiet forest in the morning, minimal',
  'Осенняя распродажа: скидка 20% на всю обувь',
];
const LOGO = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><circle cx="30" cy="30" r="26" fill="#e0218a"/><path d="M60 50L85 8l25 42z" fill="#ffcf00"/></svg>').toString('base64')}`;
const BEAN: Brand = { ...NO_BRAND, name: 'Bean & Bloom', tagline: 'Slow coffee, kind planet' };

const task = ({ brief = SALE, ...changes }: Partial<PictureTask> = {}): PictureTask =>
  orderedPicture(brief, { brand: BEAN, ...changes });

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const word = fc.stringMatching(/^[A-Za-zÀ-žА-я0-9%$,.!?&'-]{1,24}$/);
const freeBrief = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
const brand = fc.record({
  name: fc.option(fc.oneof(fc.constant('Bean & Bloom'), freeBrief)),
  tagline: fc.option(freeBrief),
  primary: colour,
  accent: colour,
  headings: fc.constantFrom(...BRAND_FONTS),
  body: fc.constantFrom(...BRAND_FONTS),
  logo: fc.constantFrom(null, LOGO),
  logoUsage: fc.constantFrom(null, 'Bottom right, on white only', 'Top left', 'Never on pictures'),
});
const anyTask = fc
  .record({
    brief: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...BRIEFS) }, freeBrief),
    platform: fc.constantFrom(null, ...PLATFORMS),
    variant: fc.nat(40),
    brand,
  })
  .map(({ brand: { primary, accent, headings, body, ...own }, ...rest }) =>
    task({ ...rest, brand: { ...NO_BRAND, ...own, colors: { primary, accent }, fonts: { headings, body } } }),
  );

function sizeOf(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('the built-in designer', () => {
  it('sets its texts as a layer of the picture, not as a picture in it that is cut to its frame', async () => {
    const scene = sceneOf(task({ brief: BRIEFS[0] ?? '' }));
    expect(svgOf(scene, await typeset(scene)).match(/<svg|<\/svg>/gu)).toEqual(['<svg', '</svg>']);
  });

  it('draws the same bytes for the same request', async () => {
    const [first, second] = [await pngOf(task()), await pngOf(task())];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it.each(BRIEFS)('composes another design for each of the first variants of %j', (brief) => {
    const scenes = [0, 1, 2, 3, 4, 5].map((variant) => JSON.stringify(sceneOf(task({ brief, variant }))));
    expect(new Set(scenes).size).toBe(6);
  });

  it.each([...PLATFORMS, null])('draws in the size of %s', async (platform) => {
    const size = platform ? ASPECTS[PLATFORM_RULES[platform].aspect] : { width: 1080, height: 1080 };
    const picture = await pngOf(task({ platform }));
    expect(sizeOf(picture)).toEqual(size);
  });

  it.each([
    ['an empty brief', ''],
    ['only an order', 'Create an image'],
    ['emoji', '🎉🎉 👩‍👩‍👧 🇫🇷'],
    ['Arabic', 'تخفيضات الخريف على جميع الأحذية'],
    ['Hebrew', 'מבצע סתיו על כל הנעליים'],
    ['Chinese', '我们的秋季促销 全场八折'],
    ['a hundred thousand letters', 'x'.repeat(100_000)],
    ['a hundred kilobytes of words', 'autumn sale '.repeat(8_500)],
    ['only quotation marks', "'".repeat(6000)],
    ['marks of SVG', '<script>alert(1)</script> & "<b>bold</b>" ]]> </svg>'],
    ['control characters', 'Hello\u0000\u0007\u001b[31m world\ud800'],
  ])('draws something for %s', async (_, brief) => {
    const picture = await pngOf(task({ brief }));
    expect(sizeOf(picture)).toEqual({ width: 1080, height: 1080 });
  });

  it('draws a scene without boxes for scripts it has no letters for', () => {
    const chinese = task({ brief: '我们的秋季促销' });
    const scene = sceneOf(chinese);
    expect(designOf(chinese).layout).toBe('textless');
    expect(scene.texts.flatMap(({ text }) => text.lines)).toEqual(['BB', 'Bean & Bloom', 'Slow coffee, kind planet']);
  });

  it('leaves the words away where the brief wants none', () => {
    const scene = sceneOf(task({ brief: 'A cosy coffee shop, no text', brand: NO_BRAND }));
    expect(scene.texts).toEqual([]);
  });

  it('does not sign for a brand without a name', () => {
    const scene = sceneOf(task({ brief: 'What book changed how you work?', brand: NO_BRAND }));
    expect(scene.texts.flatMap(({ text }) => text.lines).join(' ')).toBe('What book changed how you work?');
  });

  it('prints only letters of the brief and the brand', () => {
    for (const brief of BRIEFS)
      for (let variant = 0; variant < 6; variant++) {
        const allowed = `${brief} ${BEAN.name} ${BEAN.tagline} BB 12 Jun 1 2 3 4 5`.toLowerCase();
        const scene = sceneOf(task({ brief, variant }));
        const words = scene.texts
          .flatMap(({ text }) => text.lines)
          .join(' ')
          .toLowerCase()
          .split(/[\s\u00a0.,:]+/);
        for (const one of words) expect(allowed).toContain(one.replace(/…$/, ''));
      }
  });

  it('sets every text inside its box, and every box inside the picture', async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, async (one) => {
        const scene = sceneOf(one);
        for (const placed of scene.texts) {
          for (const line of placed.text.lines)
            expect(await trueWidth(placed, line)).toBeLessThanOrEqual(placed.box.width + 2);
          expect(placed.text.lines.length * placed.text.size * placed.text.lineHeight).toBeLessThanOrEqual(
            placed.box.height + 1,
          );
        }
        for (const { box } of takenBoxes(scene)) {
          expect(Math.min(box.x, box.y)).toBeGreaterThan(0);
          expect(box.x + box.width).toBeLessThan(scene.width);
          expect(box.y + box.height).toBeLessThan(scene.height);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('lets no two texts touch', () => {
    fc.assert(
      fc.property(anyTask, (one) => {
        const boxes = takenBoxes(sceneOf(one)).map(({ box }) => box);
        for (const [index, a] of boxes.entries())
          for (const b of boxes.slice(0, index)) {
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            expect(across > 2 && down > 2).toBe(false);
          }
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it('keeps a contrast of 4.5 under every text, whatever the brand colours', () => {
    fc.assert(
      fc.property(anyTask, (one) => {
        expect(leastContrastOf(sceneOf(one))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 60, seed: 3, endOnFailure: true },
    );
  });
});
