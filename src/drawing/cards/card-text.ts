import { escapeText, svgNumber } from '../svg.ts';
import type { FittedText, MeasureText, Weight } from './fit-text.ts';
import { isPlaced, piecesOf, scriptRuns, type Script } from './script-runs.ts';

/** Font family per script. The renderer must supply these fonts. */
export const cardFonts: Readonly<Record<Script, string>> = {
  latin: 'Archivo',
  noto: 'Noto Sans',
  han: 'Noto Sans SC',
  devanagari: 'Noto Sans Devanagari',
  arabic: 'Noto Sans Arabic',
};

interface TextLine {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  fill: string;
  text: string;
  /** Letter spacing in pixels. */
  tracking?: number;
}

/** A line of text with an explicit font family per script: font fallback in renderers gets the spacing wrong. */
export function textLine({ x, y, size, weight, fill, text, tracking }: TextLine, measure: MeasureText): string {
  const runs = scriptRuns(text);
  const arePlaced = runs.some(({ script }) => isPlaced(script));
  let at = x;
  const spans = runs.flatMap((run) => {
    const { script } = run;
    return piecesOf(run).map((piece) => {
      const place = arePlaced ? ` x="${svgNumber(at)}"` : '';
      at += measure(piece, weight) * size;
      const family = script === 'latin' ? '' : ` font-family="${cardFonts[script]}"`;
      return place || family ? `<tspan${place}${family}>${escapeText(piece)}</tspan>` : escapeText(piece);
    });
  });
  const isTracked = tracking !== undefined && runs.every(({ script }) => script === 'latin');
  return (
    `<text x="${svgNumber(x)}" y="${svgNumber(y)}" font-family="${cardFonts.latin}" font-size="${svgNumber(size)}" ` +
    `font-weight="${weight}" fill="${fill}"${isTracked ? ` letter-spacing="${svgNumber(tracking)}"` : ''}>` +
    `${spans.join('')}</text>`
  );
}

/** `leading` is the line height as a factor of the font size. */
export function textLines(
  { lines, size }: FittedText,
  { leading, ...first }: Omit<TextLine, 'text' | 'size'> & { leading: number },
  measure: MeasureText,
): string {
  return lines
    .map((text, index) => textLine({ ...first, y: first.y + index * size * leading, size, text }, measure))
    .join('');
}
