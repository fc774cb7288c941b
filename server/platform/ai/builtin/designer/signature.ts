import type { Ground } from './colour/palette.ts';
import { type DrawableLogo, PLATES, placeLogo, plateFor } from './logo.ts';
import { type LogoRule, readLogoRule } from './logo-rule.ts';
import { type Alignment, type Box, inset, rect, shared } from './scene.ts';
import type { Stage } from './stage.ts';
import { fitText } from './type/fit.ts';
import { printable } from './type/printable.ts';

function initials(name: string): string {
  const words = name.split(/[\s\-_/]+/u).filter((word) => /[\p{L}\d]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.match(/[\p{L}\d]/u)?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** The logo for a ground: the secondary one where the rule names it, or where only that is seen without a plate. */
function logoFor({ logo, secondaryLogo }: Stage, ground: Ground, rule: LogoRule): DrawableLogo | null {
  if (!logo || !secondaryLogo) return logo ?? secondaryLogo;
  if (rule.secondary === 'always' || rule.secondary === (ground.isDark ? 'dark' : 'light')) return secondaryLogo;
  const isLost = rule.plate === null && plateFor(logo, ground.base) !== null;
  return isLost && plateFor(secondaryLogo, ground.base) === null ? secondaryLogo : logo;
}

interface Mark {
  svg: string;
  letters: string | null;
  width: number;
}

function markOf(
  stage: Stage,
  ground: Ground,
  rule: LogoRule,
  x: number,
  y: number,
  size: number,
  maxWidth: number,
): Mark {
  const logo = logoFor(stage, ground, rule);
  const isStory = stage.safe.height < stage.scene.height;
  if (logo && (rule.forbidden === 'everywhere' || (rule.forbidden === 'stories' && isStory)))
    return { svg: '', letters: null, width: 0 };
  if (logo) {
    const needed = (logo === stage.logo ? rule.plate : null) ?? plateFor(logo, ground.base);
    // A rule for dark grounds is kept on the deep one already.
    const isThere = rule.plate === 'dark' ? ground.name === 'deep' : ground.base === PLATES.white && needed === 'white';
    if (!needed || isThere) {
      const { svg, width } = placeLogo(logo, x, y, size, maxWidth);
      return { svg, letters: null, width };
    }
    const [beside, above] = [size * 0.18, size * 0.12];
    const { svg, width } = placeLogo(logo, x + beside, y + above, size - 2 * above, maxWidth - 2 * beside);
    const plate = rect({ x, y, width: width + 2 * beside, height: size }, PLATES[needed], size * 0.18);
    return { svg: plate + svg, letters: null, width: width + 2 * beside };
  }
  const letters = initials(printable(stage.brand.name ?? ''));
  if (letters === '') return { svg: '', letters: null, width: 0 };
  return { svg: rect({ x, y, width: size, height: size }, ground.chip.fill, size * 0.28), letters, width: size };
}

/**
 * Signs a panel with the brand's logo or initials, its name and tagline where its rule wants them, and gives back the part of the
 * panel that remains for the message. A brand without name and logo leaves the whole.
 */
export function sign(
  stage: Stage,
  panel: Box,
  ground: Ground,
  wished: Alignment = 'left',
  margin = Math.min(stage.margin, Math.min(panel.width, panel.height) * 0.12),
): Box {
  const inner = shared(inset(panel, margin), stage.safe);
  const name = printable(stage.brand.name ?? '');
  const hasLogo = stage.logo !== null || stage.secondaryLogo !== null;
  if (name === '' && !hasLogo) return inner;
  const { unit, scene, type } = stage;
  const rule = readLogoRule(hasLogo ? stage.brand.logoUsage : null);
  const align = rule.align ?? wished;
  const size = unit * 5.8;
  const gap = unit * 1.9;
  const y = rule.edge === 'top' ? inner.y : inner.y + inner.height - size;
  const tagline = printable(stage.brand.tagline ?? '');
  const measured = markOf(stage, ground, rule, 0, 0, size, inner.width * 0.4);
  // A wide logo carries the name itself.
  const isWordmark = hasLogo && measured.width > size * 2.2;
  const room = inner.width - measured.width - gap;
  const nameText = isWordmark ? '' : name;
  const first = fitText(
    nameText,
    { face: type.strong, lineHeight: 1.2, tracking: -0.005 },
    { width: room, height: unit * 3.6, largest: unit * 2.9, smallest: unit * 1.9, maxLines: 1 },
  );
  const second = fitText(
    nameText === '' ? '' : tagline,
    { face: type.body, lineHeight: 1.25 },
    { width: room, height: unit * 2.8, largest: unit * 2.15, smallest: unit * 1.7, maxLines: 1 },
  );
  const words = Math.max(first.width, second.width);
  const total = measured.width + (words > 0 && measured.width > 0 ? gap : 0) + words;
  const x =
    align === 'left'
      ? inner.x
      : align === 'right'
        ? inner.x + inner.width - total
        : inner.x + (inner.width - total) / 2;
  const mark = markOf(stage, ground, rule, x, y, size, inner.width * 0.4);
  scene.shapes.push(mark.svg);
  if (mark.letters) {
    const text = fitText(
      mark.letters,
      { face: type.head, lineHeight: 1 },
      { width: size * 0.84, height: size, largest: size * 0.46, smallest: size * 0.2, maxLines: 1 },
    );
    scene.texts.push({
      text,
      box: { x, y: y + (size - text.height) / 2, width: size, height: text.height },
      align: 'center',
      colour: ground.chip.text,
    });
  }
  const wordsX = x + mark.width + (mark.width > 0 ? gap : 0);
  const top = y + (size - first.height - second.height) / 2;
  for (const [text, offset, colour] of [
    [first, 0, ground.text],
    [second, first.height, ground.muted],
  ] as const)
    if (text.lines.length > 0)
      scene.texts.push({
        text,
        box: { x: wordsX, y: top + offset, width: words + 1, height: text.height },
        align: 'left',
        colour,
      });
  stage.reserved.push({ x, y, width: total, height: size });
  const used = size + unit * 4.2;
  return { ...inner, y: rule.edge === 'top' ? inner.y + used : inner.y, height: inner.height - used };
}
