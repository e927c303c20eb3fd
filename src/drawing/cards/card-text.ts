import { escapeText, formatNumber } from '../svg.ts';
import type { FittedText, Weight } from './fit-text.ts';
import { scriptRuns, type Script } from './script-runs.ts';

/** The families that hold the glyphs of a script; whoever makes pixels of a card supplies them. */
export const cardFonts: Readonly<Record<Script, string>> = {
  latin: 'Archivo',
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

/** A line of text, each script in its own family: a reader that looks for glyphs by itself spaces them wrongly. */
export function textLine({ x, y, size, weight, fill, text, tracking }: TextLine): string {
  const runs = scriptRuns(text).map(({ script, text: run }) =>
    script === 'latin' ? escapeText(run) : `<tspan font-family="${cardFonts[script]}">${escapeText(run)}</tspan>`,
  );
  const spacing = tracking === undefined ? '' : ` letter-spacing="${formatNumber(tracking)}"`;
  return (
    `<text x="${formatNumber(x)}" y="${formatNumber(y)}" font-family="${cardFonts.latin}" font-size="${formatNumber(size)}" ` +
    `font-weight="${weight}" fill="${fill}"${spacing}>${runs.join('')}</text>`
  );
}

/** Lines below each other; `leading` is the distance of their base lines in sizes. */
export function textLines(
  { lines, size }: FittedText,
  { leading, ...first }: Omit<TextLine, 'text' | 'size'> & { leading: number },
): string {
  return lines.map((text, index) => textLine({ ...first, y: first.y + index * size * leading, size, text })).join('');
}
