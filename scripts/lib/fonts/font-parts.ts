/** Fonts that a package holds in parts, each with the letters of some ranges: a sheet reads only those that it needs. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const packages = createRequire(import.meta.url);

export interface PartedFont {
  /** A package of Fontsource with a variable font. */
  package: string;
  /** Names of the parts that are used, as `unicode.json` has them. */
  parts: RegExp;
}

export interface FontPart {
  package: string;
  name: string;
  characters: string;
  has: (character: string) => boolean;
}

const listed = new Map<string, Promise<FontPart[]>>();

/** The parts of a font. */
export function fontParts(font: PartedFont): Promise<FontPart[]> {
  const parts = listed.get(font.package) ?? listParts(font);
  listed.set(font.package, parts);
  return parts;
}

async function listParts({ package: from, parts }: PartedFont): Promise<FontPart[]> {
  const ranges = JSON.parse(await readFile(packages.resolve(`${from}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([name]) => parts.test(name))
    .map(([name, range]) => {
      const characters = range.split(',').flatMap(charactersOf);
      const known = new Set(characters);
      return { package: from, name, characters: characters.join(''), has: (character) => known.has(character) };
    });
}

/** `U+370-377` → its characters. */
function charactersOf(range: string): string[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

const read = new Map<string, Promise<Uint8Array>>();

/** A part in one weight as a TrueType font, whose letters are in no other part. */
export function readPart(part: FontPart, weight: number): Promise<Uint8Array> {
  const key = `${part.package} ${part.name} ${weight}`;
  const font = read.get(key) ?? makePart(part, weight);
  read.set(key, font);
  return font;
}

async function makePart({ package: from, name, characters }: FontPart, weight: number): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  const file = `${path.basename(from)}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
  const woff2 = await readFile(packages.resolve(`${from}/files/${file}`));
  return new Uint8Array(await subsetFont(woff2, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
}
