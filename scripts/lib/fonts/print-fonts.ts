/**
 * Fonts for sheets and cards. Archivo is a full TTF, since the web font's subsets lack ₹, ° or ×. Fonts of other
 * scripts are loaded only for texts that need them.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import { cardFonts } from '../../../src/drawing/cards/card-text.ts';
import { scriptRuns, type Script } from '../../../src/drawing/cards/script-runs.ts';
import { cleanText, unusual } from '../clean-text.ts';
import path from 'node:path';

const packages = createRequire(import.meta.url);

/** Scripts with one font file per weight, and their package. Other scripts cannot be printed, except those below. */
const whole = {
  latin: { package: '@expo-google-fonts/archivo', name: 'Archivo' },
  devanagari: { package: '@expo-google-fonts/noto-sans-devanagari', name: 'NotoSansDevanagari' },
  arabic: { package: '@expo-google-fonts/noto-sans-arabic', name: 'NotoSansArabic' },
} as const;

/** Scripts whose font is split into subsets. Chinese uses the mainland forms. */
const parted: Readonly<Record<Exclude<Script, WholeScript>, PartedFont>> = {
  noto: { package: '@fontsource-variable/noto-sans', parts: /^(greek|cyrillic)/ },
  han: { package: '@fontsource-variable/noto-sans-sc', parts: /^\[\d+\]$/ },
};

type WholeScript = keyof typeof whole;

const isWhole = (script: Script): script is WholeScript => script in whole;

/** The packages whose versions affect the rendering of text. */
export const fontPackages: readonly string[] = [...Object.values(whole), ...Object.values(parted)].map(
  (font) => font.package,
);

const weights = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' } as const;

export type PrintWeight = keyof typeof weights;

/** The bytes of a font that is a single file. */
export async function readFont(script: WholeScript, weight: PrintWeight): Promise<Uint8Array> {
  const { package: from, name } = whole[script];
  const style = weights[weight];
  return new Uint8Array(await readFile(packages.resolve(`${from}/${style}/${name}_${style}.ttf`)));
}

/** The fonts for one text. */
interface TextFonts {
  /** Family names. */
  families: string[];
  /** Equal for texts that need the same fonts. */
  key: string;
  read: () => Promise<Uint8Array[]>;
}

/** The fonts of a text: Archivo, and those of its other scripts with their weights. */
export async function fontsOf(
  text: string,
  latinWeights: readonly PrintWeight[],
  otherWeights: readonly PrintWeight[] = latinWeights,
): Promise<TextFonts> {
  const texts = new Map<Script, string>([['latin', '']]);
  for (const { script, text: run } of scriptRuns(text)) texts.set(script, (texts.get(script) ?? '') + run);
  const files: { name: string; read: () => Promise<Uint8Array> }[] = [];
  for (const [script, run] of texts) {
    const scriptWeights = script === 'latin' ? latinWeights : otherWeights;
    const parts = isWhole(script) ? [] : (await fontParts(parted[script])).filter(({ has }) => [...run].some(has));
    for (const weight of scriptWeights) {
      if (isWhole(script)) files.push({ name: `${script} ${weight}`, read: () => readFont(script, weight) });
      for (const part of parts)
        files.push({ name: `${script} ${part.name} ${weight}`, read: () => readPart(part, weight) });
    }
  }
  return {
    families: [...texts.keys()].map((script) => cardFonts[script]),
    key: files.map(({ name }) => name).join(),
    read: () => Promise.all(files.map(({ read }) => read())),
  };
}

/** The characters that the fonts can print together. */
export async function readPrintable(): Promise<Set<number>> {
  const fonts = await Promise.all(Object.keys(whole).map((script) => readFont(script as WholeScript, 400)));
  const parts = await Promise.all(Object.values(parted).map(fontParts));
  return new Set([
    ...fonts.flatMap((font) => [...new Face(new Blob(font)).collectUnicodes()]),
    ...parts.flat().flatMap(({ characters }) => [...characters].map((character) => character.codePointAt(0) ?? 0)),
  ]);
}

/** The characters in a value's texts that no font can print, without duplicates. */
export function findUnprintable(value: unknown, printable: ReadonlySet<number>): string[] {
  const others = cleanText(JSON.stringify(value)).match(unusual);
  return [...new Set(others)].filter((character) => !printable.has(character.codePointAt(0) ?? 0));
}

interface PartedFont {
  /** A Fontsource package with a variable font. */
  package: string;
  /** Names of the subsets used, as in `unicode.json`. */
  parts: RegExp;
}

interface FontPart {
  package: string;
  name: string;
  characters: string;
  has: (character: string) => boolean;
}

const listed = new Map<string, Promise<FontPart[]>>();

/** The subsets of a font. */
function fontParts(font: PartedFont): Promise<FontPart[]> {
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

/** One subset in one weight as TrueType. Subsets do not overlap. */
function readPart(part: FontPart, weight: number): Promise<Uint8Array> {
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
