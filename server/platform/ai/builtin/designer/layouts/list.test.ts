import { expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../../domain/brand.ts';
import { NO_POSTER } from '../../../../../../domain/post/design.ts';
import { orderedPicture } from '../../../../../../tests/support/ai-tasks.ts';
import { designOf } from '../choose.ts';
import { compose } from '../draw.ts';
import { LISTS } from '../families.ts';

const poster = {
  ...NO_POSTER,
  title: 'Summer party programme for our kindergarten parents',
  notes: ['Ladybird Kindergarten'],
  times: [{ day: 'Friday 27 June', hours: null }],
  items: ['14:00 Welcome song', '14:30 Sack race', '15:15 Puppet theatre', '16:00 Ice cream', '16:30 Goodbye'],
};

it.each(LISTS)('PIC-535 leads with its heading above the rows: %s', (layout) => {
  const design = { ...designOf(orderedPicture('a list')), poster, layout, aspect: '1:1' as const };
  const sizes = compose({ design, brand: NO_BRAND }).texts.map(({ text }) => ({
    words: text.lines.join(' '),
    size: text.size,
  }));
  const head = sizes.find(({ words }) => words.startsWith('Summer'))?.size ?? 0;
  for (const { words, size } of sizes) if (!words.startsWith('Summer')) expect(size).toBeLessThan(head * 1.15);
});
