import { encode } from 'uqr';
import { drawMachine, type DrawnSubject } from '../../src/drawing/draw-machine.ts';

/** The pictures of a sheet as SVG documents: the machine, and the code that leads a telephone to its page. */
export function drawSheet(subject: DrawnSubject, url: string): { drawing: string; code: string } {
  return { drawing: drawMachine(subject, 'front'), code: drawCode(url) };
}

/** Modules of white around a QR code (ISO/IEC 18004, 9.1: four). */
const quietZone = 4;

/** A QR code of middle error correction as one path, a unit a module, its quiet zone around it. */
export function drawCode(text: string): string {
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
