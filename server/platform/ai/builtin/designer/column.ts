import type { Content } from './brief/card.ts';
import type { Ground } from './colour/palette.ts';
import { Column } from './column-blocks.ts';
import type { Alignment, Box } from './scene.ts';
import { displaySetting, numberSetting } from './setting.ts';
import type { Stage } from './stage.ts';

export interface ColumnOptions {
  align?: Alignment;
  anchor?: 'top' | 'middle' | 'bottom';
  /** The headline's largest size, in units. */
  largest?: number;
  /** How the small line above the headline is marked. */
  kickerMark?: 'dot' | 'pill' | 'plain';
  /** Whether a short number may stand beside its headline where the box is wide. */
  isBeside?: boolean;
  /** Parts that the layout shows itself. */
  without?: ('kicker' | 'big' | 'details' | 'leaf' | 'by' | 'sub' | 'cta')[];
}

// Below this a headline no longer leads: rather all else gets smaller.
const LEAST_LOUD = 5.8;
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52];

/** Few words may be louder than many. */
function loudness(headline: string): number {
  if (headline.length <= 7) return 2;
  if (headline.length <= 14) return 1.4;
  return headline.length <= 26 ? 1.2 : 1;
}

function fill(column: Column, content: Content, options: ColumnOptions): void {
  const { unit, ground, stage, box } = column;
  const { scale } = stage.type.head.display;
  const shows = (part: NonNullable<ColumnOptions['without']>[number]) => !options.without?.includes(part);
  const kicker = shows('kicker') ? content.kicker : null;
  const sub = shows('sub') ? content.sub : null;
  // What stands below the headline is set first: the headline takes the room that is left.
  const below = new Column(stage, ground, box, column.align, unit / stage.unit);
  if (sub)
    below.text(
      sub,
      { face: stage.type.body, lineHeight: 1.36 },
      {
        width: Math.min(box.width, unit * 78),
        height: unit * 19,
        largest: column.small * 3.8,
        smallest: unit * 2.6,
        maxLines: 4,
      },
      ground.muted,
      unit * 2.8,
    );
  if (shows('by') && content.by) below.author(content.by);
  if (shows('details') && content.details.length > 0) below.facts(content.details, shows('leaf') ? content.leaf : null);
  if (shows('cta') && content.cta) below.button(content.cta);
  const belowHeight = below.blocks.reduce((sum, block) => sum + block.height + block.gap, 0);
  const isBeside =
    options.isBeside && (content.big?.length ?? 9) <= 4 && content.headline.length <= 24 && box.width >= unit * 78;
  if (isBeside && content.big) {
    column.amount(content.big, kicker, content.headline, Math.max(unit * 6, box.height - belowHeight));
    column.loudest = LEAST_LOUD;
    if (!below.isWhole) column.isWhole = false;
    column.blocks.push(...below.blocks);
    return;
  }
  if (kicker) column.kicker(kicker, options.kickerMark ?? 'dot');
  const headGap = kicker ? unit * 2.3 : 0;
  if (shows('big') && content.big) {
    const room = column.left(headGap) - belowHeight;
    column.text(
      content.big,
      numberSetting(stage.type.head),
      { height: Math.max(unit * 6, room * 0.62), largest: unit * 34, smallest: unit * 6, maxLines: 1 },
      ground.accent,
      headGap,
    );
    column.text(
      content.headline,
      displaySetting(stage.type.head),
      {
        height: Math.max(unit * 4, column.left(unit * 1.4) - belowHeight),
        largest: unit * 7.4 * scale,
        smallest: unit * 3.2,
      },
      ground.text,
      unit * 1.4,
    );
    column.loudest = LEAST_LOUD;
  } else if (content.headline !== '') {
    const headline = column.text(
      content.headline,
      displaySetting(stage.type.head),
      {
        height: Math.max(unit * 4, column.left(headGap) - belowHeight),
        largest: unit * (options.largest ?? 11) * loudness(content.headline) * scale,
        smallest: unit * 3.8,
      },
      ground.text,
      headGap,
    );
    column.loudest = headline.size / unit / scale;
  }
  if (!below.isWhole) column.isWhole = false;
  column.blocks.push(...below.blocks);
}

/** Sets a card's texts below each other into a box and gives back the box that they take. */
export function setColumn(stage: Stage, ground: Ground, box: Box, options: ColumnOptions = {}): Box {
  const align = options.align ?? 'left';
  let column: Column | null = null;
  for (const scale of SCALES) {
    column = new Column(stage, ground, box, align, scale);
    fill(column, stage.content, options);
    const isLoud = column.loudest >= LEAST_LOUD || scale <= 0.68 || stage.content.headline.length > 70;
    if (column.isWhole && isLoud && column.used <= box.height + 0.5) break;
  }
  if (!column) return box;
  while (column.used > box.height + 0.5 && column.blocks.length > 1) column.blocks.pop();
  const free = box.height - column.used;
  const shares = { top: 0, middle: 0.5, bottom: 1 };
  let y = box.y + free * shares[options.anchor ?? 'middle'];
  const top = y;
  for (const [index, block] of column.blocks.entries()) {
    if (index > 0) y += block.gap;
    block.place(box.x, y);
    y += block.height;
  }
  const width = Math.max(0, ...column.blocks.map((block) => block.width));
  return { x: column.startX(box.x, width), y: top, width, height: y - top };
}

/** Sets a card's call at the foot of a box and gives back the room above it. */
export function setCall(stage: Stage, ground: Ground, box: Box): Box {
  const { cta } = stage.content;
  if (!cta) return box;
  const column = new Column(stage, ground, box, 'left', 0.84);
  column.button(cta);
  const height = column.blocks.reduce((sum, block) => sum + block.height, 0);
  let y = box.y + box.height - height;
  for (const block of column.blocks) {
    block.place(box.x, y);
    y += block.height;
  }
  return { ...box, height: box.height - height - stage.unit * 2.4 };
}
