import { encode } from 'uqr';
import { scriptRuns } from '../../../src/drawing/cards/script-runs.ts';
import { drawInstallation, type PlanWords } from '../../../src/drawing/arrangement/installation-plan.ts';
import { drawArrangement } from '../../../src/drawing/made-files.ts';

/** In points: what a page of A4 in landscape leaves to the drawing, slightly wider than the text. */
const arrangementSize = { width: 778, height: 480, paper: { name: 'A4', width: (778 / 72) * 25.4, isPart: true } };

/** A sheet's images as SVG documents, and alternative text. */
export interface SheetDrawings {
  /** The general arrangement of a machine or a line; empty without drawing. */
  drawing: string;
  drawingAlt: string;
  /** The plan on the installation page; empty without drawing. */
  plan: string;
  /** The QR code with the URL of the machine's page. */
  code: string;
}

/** Draws a sheet's images. A Devanagari name is replaced by the id: drawings cannot shape its letters. */
export function drawSheet(
  subject: Parameters<typeof drawArrangement>[0] | undefined,
  url: string,
  planWords?: PlanWords,
): SheetDrawings {
  const code = drawCode(url);
  if (!subject) return { drawing: '', drawingAlt: '', plan: '', code };
  const plan = planWords && 'machine' in subject ? drawInstallation(subject, planWords) : '';
  const drawing = drawArrangement(subject, arrangementSize, printable);
  return { drawing, drawingAlt: readWords(drawing), plan, code };
}

function printable<Subject extends { id: string; name: string }>(subject: Subject): Subject {
  const isPlain = scriptRuns(subject.name).every(({ script }) => script !== 'devanagari');
  return isPlain ? subject : { ...subject, name: subject.id.toUpperCase() };
}

/** Reads title and description of one of our own drawings. */
function readWords(svg: string): string {
  const words = ['title', 'desc'].map((name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(svg)?.[1] ?? '');
  return words
    .filter((part) => part !== '')
    .join('; ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '');
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** In modules; ISO/IEC 18004, 9.1 requires four. */
const quietZone = 4;

/** A QR code (error correction level M) as one path, one unit per module, including the quiet zone. */
function drawCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>\n`
  );
}

/** Start and width of each run of dark modules. */
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
