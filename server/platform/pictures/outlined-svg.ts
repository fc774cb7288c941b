import { Resvg } from '@resvg/resvg-js';
import { svgFontFiles } from './svg-fonts.ts';

/** A logo's words are few: more than this is a document, and outlines of it would be huge. */
const MOST_LETTERS = 2_000;
const FONT_NAMES = /\bfont(?:-family)?\s*(?:=\s*(?:"[^"]*"|'[^']*')|:[^;"'<}]*(?:["'][^"']*["'][^;"'<}]*)*)/gi;

/** An SVG whose words are drawn as outlines of the shipped fonts, so that they are seen wherever it is drawn. */
export function withOutlinedText(svg: string): string {
  if (!/<(?:\w+:)?text\b/i.test(svg) || lettersIn(svg) > MOST_LETTERS) return svg;
  const fontFiles = svgFontFiles();
  if (fontFiles.length === 0) return svg;
  // A font that nobody has becomes the serif one; most logos are set in something without serifs.
  const font = { loadSystemFonts: false, fontFiles, serifFamily: 'Arimo', sansSerifFamily: 'Arimo' };
  return new Resvg(svg.replace(FONT_NAMES, ourNames), { font, logLevel: 'off' }).toString();
}

/** Arial and Georgia are not free: Arimo and Gelasio have their widths. */
function ourNames(declared: string): string {
  return declared
    .replace(/\b(?:Helvetica Neue|Helvetica|Arial)\b/gi, 'Arimo')
    .replace(/\b(?:Georgia|Times New Roman|Times|(?<!sans-)serif)\b/gi, 'Gelasio');
}

const lettersIn = (svg: string): number => svg.replace(/<style\b[\s\S]*?<\/style>|<[^>]*>|\s+/gi, '').length;
