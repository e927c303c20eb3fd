/**
 * Compiles a sheet to a tagged PDF with Typst in WebAssembly: no platform binaries, the same bytes in every process.
 * Reads: sheet.typ and the fonts of scripts/lib/fonts/print-fonts.ts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initSync } from '@myriaddreamin/typst-ts-web-compiler';
import { createTypstCompiler, createTypstFontBuilder } from '@myriaddreamin/typst.ts/compiler';
import { directionOf, isolateTexts } from '../../../src/text/language.ts';
import { makePalette } from '../../../src/look/palette.ts';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';
import { fontPackages, fontsOf, type PrintWeight } from '../../lib/fonts/print-fonts.ts';
import { drawingSources, keyOfMaker } from '../../lib/source-hash.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { drawSheet, type SheetDrawings } from './draw-sheet.ts';
import type { SheetContent } from './list-sheets.ts';

export interface SheetCompiler {
  /** Throws on any error or warning from Typst: template and drawings are ours, so it is a bug. */
  compile(sheet: { content: SheetContent; picture?: Uint8Array | undefined }): Promise<Uint8Array>;
}

const packages = createRequire(import.meta.url);

/**
 * In bytes: the engine copies it, and then has memory for 80 sheets. Without it, its memory grows with almost every
 * sheet, and each growth makes V8 collect garbage, which took half of the time of a sheet.
 */
const room = 100_000_000;

/** What sheet.typ says about the pages as set: the ways to try, or null when they stay as they are. */
const waysToTry = { selector: '<next>', field: 'value' };

const weights: readonly PrintWeight[] = [400, 500, 600, 700];

/** Hashes everything besides a sheet's content that affects its bytes, for the cache key. */
export const keyOfSheetMaker = (): string =>
  keyOfMaker(
    [...drawingSources, 'scripts/build/sheets/', 'scripts/lib/fonts/'],
    ['@myriaddreamin/typst-ts-web-compiler', '@myriaddreamin/typst.ts', 'uqr', ...fontPackages],
  );

/** Compiles the WebAssembly module once, to share it between workers. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(packages.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')));
}

/**
 * Creates a compiler. Compile one sheet at a time, because a sheet's files are shared state; create a new compiler
 * after some hundreds, because the engine retains about 2 MB per sheet.
 */
export async function createSheetCompiler(engine?: WebAssembly.Module): Promise<SheetCompiler> {
  const module = engine ?? (await compileEngine());
  const template = await readFile(new URL('sheet.typ', import.meta.url), 'utf8');
  const latin = await fontsOf('', weights);
  const typst = createTypstCompiler();
  // Without `assets: false` it downloads Typst's default fonts.
  initSync({ module });
  await typst.init({ beforeBuild: [loadFonts(await latin.read(), { assets: false })] });
  let loaded = latin.key;
  let sheets = 0;
  let last: { of: string; drawings: SheetDrawings } | undefined;
  typst.addSource('/sheet.typ', template);
  const encoder = new TextEncoder();

  return {
    async compile({ content, picture }) {
      sheets += 1;
      // A build after one change sets only one sheet.
      if (sheets === 2) {
        typst.mapShadow('/room', new Uint8Array(room));
        typst.unmapShadow('/room');
      }
      const { subject, brand, theme, picture: _address, ...words } = content;
      const title = { kind: words.kind, brand: brand.name, theme, words: words.words };
      const drawn = [subject && { ...subject, ...title }, words.url, words.installation?.plan] as const;
      // The drawings are four fifths of the work, and the same in all units.
      const of = JSON.stringify(drawn);
      if (last?.of !== of) last = { of, drawings: drawSheet(...drawn) };
      const { drawing, drawingAlt, plan, code } = last.drawings;
      const { logo, ...named } = brand;
      // Labels are set in capitals.
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
        hasPlan: plan !== '',
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
      for (const [name, svg] of Object.entries({ drawing, plan, code, logo: logo ?? '' }))
        typst.mapShadow(`/${name}.svg`, encoder.encode(svg));
      const set = async (tried: readonly number[]): Promise<Uint8Array> => {
        typst.mapShadow('/tried.json', encoder.encode(JSON.stringify(tried)));
        const made = await typst.runWithWorld({ mainFilePath: '/sheet.typ', inputs: {} }, async (world) => {
          const compiled = await world.compile({ diagnostics: 'full' });
          const [next] = compiled.hasError ? [] : await world.query<(number[] | null)[]>(waysToTry);
          if (next) return next;
          const pdf = compiled.hasError ? undefined : await world.pdf({ diagnostics: 'full' });
          const messages = [...(compiled.diagnostics ?? []), ...(pdf?.diagnostics ?? [])];
          if (!pdf?.result || messages.length > 0) {
            throw new Error(`The sheet of ${words.title} cannot be set: ${JSON.stringify(messages)}`);
          }
          return showTitle(pdf.result);
        });
        return made instanceof Uint8Array ? made : set(made);
      };
      return set([]);
    },
  };
}

/** The search and replacement text have equal length, so that the PDF's byte offsets stay valid. */
const directions = ['L2R', 'R2L'].map((direction) => `    /Direction /${direction}\n  >>`);
const title = '/DisplayDocTitle true\n>>';

/**
 * Makes PDF readers show the document's title instead of its file name (WCAG technique PDF18). It overwrites the
 * reading direction, which only affects two-page spreads. Throws if Typst changes its output format.
 */
function showTitle(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const at = Math.max(...directions.map((direction) => bytes.lastIndexOf(`/ViewerPreferences <<\n${direction}`)));
  if (at < 0) throw new Error('The PDF has no viewer preferences in the form that Typst 0.14 gives them');
  bytes.write(title, bytes.indexOf('    /Direction', at), 'latin1');
  return bytes;
}
