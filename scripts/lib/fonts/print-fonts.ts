/**
 * The fonts of what is made outside a browser, sheets and cards: full TTFs, since the web font's subsets lack ₹, ° or
 * ×.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readGlyphs } from './read-font.ts';

const packages = createRequire(import.meta.url);

/** The families by the package that holds them; texts in other scripts than these cannot be printed. */
const families = {
  archivo: { package: '@expo-google-fonts/archivo', name: 'Archivo' },
  devanagari: { package: '@expo-google-fonts/noto-sans-devanagari', name: 'NotoSansDevanagari' },
  arabic: { package: '@expo-google-fonts/noto-sans-arabic', name: 'NotoSansArabic' },
} as const;

export type PrintFamily = keyof typeof families;

export const printFamilies = Object.keys(families) as PrintFamily[];

/** The packages whose versions decide how text looks. */
export const fontPackages: readonly string[] = Object.values(families).map((family) => family.package);

const weights = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' } as const;

export type PrintWeight = keyof typeof weights;

/** The bytes of a font. */
export async function readFont(family: PrintFamily, weight: PrintWeight): Promise<Uint8Array> {
  const { package: from, name } = families[family];
  const style = weights[weight];
  return new Uint8Array(await readFile(packages.resolve(`${from}/${style}/${name}_${style}.ttf`)));
}

/** The characters that the fonts together can print. */
export async function readPrintable(): Promise<Set<number>> {
  const fonts = await Promise.all(printFamilies.map((family) => readFont(family, 400)));
  return new Set(fonts.flatMap((font) => [...readGlyphs(font).keys()]));
}

/** The characters of all texts in a value that no font can print, each once. White space needs no glyph. */
export function findUnprintable(value: unknown, printable: ReadonlySet<number>): string[] {
  const text = JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'string' ? entry.replaceAll(/\s/gu, '') : entry,
  );
  return [...new Set(text)].filter((character) => !printable.has(character.codePointAt(0) ?? 0));
}
