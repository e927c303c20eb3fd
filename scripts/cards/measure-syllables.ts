import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';

const program = `#set text(font: "Noto Sans Devanagari", weight: 600, size: 1000pt, fallback: false)
#context [#metadata(json("/syllables.json").map(syllable => measure(text(syllable)).width / 1000pt)) <widths>]`;

/**
 * Loads what tells the width of syllables at a size of 1: in Devanagari it is not the sum of its characters' widths,
 * and resvg 0.41 takes that of the widest glyph.
 */
export async function createSyllableMeasure(
  font: Uint8Array,
): Promise<(syllables: readonly string[]) => Promise<number[]>> {
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
