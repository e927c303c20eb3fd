/** What a TrueType font says of itself: which characters it can print and how wide they are. */

/**
 * The glyph of each character, from the font's character map (OpenType specification, `cmap`, formats 4 and 12).
 * Throws when it has no Unicode map of these formats.
 */
export function readGlyphs(font: Uint8Array): Map<number, number> {
  const view = viewOf(font);
  const cmap = findTable(view, 'cmap');
  const maps = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  );
  const full = maps.find((map) => view.getUint16(map) === 12);
  if (full !== undefined) return readFormat12(view, full);
  const basic = maps.find((map) => view.getUint16(map) === 4);
  if (basic === undefined) throw new Error('The font has no character map of format 4 or 12');
  return readFormat4(view, basic);
}

/** The width of each glyph at a size of 1 (`hmtx`; beyond its last full record all glyphs are as wide as that). */
export function readAdvances(font: Uint8Array): (glyph: number) => number {
  const view = viewOf(font);
  const unitsPerEm = view.getUint16(findTable(view, 'head') + 18);
  const count = view.getUint16(findTable(view, 'hhea') + 34);
  const hmtx = findTable(view, 'hmtx');
  return (glyph) => view.getUint16(hmtx + Math.min(glyph, count - 1) * 4) / unitsPerEm;
}

function viewOf(font: Uint8Array): DataView {
  return new DataView(font.buffer, font.byteOffset, font.byteLength);
}

function findTable(view: DataView, name: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

/** Groups of first character, last character and first glyph, 12 bytes each. */
function readFormat12(view: DataView, map: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint32(map + 12); index += 1) {
    const group = map + 16 + index * 12;
    const first = view.getUint32(group);
    for (let code = first; code <= view.getUint32(group + 4); code += 1)
      glyphs.set(code, view.getUint32(group + 8) + code - first);
  }
  return glyphs;
}

/** Four parallel lists: last characters, first characters, deltas, offsets into the glyph list. */
function readFormat4(view: DataView, map: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const segments = view.getUint16(map + 6);
  for (let index = 0; index < segments; index += 2) {
    const last = view.getUint16(map + 14 + index);
    const first = view.getUint16(map + 16 + segments + index);
    const delta = view.getUint16(map + 16 + segments * 2 + index);
    const rangeAt = map + 16 + segments * 3 + index;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : view.getUint16(rangeAt + range + (code - first) * 2);
      const glyph = listed === 0 && range !== 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
