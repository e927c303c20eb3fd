import { escapeText, formatNumber } from '../svg.ts';
import type { FittedText, MeasureText, Weight } from './fit-text.ts';
import { isPlaced, piecesOf, scriptRuns, type Script } from './script-runs.ts';

/** The families that hold the glyphs of a script; whoever makes pixels of a card supplies them. */
export const cardFonts: Readonly<Record<Script, string>> = {
  latin: 'Archivo',
  noto: 'Noto Sans',
  han: 'Noto Sans SC',
  devanagari: 'Noto Sans Devanagari',
  arabic: 'Noto Sans Arabic',
};

export interface TextLine {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  fill: string;
  text: string;
  /** Space between letters, in pixels. */
  tracking?: number;
}

/**
 * A line of text, each script in its own family: a reader that looks for glyphs by itself spaces them wrongly.
 */
export function textLine({ x, y, size, weight, fill, text, tracking }: TextLine, measure: MeasureText): string {
  const runs = scriptRuns(text);
  const arePlaced = runs.some(({ script }) => isPlaced(script));
  let at = x;
  const spans = runs.flatMap((run) => {
    const { script } = run;
    return piecesOf(run).map((piece) => {
      const place = arePlaced ? ` x="${formatNumber(at)}"` : '';
      at += measure(piece, weight) * size;
      const family = script === 'latin' ? '' : ` font-family="${cardFonts[script]}"`;
      return place || family ? `<tspan${place}${family}>${escapeText(piece)}</tspan>` : escapeText(piece);
    });
  });
  const isTracked = tracking !== undefined && runs.every(({ script }) => script === 'latin');
  return (
    `<text x="${formatNumber(x)}" y="${formatNumber(y)}" font-family="${cardFonts.latin}" font-size="${formatNumber(size)}" ` +
    `font-weight="${weight}" fill="${fill}"${isTracked ? ` letter-spacing="${formatNumber(tracking)}"` : ''}>` +
    `${spans.join('')}</text>`
  );
}

/** Lines below each other; `leading` is the distance of their base lines in sizes. */
export function textLines(
  { lines, size }: FittedText,
  { leading, ...first }: Omit<TextLine, 'text' | 'size'> & { leading: number },
  measure: MeasureText,
): string {
  return lines
    .map((text, index) => textLine({ ...first, y: first.y + index * size * leading, size, text }, measure))
    .join('');
}
