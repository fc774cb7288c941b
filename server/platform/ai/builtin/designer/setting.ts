import type { Alignment } from './scene.ts';
import type { Stage } from './stage.ts';
import type { FittedText, TypeSetting } from './type/fit.ts';
import type { Typeface } from './type/fonts.ts';

/** How large type is set in a face. */
export function displaySetting(face: Typeface): TypeSetting {
  const { lineHeight, tracking } = face.display;
  return { face, lineHeight, tracking };
}

/** How a number is set that stands for itself. */
export function numberSetting(face: Typeface): TypeSetting {
  const { lineHeight, tracking } = face.display;
  return { face, lineHeight: lineHeight * 0.925, tracking: tracking - 0.015 };
}

/** Places a fitted text; large type is moved out by its side bearing, so that edges line up to the eye. */
export function put(
  stage: Stage,
  text: FittedText,
  x: number,
  y: number,
  width: number,
  align: Alignment,
  colour: string,
): void {
  if (text.lines.length === 0) return;
  const outdent = align === 'left' ? text.size * (text.size > stage.unit * 5 ? 0.045 : 0) : 0;
  stage.scene.texts.push({ text, box: { x: x - outdent, y, width, height: text.height }, align, colour });
}
