import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../../domain/brand.ts';
import { NO_POSTER } from '../../../../../../domain/post/design.ts';
import { pictureTask } from '../../../../../../tests/support/ai-tasks.ts';
import { ANY_LOOK } from '../../../tasks.ts';
import { barsOf } from '../brief/cells.ts';
import { designOf, layoutsFor } from '../choose.ts';
import { compose } from '../draw.ts';
import { fitText } from '../type/fit.ts';
import { typeface } from '../type/fonts.ts';

const chart = (items: string[], isChart: boolean) =>
  designOf(pictureTask({ poster: { ...NO_POSTER, title: 'Visitors', items }, look: { ...ANY_LOOK, isChart } }));

describe('a chart', () => {
  it('PIC-480 shows numbers of one kind as shares of the largest, and shares as what they are', () => {
    expect(barsOf(['Jan 500', 'Feb 1,000'])).toEqual([
      { name: 'Jan', number: '500', share: 0.5 },
      { name: 'Feb', number: '1,000', share: 1 },
    ]);
    expect(barsOf(['60% tea', '30% coffee', '10% juice'])?.map(({ name, share }) => [name, share])).toEqual([
      ['Tea', 0.6],
      ['Coffee', 0.3],
      ['Juice', 0.1],
    ]);
    expect(barsOf(['Soup £5', 'Trout'])).toBeNull();
  });

  it('PIC-480 is drawn where it is asked for, and for shares; a menu without a currency stays a menu', () => {
    expect(chart(['Jan 320', 'Feb 410', 'Mar 390'], true).layout).toBe('bars');
    expect(chart(['Yoga 48%', 'Spin 30%', 'Boxing 22%'], false).layout).toBe('bars');
    const menu = chart(['Soup 5', 'Trout 16', 'Cake 4'], false);
    expect(menu.layout).not.toBe('bars');
    expect(layoutsFor(menu)).toContain('bars');
    const words = compose({ design: chart(['Jan 320', 'Feb 410'], true), brand: NO_BRAND }).texts.map(({ text }) =>
      text.lines.join(' '),
    );
    expect(words).toEqual(expect.arrayContaining(['Visitors', 'Jan', '320', 'Feb', '410']));
  });
});

describe('what stands on a card', () => {
  it('PIC-488 shows nothing that is forbidden, and breaks its lines where they may be broken', () => {
    const rules = designOf(pictureTask({ poster: { ...NO_POSTER, title: 'Rules', items: ['No running', 'No dogs'] } }));
    expect(rules.symbol).toBeNull();
    const setting = { face: typeface('Inter', 'bold'), lineHeight: 1.1 };
    const { lines } = fitText('Thank you to the volunteers', setting, {
      width: 300,
      height: 400,
      largest: 50,
      smallest: 50,
    });
    expect(lines[0]?.replaceAll('\u00a0', ' ')).toMatch(/^Thank you/u);
    expect(lines.slice(0, -1).filter((line) => /\s(?:the|to)$/u.test(line) && line.split(' ').length > 2)).toEqual([]);
  });
});
