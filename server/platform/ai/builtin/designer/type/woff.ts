import { inflateSync } from 'node:zlib';

/** What is measured of a font: all lengths in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  capHeight: number;
  /** The advance of a character, or undefined where the font has no glyph for it. */
  advance(codePoint: number): number | undefined;
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font file is not a WOFF file.');
  const tables = new Map<string, Buffer>();
  const count = file.readUInt16BE(12);
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20;
    const offset = file.readUInt32BE(entry + 4);
    const stored = file.subarray(offset, offset + file.readUInt32BE(entry + 8));
    const isCompressed = stored.length < file.readUInt32BE(entry + 12);
    tables.set(file.toString('latin1', entry, entry + 4), isCompressed ? inflateSync(stored) : stored);
  }
  return tables;
}

function glyphsFromFormat4(table: Buffer, glyphs: Map<number, number>): void {
  const segments = table.readUInt16BE(6) / 2;
  const [ends, starts, deltas, ranges] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6];
  for (let segment = 0; segment < segments; segment++) {
    const end = table.readUInt16BE(ends + segment * 2);
    const start = table.readUInt16BE(starts + segment * 2);
    const delta = table.readUInt16BE(deltas + segment * 2);
    const rangeAt = ranges + segment * 2;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - start) * 2);
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function glyphsFromFormat12(table: Buffer, glyphs: Map<number, number>): void {
  const groups = table.readUInt32BE(12);
  for (let group = 0; group < groups; group++) {
    const at = 16 + group * 12;
    const [start, end, first] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)];
    for (let code = start; code <= end; code++) glyphs.set(code, first + code - start);
  }
}

function glyphsOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) glyphsFromFormat4(table, glyphs);
    if (format === 12) glyphsFromFormat12(table, glyphs);
  }
  return glyphs;
}

/** Reads which characters a WOFF font has and how wide they are, so that text can be fitted before it is drawn. */
export function readWoff(file: Buffer): FontMetrics {
  const tables = tablesOf(file);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font file has no ${name} table.`);
    return found;
  };
  const em = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const os2 = table('OS/2');
  const widths = hhea.readUInt16BE(34);
  const glyphs = glyphsOf(table('cmap'));
  const ascent = hhea.readInt16BE(4) / em;
  return {
    ascent,
    descent: -hhea.readInt16BE(6) / em,
    capHeight: os2.length > 90 && os2.readUInt16BE(0) >= 2 ? os2.readInt16BE(88) / em : ascent * 0.75,
    advance(codePoint) {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? undefined : hmtx.readUInt16BE(Math.min(glyph, widths - 1) * 4) / em;
    },
  };
}

/** The same font as a TrueType file, for a renderer that reads no WOFF. */
export function sfntOf(file: Buffer): Buffer {
  const tables = tablesOf(file);
  const power = Math.floor(Math.log2(tables.size));
  const head = Buffer.alloc(12 + tables.size * 16);
  file.copy(head, 0, 4, 8);
  [tables.size, 16 * 2 ** power, power, 16 * (tables.size - 2 ** power)].forEach((value, index) => {
    head.writeUInt16BE(value, 4 + index * 2);
  });
  const parts: Buffer[] = [head];
  let offset = head.length;
  [...tables].forEach(([tag, table], index) => {
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    // As the WOFF file has it.
    file.copy(head, entry + 4, 44 + index * 20 + 16, 44 + index * 20 + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  });
  return Buffer.concat(parts);
}
