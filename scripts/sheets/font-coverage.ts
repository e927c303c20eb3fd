/** Which characters the sheets' font can print: Typst says nothing when a glyph is missing and prints an empty box. */

/**
 * The characters of a TrueType font, read from its character map (OpenType specification, `cmap`, formats 4 and 12).
 * Throws when it has no Unicode map of these formats.
 */
export function readCoverage(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
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

/** The characters of all texts in a value that the font cannot print, each once. White space needs no glyph. */
export function findMissing(value: unknown, coverage: ReadonlySet<number>): string[] {
  const text = JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'string' ? entry.replaceAll(/\s/gu, '') : entry,
  );
  return [...new Set(text)].filter((character) => !coverage.has(character.codePointAt(0) ?? 0));
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
function readFormat12(view: DataView, map: number): Set<number> {
  const characters = new Set<number>();
  for (let index = 0; index < view.getUint32(map + 12); index += 1) {
    const group = map + 16 + index * 12;
    for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code += 1) characters.add(code);
  }
  return characters;
}

/** Four parallel lists: last characters, first characters, deltas, offsets into the glyph list. */
function readFormat4(view: DataView, map: number): Set<number> {
  const characters = new Set<number>();
  const segments = view.getUint16(map + 6);
  for (let index = 0; index < segments; index += 2) {
    const last = view.getUint16(map + 14 + index);
    const first = view.getUint16(map + 16 + segments + index);
    const delta = view.getUint16(map + 16 + segments * 2 + index);
    const rangeAt = map + 16 + segments * 3 + index;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : view.getUint16(rangeAt + range + (code - first) * 2);
      if ((glyph & 0xffff) !== 0) characters.add(code);
    }
  }
  return characters;
}
