import type { Content } from './brief/card.ts';
import { mix } from './colour/contrast.ts';
import { type Ground, groundOf } from './colour/palette.ts';
import { type Box, circle, inset, n, rect } from './scene.ts';
import { displaySetting, put } from './setting.ts';
import type { Stage } from './stage.ts';
import { fitText } from './type/fit.ts';

/** The setting and place of a lone display line. */
export function displayLine(stage: Stage, content: string, box: Box, largest: number, colour: string): void {
  const text = fitText(content, displaySetting(stage.type.head), {
    width: box.width,
    height: box.height,
    largest: largest * stage.type.head.display.scale,
    smallest: stage.unit,
    maxLines: 1,
  });
  put(stage, text, box.x, box.y + (box.height - text.height) / 2, box.width, 'center', colour);
}

/** A calendar leaf with month and day. */
export function placeLeaf(stage: Stage, ground: Ground, box: Box, { day, month }: NonNullable<Content['leaf']>): void {
  const { scene } = stage;
  const sheet = groundOf('paper', stage.palette);
  const radius = box.width * 0.09;
  const top = box.height * 0.3;
  const [left, middle] = [box.x + box.width * 0.27, box.y + box.height * 0.065];
  stage.reserved.push(box);
  scene.shapes.push(
    rect(box, ground.isDark ? sheet.base : mix(sheet.base, sheet.text, 0.14), radius),
    ground.isDark ? '' : rect(inset(box, box.width * 0.012), '#ffffff', radius),
    `<path d="M${n(box.x)} ${n(box.y + top)}V${n(box.y + radius)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} ${n(-radius)}h${n(box.width - 2 * radius)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} ${n(radius)}V${n(box.y + top)}z" fill="${ground.chip.fill}"/>`,
    circle(left, middle, box.width * 0.035, ground.base),
    circle(box.x + box.x + box.width - left, middle, box.width * 0.035, ground.base),
  );
  const inner = { x: box.x + box.width * 0.08, width: box.width * 0.84 };
  const strip = { ...inner, y: box.y + top * 0.26, height: top * 0.68 };
  displayLine(stage, month.toUpperCase(), strip, top * 0.5, ground.chip.text);
  displayLine(stage, day, { ...inner, y: box.y + top, height: box.height - top }, box.height * 0.56, sheet.text);
}
