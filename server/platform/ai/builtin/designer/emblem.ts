import { paintSymbol, type SymbolColours } from './art/symbols.ts';
import { distinct, type Ground } from './colour/palette.ts';
import { type Alignment, circle } from './scene.ts';
import type { Stage } from './stage.ts';

/** The colours of a symbol on a ground, or on what lies between them. */
export function symbolOn(ground: Ground, behind = ground.base): SymbolColours {
  const line = ground.isDark ? '#ffffff' : ground.text;
  return { line, fill: distinct([ground.shape, ground.second, ground.soft, behind], [behind, line]) };
}

/** Draws the stage's symbol and keeps backdrops away from it. */
export function placeSymbol(stage: Stage, ground: Ground, x: number, y: number, side: number): void {
  if (!stage.symbol || side <= 0) return;
  stage.reserved.push({ x, y, width: side, height: side });
  stage.scene.shapes.push(paintSymbol(stage.symbol, x, y, side, symbolOn(ground)));
}

/** The stage's symbol inside a disc; on a plain ground it stands free. */
export function placeMedallion(
  stage: Stage,
  ground: Ground,
  x: number,
  y: number,
  size: number,
  align: Alignment = 'center',
): void {
  if (!stage.symbol) return;
  if (stage.texture === 'plain') {
    const side = size * 0.8;
    placeSymbol(stage, ground, align === 'left' ? x : x + (size - side) / 2, y + (size - side) / 2, side);
    return;
  }
  const inside = size * 0.64;
  const at = (size - inside) / 2;
  stage.reserved.push({ x, y, width: size, height: size });
  stage.scene.shapes.push(
    circle(x + size / 2, y + size / 2, size / 2, ground.disc),
    paintSymbol(stage.symbol, x + at, y + at, inside, symbolOn(ground, ground.disc)),
  );
}
