import { encode } from 'uqr';
import { scriptRuns } from '../../src/drawing/cards/script-runs.ts';
import { drawGeneralArrangement, type ArrangedSubject } from '../../src/drawing/general-arrangement.ts';

/**
 * A little wider than the text, in the shape of an A3 sheet, so that the drawing has one of the usual scales; in
 * points.
 */
const arrangementSize = { width: 531, height: 376, paper: { name: 'A4', width: (531 / 72) * 25.4, isPart: true } };

/** The pictures of a sheet as SVG documents, and what screen readers are told of them. */
export interface SheetDrawings {
  /** The machine's general arrangement; empty for one that is not drawn. */
  drawing: string;
  drawingAlt: string;
  /** The code that leads a telephone to the machine's page. */
  code: string;
}

/**
 * Draws what a sheet shows. A Devanagari name stands in the title block as its id: drawings can't place its letters.
 */
export function drawSheet(subject: ArrangedSubject | undefined, url: string): SheetDrawings {
  if (!subject) return { drawing: '', drawingAlt: '', code: drawCode(url) };
  const isPlain = scriptRuns(subject.name).every(({ script }) => script !== 'devanagari');
  const named = isPlain ? subject : { ...subject, name: subject.id.toUpperCase() };
  const drawing = drawGeneralArrangement(named, arrangementSize);
  return { drawing, drawingAlt: readWords(drawing), code: drawCode(url) };
}

/** Title and description of one of our own drawings. */
function readWords(svg: string): string {
  const words = ['title', 'desc'].map((name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(svg)?.[1] ?? '');
  return words
    .filter((part) => part !== '')
    .join('; ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '');
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Modules of white around a QR code (ISO/IEC 18004, 9.1: four). */
const quietZone = 4;

/** A QR code of middle error correction as one path, a unit a module, its quiet zone around it. */
function drawCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>\n`
  );
}

/** Start and width of each stretch of dark modules. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
