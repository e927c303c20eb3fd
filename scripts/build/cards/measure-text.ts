import { isPlaced, piecesOf, scriptRuns, type Script } from '../../../src/drawing/cards/script-runs.ts';
import type { MeasureText, Weight } from '../../../src/drawing/cards/fit-text.ts';
import { fontsOf, readFont } from '../../lib/fonts/print-fonts.ts';
import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';

/** Font weights on cards: three for Latin, one for other scripts. */
export const latinWeights = [500, 600, 700] as const;
export const otherWeights = [600] as const;

interface TextMeasure {
  measure: MeasureText;
  /** Loads the fonts for a text's non-Latin scripts. Must run before `measure`. */
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
  const widthIn = (script: Script, weight: Weight, piece: string): number | undefined => {
    if (script === 'latin') return latin.get(weight)?.(piece);
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
      for (const script of ['noto', 'arabic', 'devanagari'] as const) {
        const texts = runs.filter((run) => run.script === script).map((run) => run.text);
        if (texts.length > 0)
          others[script] = (await (await fontsOf(texts.join(''), [], otherWeights)).read()).map(advanceOf);
      }
    },
  };
}

/** The width of a character or syllable in ems; undefined when the font lacks a glyph for it. */
type Advance = (piece: string) => number | undefined;

function advanceOf(bytes: Uint8Array): Advance {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const known = new Map<string, number | undefined>();
  const measure = (piece: string) => {
    const text = new ShapedText();
    text.addText(piece);
    text.guessSegmentProperties();
    shape(font, text);
    if (text.getGlyphInfos().some(({ codepoint }) => codepoint === 0)) return undefined;
    return text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
  };
  return (piece) => {
    if (!known.has(piece)) known.set(piece, measure(piece));
    return known.get(piece);
  };
}
