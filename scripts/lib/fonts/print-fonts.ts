/**
 * The fonts of what is made outside a browser, sheets and cards. Archivo is a full TTF, since the web font's subsets
 * lack ₹, ° or ×; the fonts of other scripts are read only for texts that have such letters.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import { cardFonts } from '../../../src/drawing/cards/card-text.ts';
import { scriptRuns, type Script } from '../../../src/drawing/cards/script-runs.ts';
import { fontParts, readPart, type PartedFont } from './font-parts.ts';

const packages = createRequire(import.meta.url);

/** Scripts whose font is one file a weight, and the package that holds it; texts in other scripts than these and the parted ones cannot be printed. */
const whole = {
  latin: { package: '@expo-google-fonts/archivo', name: 'Archivo' },
  devanagari: { package: '@expo-google-fonts/noto-sans-devanagari', name: 'NotoSansDevanagari' },
  arabic: { package: '@expo-google-fonts/noto-sans-arabic', name: 'NotoSansArabic' },
} as const;

/** Scripts whose font comes in parts. Of Chinese the forms are those of the mainland. */
const parted: Readonly<Record<Exclude<Script, WholeScript>, PartedFont>> = {
  noto: { package: '@fontsource-variable/noto-sans', parts: /^(greek|cyrillic)/ },
  han: { package: '@fontsource-variable/noto-sans-sc', parts: /^\[\d+\]$/ },
};

type WholeScript = keyof typeof whole;

const isWhole = (script: Script): script is WholeScript => script in whole;

/** The packages whose versions decide how text looks. */
export const fontPackages: readonly string[] = [...Object.values(whole), ...Object.values(parted)].map(
  (font) => font.package,
);

const weights = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' } as const;

export type PrintWeight = keyof typeof weights;

/** The bytes of a font that is one file. */
export async function readFont(script: WholeScript, weight: PrintWeight): Promise<Uint8Array> {
  const { package: from, name } = whole[script];
  const style = weights[weight];
  return new Uint8Array(await readFile(packages.resolve(`${from}/${style}/${name}_${style}.ttf`)));
}

/** The fonts that one text needs. */
export interface TextFonts {
  /** Names of their families. */
  families: string[];
  /** Equal for texts that need the same fonts. */
  key: string;
  read: () => Promise<Uint8Array[]>;
}

/** The fonts of a text: Archivo, and those of the other scripts in it in weights of their own. */
export async function fontsOf(
  text: string,
  latinWeights: readonly PrintWeight[],
  otherWeights: readonly PrintWeight[] = latinWeights,
): Promise<TextFonts> {
  const texts = new Map<Script, string>([['latin', '']]);
  for (const { script, text: run } of scriptRuns(text)) texts.set(script, (texts.get(script) ?? '') + run);
  const files: { name: string; read: () => Promise<Uint8Array> }[] = [];
  for (const [script, run] of texts) {
    const own = script === 'latin' ? latinWeights : otherWeights;
    const parts = isWhole(script) ? [] : (await fontParts(parted[script])).filter(({ has }) => [...run].some(has));
    for (const weight of own) {
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

/** The characters that the fonts together can print. */
export async function readPrintable(): Promise<Set<number>> {
  const fonts = await Promise.all(Object.keys(whole).map((script) => readFont(script as WholeScript, 400)));
  const parts = await Promise.all(Object.values(parted).map(fontParts));
  return new Set([
    ...fonts.flatMap((font) => [...new Face(new Blob(font)).collectUnicodes()]),
    ...parts.flat().flatMap(({ characters }) => [...characters].map((character) => character.codePointAt(0) ?? 0)),
  ]);
}

/** The characters of all texts in a value that no font can print, each once. White space needs no glyph. */
export function findUnprintable(value: unknown, printable: ReadonlySet<number>): string[] {
  const text = JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'string' ? entry.replaceAll(/\s/gu, '') : entry,
  );
  return [...new Set(text)].filter((character) => !printable.has(character.codePointAt(0) ?? 0));
}
