import type { Scene, Step } from '../scene.ts';
import type { SheetFormat } from './sheet-format.ts';

/** The paper, its grid, the frame and the letters and figures of its zones. */
export function drawFrame(sheet: Scene, format: SheetFormat): void {
  const { frame, letter, compact, width, height } = format;
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  sheet.rect('paper', 0, 0, width, height);
  if (!compact) {
    const grid: Step[] = [];
    const step = letter * 2.5;
    for (let x = frame.x + step; x < right - 1; x += step) grid.push(['M', x, frame.y], ['L', x, bottom]);
    for (let y = frame.y + step; y < bottom - 1; y += step) grid.push(['M', frame.x, y], ['L', right, y]);
    sheet.path('grid', grid);
    drawZones(sheet, format);
  }
  sheet.rect('frame', frame.x, frame.y, frame.width, frame.height);
}

function drawZones(sheet: Scene, { frame, letter }: SheetFormat): void {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const tick = letter * 0.7;
  const size = letter * 0.8;
  const ticks: Step[] = [];
  const columns = 8;
  const rows = 6;
  for (let i = 0; i < columns; i += 1) {
    const x = frame.x + (frame.width * i) / columns;
    if (i > 0) ticks.push(['M', x, frame.y], ['L', x, frame.y - tick], ['M', x, bottom], ['L', x, bottom + tick]);
    const middle = x + frame.width / columns / 2;
    for (const base of [frame.y - letter * 0.6, bottom + letter * 1.2])
      sheet.text('letteringQuiet', middle, base, size, String(i + 1));
  }
  for (let i = 0; i < rows; i += 1) {
    const y = frame.y + (frame.height * i) / rows;
    if (i > 0) ticks.push(['M', frame.x, y], ['L', frame.x - tick, y], ['M', right, y], ['L', right + tick, y]);
    const middle = y + frame.height / rows / 2 + size * 0.36;
    for (const x of [frame.x - letter, right + letter])
      sheet.text('letteringQuiet', x, middle, size, 'ABCDEF'.charAt(i));
  }
  sheet.path('thin', ticks);
}
