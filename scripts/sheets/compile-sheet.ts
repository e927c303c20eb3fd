/**
 * Typst in WebAssembly: a sheet's content in, a tagged PDF out. No platform binaries, and the same bytes in every process.
 * Reads: sheet.typ and the fonts of the package @expo-google-fonts/archivo. Run by: scripts/steps/sheets.ts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';
import { cleanText } from './clean-text.ts';
import { readCoverage } from './font-coverage.ts';
import type { SheetContent } from './sheet-content.ts';

export interface SheetCompiler {
  /** The sheet as a PDF. Throws when Typst reports anything at all: the template and the drawings are ours, so that is a bug. */
  compile(sheet: SheetContent): Promise<Uint8Array>;
}

const packages = createRequire(import.meta.url);

/** Full TTFs: Typst reads no WOFF2, and the web fonts' subsets lack ₹, ° or ×. */
const fontFiles = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((style) =>
  packages.resolve(`@expo-google-fonts/archivo/${style}/Archivo_${style}.ttf`),
);

const enginePackages = [
  '@myriaddreamin/typst-ts-web-compiler',
  '@myriaddreamin/typst.ts',
  '@expo-google-fonts/archivo',
];

/** The template's source. */
export function readTemplate(): Promise<string> {
  return readFile(new URL('sheet.typ', import.meta.url), 'utf8');
}

/** The characters that sheets can print. */
export async function readSheetCoverage(): Promise<Set<number>> {
  const [regular = ''] = fontFiles;
  return readCoverage(await readFile(regular));
}

/** Everything besides template and content that decides a sheet's bytes: the versions of engine and fonts, in one line. */
export async function readEngineVersion(): Promise<string> {
  const versions = enginePackages.map(async (name) => {
    const manifest: unknown = JSON.parse(await readFile(packages.resolve(`${name}/package.json`), 'utf8'));
    const { version } = manifest as { version: string };
    return `${name}@${version}`;
  });
  return (await Promise.all(versions)).join(' ');
}

/**
 * Loads the engine (0.2 s). It keeps 1.5 MB of each sheet that it sets: renew it after some hundreds. One sheet at a time: the files of a sheet live in the engine while it works.
 */
export async function createSheetCompiler(): Promise<SheetCompiler> {
  const [template, ...fonts] = await Promise.all([readTemplate(), ...fontFiles.map((file) => readFile(file))]);
  const typst = createTypstCompiler();
  // `assets: false`: else it fetches Typst's own fonts from the network.
  await typst.init({
    beforeBuild: [
      loadFonts(
        fonts.map((font) => new Uint8Array(font)),
        { assets: false },
      ),
    ],
  });
  typst.addSource('/sheet.typ', template);
  const encoder = new TextEncoder();

  return {
    async compile({ drawing, ...words }) {
      typst.mapShadow('/sheet.json', encoder.encode(JSON.stringify(cleanText(words))));
      typst.mapShadow('/drawing.svg', encoder.encode(drawing));
      return typst.runWithWorld({ mainFilePath: '/sheet.typ', inputs: {} }, async (world) => {
        const compiled = await world.compile({ diagnostics: 'full' });
        const made = compiled.hasError ? undefined : await world.pdf({ diagnostics: 'full' });
        const messages = [...(compiled.diagnostics ?? []), ...(made?.diagnostics ?? [])];
        if (!made?.result || messages.length > 0) {
          throw new Error(`The sheet of ${words.title} cannot be set: ${JSON.stringify(messages)}`);
        }
        return made.result;
      });
    },
  };
}
