/**
 * Typst in WebAssembly: a sheet's content in, a tagged PDF out. No platform binaries, and the same bytes in every
 * process. Reads: sheet.typ and the fonts of scripts/lib/fonts/print-fonts.ts. Run by: scripts/build/files/sheets.ts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initSync } from '@myriaddreamin/typst-ts-web-compiler';
import { createTypstCompiler, createTypstFontBuilder } from '@myriaddreamin/typst.ts/compiler';
import { directionOf, isolateTexts } from '../../src/catalogue/language.ts';
import { makePalette } from '../../src/look/palette.ts';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';
import { fontPackages, fontsOf, type PrintWeight } from '../lib/fonts/print-fonts.ts';
import { hashSources, readVersions } from '../lib/source-hash.ts';
import { cleanText } from '../lib/clean-text.ts';
import { drawSheet } from './draw-sheet.ts';
import type { SheetJob } from './list-sheets.ts';

export interface SheetCompiler {
  /**
   * The sheet as a PDF. Throws when Typst reports anything at all: the template and the drawings are ours, so that is a
   * bug.
   */
  compile(job: SheetJob): Promise<Uint8Array>;
}

const packages = createRequire(import.meta.url);

const weights: readonly PrintWeight[] = [400, 500, 600, 700];

/** Everything besides its content that decides a sheet's bytes, in one line. */
export async function readSheetEngine(): Promise<string> {
  const program = hashSources([
    'src/drawing/**/*.ts',
    'src/look/*.ts',
    'scripts/sheets/*.{ts,typ}',
    'scripts/lib/fonts/*.ts',
  ]);
  const deciding = ['@myriaddreamin/typst-ts-web-compiler', '@myriaddreamin/typst.ts', 'uqr', ...fontPackages];
  return `${program} ${readVersions(deciding)}`;
}

/**
 * The engine's machine code. Workers that share it need not make it again, nor find out what of it is worth making
 * fast.
 */
export async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(packages.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')));
}

/**
 * Starts the engine. It keeps something of each sheet that it sets: renew it after some hundreds. One sheet at a time:
 * the files of a sheet live in the engine while it works.
 */
export async function createSheetCompiler(engine?: WebAssembly.Module): Promise<SheetCompiler> {
  const module = engine ?? (await compileEngine());
  const template = await readFile(new URL('sheet.typ', import.meta.url), 'utf8');
  const latin = await fontsOf('', weights);
  const typst = createTypstCompiler();
  // `assets: false`: else it fetches Typst's own fonts from the network.
  initSync({ module });
  await typst.init({ beforeBuild: [loadFonts(await latin.read(), { assets: false })] });
  let loaded = latin.key;
  typst.addSource('/sheet.typ', template);
  const encoder = new TextEncoder();

  return {
    async compile({ content, picture }) {
      const { subject, brand, theme, picture: _address, ...words } = content;
      const arranged = subject && { ...subject, kind: words.kind, brand: brand.name, theme, words: words.words };
      const { drawing, drawingAlt, code } = drawSheet(arranged, words.url);
      const { logo, ...named } = brand;
      // Labels stand in capitals.
      const text = JSON.stringify([words, named]);
      const { families, key, read } = await fontsOf(text + text.toUpperCase(), weights);
      if (key !== loaded) {
        const builder = createTypstFontBuilder();
        await builder.init();
        for (const font of await read()) await builder.addFontData(font);
        await builder.build(async (fonts) => typst.setFonts(fonts));
        loaded = key;
      }
      const data = cleanText({
        ...words,
        drawingAlt,
        fonts: families,
        fromRight: directionOf(words.language) === 'rtl',
        hasPicture: picture !== undefined,
        brand: { ...named, hasLogo: logo !== undefined },
      });
      const { description, features, tables } = data;
      const texts = isolateTexts({ description, features, tables }, words.language);
      typst.mapShadow('/sheet.json', encoder.encode(JSON.stringify({ ...data, ...texts })));
      typst.mapShadow('/palette.json', encoder.encode(JSON.stringify(makePalette(theme))));
      typst.mapShadow('/picture.jpg', picture ?? new Uint8Array());
      for (const [name, svg] of Object.entries({ drawing, code, logo: logo ?? '' }))
        typst.mapShadow(`/${name}.svg`, encoder.encode(svg));
      return typst.runWithWorld({ mainFilePath: '/sheet.typ', inputs: {} }, async (world) => {
        const compiled = await world.compile({ diagnostics: 'full' });
        const made = compiled.hasError ? undefined : await world.pdf({ diagnostics: 'full' });
        const messages = [...(compiled.diagnostics ?? []), ...(made?.diagnostics ?? [])];
        if (!made?.result || messages.length > 0) {
          throw new Error(`The sheet of ${words.title} cannot be set: ${JSON.stringify(messages)}`);
        }
        return showTitle(made.result);
      });
    },
  };
}

/** What Typst writes and what stands in its place: the same number of bytes, so that no offset in the file changes. */
const directions = ['L2R', 'R2L'].map((direction) => `    /Direction /${direction}\n  >>`);
const title = '/DisplayDocTitle true\n>>';

/**
 * The same PDF, whose readers show its title in place of its file's name (WCAG technique PDF18). The direction, which
 * gives way, only says which of two pages side by side comes first. Throws when the engine writes its preferences in another way.
 */
function showTitle(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const at = Math.max(...directions.map((direction) => bytes.lastIndexOf(`/ViewerPreferences <<\n${direction}`)));
  if (at < 0) throw new Error('The PDF has no viewer preferences in the form that Typst 0.14 gives them');
  bytes.write(title, bytes.indexOf('    /Direction', at), 'latin1');
  return bytes;
}
