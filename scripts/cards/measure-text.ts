import { scriptRuns, syllablesOf } from '../../src/drawing/cards/script-runs.ts';
import type { MeasureText, Weight } from '../../src/drawing/cards/fit-text.ts';
import { readFont, type PrintFamily } from '../lib/fonts/print-fonts.ts';
import { readAdvances, readGlyphs } from '../lib/fonts/read-font.ts';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';

/** The fonts that cards are set in: Latin in three weights, the other scripts in one. */
export const cardFontStyles: readonly (readonly [PrintFamily, Weight])[] = [
  ['archivo', 500],
  ['archivo', 600],
  ['archivo', 700],
  ['devanagari', 600],
  ['arabic', 600],
];

export interface TextMeasure {
  measure: MeasureText;
  /** Learns the widths of the Devanagari syllables in a text, which must be done before it is measured. */
  learn(text: string): Promise<void>;
}

/**
 * Measures by the widths of single characters, Devanagari by those of its syllables: a little too wide where letters
 * are joined or kerned, so that what fits here fits on the card, too. What no font has counts as a full square.
 */
export async function makeMeasure(): Promise<TextMeasure> {
  const latin = new Map<Weight, Advance>();
  for (const weight of [500, 600, 700] as const) latin.set(weight, await readAdvance('archivo', weight));
  const arabic = await readAdvance('arabic', 600);
  const syllables = new Map<string, number>();
  let measureSyllables: Awaited<ReturnType<typeof createSyllableMeasure>> | undefined;

  return {
    measure(text, weight) {
      let width = 0;
      for (const { script, text: run } of scriptRuns(text)) {
        const advance = script === 'latin' ? latin.get(weight) : arabic;
        const pieces = script === 'devanagari' ? syllablesOf(run) : [...run];
        for (const piece of pieces)
          width += (script === 'devanagari' ? syllables.get(piece) : advance?.(piece)) ?? piece.length;
      }
      return width;
    },
    async learn(text) {
      const runs = scriptRuns(text).filter(({ script }) => script === 'devanagari');
      const unknown = new Set(runs.flatMap((run) => syllablesOf(run.text)).filter((piece) => !syllables.has(piece)));
      if (unknown.size === 0) return;
      measureSyllables ??= await createSyllableMeasure(await readFont('devanagari', 600));
      const widths = await measureSyllables([...unknown]);
      [...unknown].forEach((piece, index) => syllables.set(piece, widths[index] ?? piece.length));
    },
  };
}

type Advance = (character: string) => number | undefined;

async function readAdvance(family: PrintFamily, weight: Weight): Promise<Advance> {
  const font = await readFont(family, weight);
  const glyphs = readGlyphs(font);
  const widthOf = readAdvances(font);
  return (character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    return glyph === undefined ? undefined : widthOf(glyph);
  };
}

const program = `#set text(font: "Noto Sans Devanagari", weight: 600, size: 1000pt, fallback: false)
#context [#metadata(json("/syllables.json").map(syllable => measure(text(syllable)).width / 1000pt)) <widths>]`;

/**
 * Loads what tells the width of syllables at a size of 1: in Devanagari it is not the sum of its characters' widths,
 * and resvg 0.41 takes that of the widest glyph.
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
