import { scriptRuns, type Script } from '../../src/drawing/cards/script-runs.ts';
import type { MeasureText, Weight } from '../../src/drawing/cards/fit-text.ts';
import { readFont, type PrintFamily } from '../lib/print-fonts.ts';
import { readAdvances, readGlyphs } from '../lib/read-font.ts';

/** The fonts that cards are set in: Latin in three weights, the other scripts in one. */
export const cardFontStyles: readonly (readonly [PrintFamily, Weight])[] = [
  ['archivo', 500],
  ['archivo', 600],
  ['archivo', 700],
  ['devanagari', 600],
  ['arabic', 600],
];

type Advance = (character: string) => number;

/**
 * Measures by the widths of single characters: a little too wide where letters are joined or kerned, so that what fits
 * here fits on the card, too.
 */
export async function makeMeasure(): Promise<MeasureText> {
  const advances = new Map<string, Advance>();
  for (const [family, weight] of cardFontStyles) advances.set(`${family} ${weight}`, await readAdvance(family, weight));
  const advanceOf = (script: Script, weight: Weight): Advance | undefined =>
    script === 'latin' ? advances.get(`archivo ${weight}`) : advances.get(`${script} 600`);
  return (text, weight) => {
    let width = 0;
    for (const run of scriptRuns(text)) {
      const advance = advanceOf(run.script, weight);
      for (const character of run.text) width += advance?.(character) ?? 1;
    }
    return width;
  };
}

/** A character without a glyph counts as a full square. */
async function readAdvance(family: PrintFamily, weight: Weight): Promise<Advance> {
  const font = await readFont(family, weight);
  const glyphs = readGlyphs(font);
  const widthOf = readAdvances(font);
  return (character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    return glyph === undefined ? 1 : widthOf(glyph);
  };
}
