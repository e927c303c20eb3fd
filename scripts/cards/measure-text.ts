import { isPlaced, piecesOf, scriptRuns, type Script } from '../../src/drawing/cards/script-runs.ts';
import type { MeasureText, Weight } from '../../src/drawing/cards/fit-text.ts';
import { fontsOf, readFont } from '../lib/fonts/print-fonts.ts';
import { Blob, Face, Font } from 'harfbuzzjs';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';

/** Font weights on cards: three for Latin, one for other scripts. */
export const latinWeights = [500, 600, 700] as const;
export const otherWeights = [600] as const;

export interface TextMeasure {
  measure: MeasureText;
  /** Loads the widths for a text's non-Latin scripts. Must run before `measure`. */
  learn(text: string): Promise<void>;
}

/**
 * Measures text by single characters, and Devanagari by syllables: slightly too wide where letters join or kern, so
 * what fits here also fits on the card. A character without a glyph counts as 1 em, like Chinese.
 */
export async function makeMeasure(): Promise<TextMeasure> {
  const latin = new Map<Weight, Advance>();
  for (const weight of latinWeights) latin.set(weight, advanceOf(await readFont('latin', weight)));
  const others: Partial<Record<Script, readonly Advance[]>> = {};
  const syllables = new Map<string, number>();
  let measureSyllables: Awaited<ReturnType<typeof createSyllableMeasure>> | undefined;
  const widthIn = (script: Script, weight: Weight, piece: string): number | undefined => {
    if (script === 'latin') return latin.get(weight)?.(piece);
    if (script === 'devanagari') return syllables.get(piece);
    return others[script]?.map((advance) => advance(piece)).find((width) => width !== undefined);
  };

  return {
    measure(text, weight) {
      let width = 0;
      for (const run of scriptRuns(text)) {
        const pieces = isPlaced(run.script) ? piecesOf(run) : [...run.text];
        for (const piece of pieces) width += widthIn(run.script, weight, piece) ?? piece.length;
      }
      return width;
    },
    async learn(text) {
      const runs = scriptRuns(text);
      for (const script of ['noto', 'arabic'] as const) {
        const own = runs.filter((run) => run.script === script).map((run) => run.text);
        if (own.length > 0)
          others[script] = (await (await fontsOf(own.join(''), [], otherWeights)).read()).map(advanceOf);
      }
      const unknown = new Set(
        runs
          .flatMap((run) => (run.script === 'devanagari' ? piecesOf(run) : []))
          .filter((piece) => !syllables.has(piece)),
      );
      if (unknown.size === 0) return;
      measureSyllables ??= await createSyllableMeasure(await readFont('devanagari', 600));
      const widths = await measureSyllables([...unknown]);
      [...unknown].forEach((piece, index) => syllables.set(piece, widths[index] ?? piece.length));
    },
  };
}

type Advance = (character: string) => number | undefined;

function advanceOf(bytes: Uint8Array): Advance {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  return (character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    return glyph === undefined ? undefined : font.glyphHAdvance(glyph) / face.upem;
  };
}

const program = `#set text(font: "Noto Sans Devanagari", weight: 600, size: 1000pt, fallback: false)
#context [#metadata(json("/syllables.json").map(syllable => measure(text(syllable)).width / 1000pt)) <widths>]`;

/**
 * Measures syllables at font size 1 with Typst. In Devanagari a syllable's width is not the sum of its characters', and
 * resvg 0.41 uses the width of the widest glyph.
 */
async function createSyllableMeasure(font: Uint8Array): Promise<(syllables: readonly string[]) => Promise<number[]>> {
  const typst = createTypstCompiler();
  await typst.init({ beforeBuild: [loadFonts([font], { assets: false })] });
  typst.addSource('/measure.typ', program);
  return (syllables) => {
    typst.mapShadow('/syllables.json', new TextEncoder().encode(JSON.stringify(syllables)));
    return typst.runWithWorld({ mainFilePath: '/measure.typ', inputs: {} }, async (world) => {
      const { hasError, diagnostics } = await world.compile({ diagnostics: 'full' });
      if (hasError) throw new Error(`Syllables cannot be measured: ${JSON.stringify(diagnostics)}`);
      const [widths] = await world.query<[number[]]>({ selector: '<widths>', field: 'value' });
      return widths;
    });
  };
}
